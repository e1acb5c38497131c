import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { streamingReply, message, variant } from "../../../db/schema/chat.ts";
import { refundMessage, refundRepeat } from "../../../domain/quota/quota.ts";
import {
  deleteFormerText,
  nextTextPart,
  textOfStreamingReply,
  textOfVariant,
} from "../../../domain/variants/variantTexts.ts";
import { decideEnd, type EndDecision } from "./decideEnd.ts";
import {
  REPLY_CHANNEL,
  type ReplyEnd,
  type ReplySnapshot,
  type ReplyVariantId,
  statusByFinish,
} from "./reply.ts";
import { isRemovedGreeting } from "../../../domain/takedown/removedGreetings.ts";

/** Seconds without a heartbeat after which the writer of a reply counts as dead. */
const DEAD_AFTER_S = 10;

/**
 * The condition that the process that wrote a reply has ended: no heartbeat for a while, or an earlier start of the only
 * process. The replies in `writing` are excluded: a process knows its own replies, also when the database is too busy to
 * store its heartbeats.
 */
export function abandoned(owner: string, exclusive: boolean, writing: Iterable<string>): SQL {
  if (exclusive) return sql`${streamingReply.owner} <> ${owner}`;
  const silent = sql`${streamingReply.heartbeat_at} < now() - make_interval(secs => ${DEAD_AFTER_S})`;
  const own = sql`${streamingReply.owner} = ${owner} and ${streamingReply.message_id} = any(${`{${[...writing].join(",")}}`}::text[])`;
  return sql`(${silent} and not (${own}))`;
}

/**
 * Ends the replies that meet a condition. Each reply ends exactly once, because only one caller can delete its row in
 * `streaming_reply`. `text` replaces the stored text where the writer knows more. Resolves to the ids of the ended replies.
 */
export async function endReplies(
  db: Database,
  condition: SQL | undefined,
  end: ReplyEnd,
  text?: string,
): Promise<readonly string[]> {
  const ended = await db.transaction(async (tx) => {
    const columns = { ...getTableColumns(streamingReply), text: textOfStreamingReply };
    const rows = await tx.delete(streamingReply).where(condition).returning(columns);
    const formerTexts: (string | null)[] = [];
    for (const row of rows) {
      const decision = decideEnd(row, end, text ?? row.text);
      const { variant: ended, text: written, refund } = decision;
      formerTexts.push(await endVariant(tx, row.variant_id, written, ended));
      await endMessage(tx, row.message_id, decision);
      if (row.charged_day && refund !== "none") await refunds[refund](tx, row.user_id, row.charged_day);
      await notify(tx, "text", row.message_id);
    }
    return { ids: rows.map((row) => row.message_id), formerTexts };
  });
  for (const id of ended.formerTexts) await deleteFormerText(db, id);
  return ended.ids;
}

const refunds = { always: refundMessage, repeat: refundRepeat } as const;

/** Stores the status of a reply, which is that of its selected variant, and why the request failed. */
async function endMessage(db: Database, id: string, { variant: ended, selected, failure }: EndDecision) {
  const ofMessage = eq(message.id, id);
  if (selected === null) {
    await db.update(message).set({ status: statusByFinish[ended.finish], error: failure }).where(ofMessage);
    return;
  }
  const [former] = await db
    .select({ finish: variant.finish })
    .from(variant)
    .where(and(eq(variant.message_id, id), eq(variant.index, selected)));
  const status = statusByFinish[former?.finish ?? "error"];
  await db.update(message).set({ selected, status, error: failure }).where(ofMessage);
}

/** Stores how a variant ended. Resolves to its former text, when it has another one now. */
async function endVariant(
  db: Database,
  id: string,
  text: string,
  { finish, failure }: ReplyEnd,
): Promise<string | null> {
  const result = await db.execute(sql`
    with next as (${nextTextPart(sql`${id}`, text)}), former as (
      select text_id from ${variant}, next where ${variant.id} = ${id}
    )
    update ${variant} set text_id = coalesce((select id from next), text_id), finish = ${finish},
      error = ${failure && JSON.stringify(failure)}::jsonb
    where ${variant.id} = ${id}
    returning (select text_id from former) as former`);
  return rowsOf<{ former: string | null }>(result)[0]?.former ?? null;
}

/**
 * As {@link endReplies}, for one reply that the model completed with a text. Nothing is refunded for such a reply, so that one
 * statement is enough. False when the reply had ended before.
 */
export async function endComplete(
  db: Database,
  condition: SQL | undefined,
  finish: "complete" | "length",
  text: string,
): Promise<boolean> {
  const result = await db.execute(sql`
    with ended as (
      delete from ${streamingReply} where ${condition}
      returning ${streamingReply.message_id}, ${streamingReply.variant_id}
    ), next as (${nextTextPart(sql`(select variant_id from ended)`, text)}
    ), updated_variant as (
      update ${variant} set text_id = coalesce((select id from next), text_id), finish = ${finish}, error = null from ended
      where ${variant.id} = ended.variant_id
    ), updated_message as (
      update ${message} set status = ${statusByFinish[finish]}, error = null from ended
      where ${message.id} = ended.message_id
    ), notified as (
      select pg_notify(${REPLY_CHANNEL}, 'text ' || message_id) from ended
    )
    select (select text_id from ${variant} where id = variant_id and exists (select 1 from next)) as former
    from ended, notified`);
  const [ended] = rowsOf<{ former: string | null }>(result);
  await deleteFormerText(db, ended?.former ?? null);
  return ended !== undefined;
}

/** Notifies every process of a reply. Only ids are sent, because a notification has at most 8,000 bytes. */
async function notify(db: Database, kind: "text" | "stop", messageId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${REPLY_CHANNEL}, ${`${kind} ${messageId}`})`);
}

/** Asks the writer of a reply, in whichever process, to stop. False when nothing is being written. */
export async function requestStop(db: Database, messageId: string): Promise<boolean> {
  const rows = await db
    .update(streamingReply)
    .set({ stop_requested: true })
    .where(eq(streamingReply.message_id, messageId))
    .returning({ id: streamingReply.message_id });
  if (rows.length > 0) await notify(db, "stop", messageId);
  return rows.length > 0;
}

/** Whether a variant of a reply is being written. */
export async function isWriting(db: Database, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: streamingReply.message_id })
    .from(streamingReply)
    .where(eq(streamingReply.message_id, messageId));
  return rows.length > 0;
}

/** A variant as it is stored; `dead` when its process has ended. Null when there is no such variant. */
export async function readReply(
  db: Database,
  { messageId, variantId }: ReplyVariantId,
  isAbandoned: SQL,
): Promise<(ReplySnapshot & { readonly dead: boolean }) | null> {
  const [row] = await db
    .select({
      text: sql<string>`case when ${isRemovedGreeting} then '' else ${textOfVariant} end`,
      finish: variant.finish,
      error: variant.error,
      running: sql<
        string | null
      >`case when ${streamingReply.message_id} is not null then ${textOfStreamingReply} end`,
      waiting: streamingReply.waiting,
      dead: sql<boolean | null>`${isAbandoned}`,
    })
    .from(variant)
    .innerJoin(message, eq(message.id, variant.message_id))
    .leftJoin(streamingReply, eq(streamingReply.variant_id, variant.id))
    .where(and(eq(variant.id, variantId), eq(variant.message_id, messageId)));
  if (!row) return null;
  if (row.running !== null) {
    return { text: row.running, end: null, waiting: row.waiting ?? false, dead: row.dead === true };
  }
  return { text: row.text, end: { finish: row.finish ?? "error", failure: row.error }, dead: false };
}
