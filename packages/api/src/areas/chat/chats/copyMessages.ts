import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import type { MessageRow } from "../types.ts";

/** Messages, and bytes of variants, that one statement copies. Others wait for a statement of the embedded database. */
const MESSAGES = 100;
const BYTES = 100_000;

/** A copied message. */
interface Copied {
  readonly id: string;
  readonly position: number;
}

/**
 * Copies the messages of a chat up to one of them, within the database, so that a long chat is not loaded into this process. It
 * runs in many short steps and not in one transaction, so that others do not wait. See {@link isSameCopy}.
 */
export async function copyMessages(db: Database, last: MessageRow, chatKey: string): Promise<void> {
  for (let before: Copied | null = null; ; ) {
    const copied: Copied | null = await copyNext(db, { last, chatKey, before });
    if (!copied) return;
    for (const ids of await variantsBetween(db, last.chat_key, before?.position ?? -1, copied.position)) {
      await copyVariants(db, ids, chatKey);
    }
    before = copied;
  }
}

/** Copies the next messages, and resolves to the last of them; null when there are no more. */
async function copyNext(
  db: Database,
  { last, chatKey, before }: { last: MessageRow; chatKey: string; before: Copied | null },
): Promise<Copied | null> {
  const result = await db.execute(sql`
    with source as materialized (
      select gen_random_uuid()::text as new_id, * from ${message}
      where chat_key = ${last.chat_key} and position > ${before?.position ?? -1} and position <= ${last.position}
        and deleted_at is null
      order by position limit ${MESSAGES}
    ), copied as (
      insert into ${message} (id, chat_key, parent_id, role, selected, status, error, position, created_at, edited_at,
        pinned, crisis, taken_down)
      select new_id, ${chatKey}, coalesce(lag(new_id) over (order by position), ${before?.id ?? null}::text), role,
        selected, status, error, position, created_at, edited_at, pinned, crisis, taken_down
      from source
    )
    select new_id as id, position from source order by position desc limit 1`);
  return rowsOf<Copied>(result)[0] ?? null;
}

/** The variants of the messages after a position and up to another, in groups for one statement each. */
async function variantsBetween(
  db: Database,
  chatKey: string,
  after: number,
  upTo: number,
): Promise<string[][]> {
  const rows = await db
    .select({ id: alternative.id, bytes: sql<number>`octet_length(${alternative.text})` })
    .from(message)
    .innerJoin(alternative, eq(alternative.message_id, message.id))
    .where(
      and(
        eq(message.chat_key, chatKey),
        sql`${message.position} > ${after}`,
        lte(message.position, upTo),
        isNull(message.deleted_at),
      ),
    );
  const groups: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { id, bytes } of rows) {
    size += bytes;
    if (size > BYTES) {
      groups.push([]);
      size = bytes;
    }
    groups.at(-1)?.push(id);
  }
  return groups;
}

async function copyVariants(db: Database, ids: readonly string[], chatKey: string): Promise<void> {
  await db.execute(sql`
    insert into ${alternative}
      (id, message_id, user_id, index, text, original, finish, error, feedback, feedback_text, created_at)
    select gen_random_uuid()::text, copy.id, one.user_id, one.index, one.text, one.original, one.finish, one.error,
      one.feedback, one.feedback_text, one.created_at
    from ${alternative} as one
    join ${message} as source on source.id = one.message_id
    join ${message} as copy on copy.chat_key = ${chatKey} and copy.position = source.position
    where one.id = any(${sql.param(`{${ids.join(",")}}`)}::text[])`);
}

/** Whether a copy has what its source has now: the source can have changed while it was copied. */
export async function isSameCopy(db: Database, last: MessageRow, chatKey: string): Promise<boolean> {
  const result = await db.execute(sql`
    select
      (select count(*) from ${message} where chat_key = ${last.chat_key} and position <= ${last.position}
        and deleted_at is null)
      = (select count(*) from ${message} where chat_key = ${chatKey})
      and (select count(*) from ${message} where chat_key = ${chatKey})
      = (select count(*) from ${message} as source
        join ${message} as copy on copy.chat_key = ${chatKey} and copy.position = source.position
        where source.chat_key = ${last.chat_key} and source.position <= ${last.position} and source.deleted_at is null
          and (copy.status, copy.selected, copy.taken_down) = (source.status, source.selected, source.taken_down)
          and copy.edited_at is not distinct from source.edited_at)
      and not exists (select 1 from ${message} as copy join ${alternative} as one on one.message_id = copy.id
        where copy.chat_key = ${chatKey} and one.finish is null) as same`);
  return rowsOf<{ same: boolean }>(result)[0]?.same === true;
}
