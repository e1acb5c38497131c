import { type SQL, sql } from "drizzle-orm";
import { modelRequest as request } from "../../../db/schema/limits.ts";
import { statementOf } from "../../../db/statements.ts";
import { SET_BACK_MS } from "./ModelQueue.ts";

/** Channel of the ids of requests that another process has given a place. */
export const BEGUN_CHANNEL = "mimi_model_queue";
/** Seconds without a heartbeat after which the process of a request is gone. */
export const GONE_S = 10;
/** Seconds after which a heartbeat is due. */
const HEARTBEAT_S = 3;
/** First key of the advisory locks of the queues; the second one is the model. */
const QUEUE_LOCK = 727_273;

const now = sql`clock_timestamp()`;
const literal = (value: number) => sql.raw(String(value));
const isWaiting = sql`${request.begun_at} is null`;

/**
 * Locks the queue of model $1 until the end of the transaction. The lock is a statement of its own, so that the statements after
 * it see what the process before has changed.
 */
export const lockQueue = statementOf(
  "lock model queue",
  sql`select pg_advisory_xact_lock(${literal(QUEUE_LOCK)}, hashtext($1))::text`,
  1,
);

/** Removes the requests to model $1 whose process is gone. */
export const removeGone = statementOf(
  "remove gone model requests",
  sql`delete from ${request} where ${request.model} = $1 and ${request.heartbeat_at} < ${now} - ${seconds(GONE_S)}`,
  1,
);

/** Adds request $1 to model $2, of caller $3 by process $4, with a head start of $5 milliseconds. */
export const addRequest = statementOf(
  "add model request",
  sql`insert into ${request} (id, model, caller, owner, due_at, heartbeat_at)
    select $1, $2, $3, $4,
      ${now} + interval '1 millisecond' * (${literal(SET_BACK_MS)} * count(*) - $5::integer), ${now}
    from ${request} where ${request.model} = $2 and ${request.caller} = $3`,
  5,
);

/** Removes request $1. */
export const removeRequest = statementOf(
  "remove model request",
  sql`delete from ${request} where ${request.id} = $1`,
  1,
);

/** Gives the free ones of the $2 places at model $1 to the first requests. Notifies processes other than $3. Selects the ids. */
export const beginRequests = statementOf(
  "begin model requests",
  sql`with next as (
      select id from ${request} where ${request.model} = $1 and ${isWaiting} order by ${request.due_at}
      limit greatest(0, $2::integer -
        (select count(*) from ${request} where ${request.model} = $1 and not (${isWaiting})))
    ), begun as (
      update ${request} set begun_at = ${now} from next where ${request.id} = next.id
      returning ${request.id}, ${request.owner}
    )
    select id, case when owner <> $3 then pg_notify(${sql.raw(`'${BEGUN_CHANNEL}'`)}, id)::text end from begun`,
  3,
);

/** The requests of process $2 to model $1, and whether they have a place. */
export const ownRequests = statementOf(
  "own model requests",
  sql`select ${request.id}, (not (${isWaiting}))::text from ${request}
    where ${request.model} = $1 and ${request.owner} = $2`,
  2,
);

/**
 * The heartbeat of requests. It leaves out the rows that another statement changes at the moment: two statements that wait for
 * each other's rows would be a deadlock.
 */
export function heartbeat(ids: readonly string[]): SQL {
  return sql`
    update ${request} set heartbeat_at = ${now} where id in (
      select id from ${request} where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
        and heartbeat_at < ${now} - ${seconds(HEARTBEAT_S)}
      for update skip locked
    )`;
}

function seconds(value: number): SQL {
  return sql.raw(`interval '${value} seconds'`);
}
