import { ErrorCode, type Finish } from "@mimi/contract";
import { and, eq, gt, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { alternative, chat, generation, message, type StoredFailure } from "../../../db/schema.ts";
import { refundMessage } from "../../../domain/quota/quota.ts";
import { previewOf } from "../messages/excerpt.ts";

/** The channel on which processes tell each other of replies: `text <id> <id>...` and `stop <id>`. */
export const REPLY_CHANNEL = "mimi_reply";
/** Seconds without a heartbeat after which the writer of a reply is taken for dead. */
const DEAD_AFTER_S = 10;

/** How a reply ended. */
export interface ReplyEnd {
  readonly finish: Finish;
  /** Set when `finish` is `error`. */
  readonly failure: StoredFailure | null;
}

/** A reply as far as it is written. */
export interface ReplySnapshot {
  /** Never ends within a surrogate pair. */
  readonly text: string;
  /** Null while it is being written. */
  readonly end: ReplyEnd | null;
  /** Whether it waits for its turn at the model. @default false */
  readonly waiting?: boolean;
  /** What was added to it last, for those who know the rest: a text that grows is copied when something is cut out of it. */
  readonly added?: { readonly from: number; readonly text: string };
}

/** Told when whoever wrote a reply went away. */
export const interrupted: StoredFailure = {
  code: ErrorCode.providerFailed,
  message: "The reply was interrupted on our side. What was written is kept.",
  retryable: true,
};

/** The status of a message whose selected variant ended so. */
export const statusByFinish = {
  complete: "done",
  length: "done",
  stopped: "stopped",
  blocked: "blocked",
  error: "failed",
} as const satisfies Record<Finish, string>;

/**
 * The condition that a reply's writer is gone: dead for a while, or of an earlier life of the only process. Whoever asks
 * knows best which replies it writes itself: a database too busy to take its heartbeats does not end them.
 */
export function abandoned(owner: string, exclusive: boolean, writing: Iterable<string>): SQL {
  if (exclusive) return sql`${generation.owner} <> ${owner}`;
  const silent = sql`${generation.beat} < now() - make_interval(secs => ${DEAD_AFTER_S})`;
  const own = sql`${generation.owner} = ${owner} and ${generation.message_id} = any(${`{${[...writing].join(",")}}`}::text[])`;
  return sql`(${silent} and not (${own}))`;
}

/**
 * Ends replies that meet a condition, each exactly once whoever tries: the row of the running reply is what decides.
 * `text` replaces the stored text where the writer knows more. Resolves to the replies that ended.
 */
export async function endReplies(
  db: Database,
  which: SQL | undefined,
  end: ReplyEnd,
  text?: string,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx.delete(generation).where(which).returning();
    for (const row of rows) {
      const written = text ?? row.text;
      await tx
        .update(alternative)
        .set({ text: written, finish: end.finish, error: end.failure })
        .where(eq(alternative.id, row.alternative_id));
      await tx
        .update(message)
        .set({ status: statusByFinish[end.finish], error: end.failure })
        .where(eq(message.id, row.message_id));
      if (written) {
        await tx
          .update(chat)
          .set({ preview: previewOf(written) })
          .where(and(eq(chat.chat_key, row.chat_key), isNewest(tx, row.message_id)));
      }
      if (row.charged_day && isFree(end.finish, written.length - row.base)) {
        await refundMessage(tx, row.user_id, row.charged_day);
      }
      await notify(tx, "text", row.message_id);
    }
    return rows.map((row) => row.message_id);
  });
}

/**
 * What {@link endReplies} does, for a reply that came to its own end with these words: nothing is given back for it, so that
 * one statement does it all, where many end at once. False when something else ended it.
 */
export async function endComplete(
  db: Database,
  which: SQL | undefined,
  finish: "complete" | "length",
  text: string,
): Promise<boolean> {
  const result = await db.execute(sql`
    with ended as (
      delete from ${generation} where ${which}
      returning ${generation.message_id}, ${generation.alternative_id}, ${generation.chat_key}
    ), worded as (
      update ${alternative} set text = ${text}, finish = ${finish}, error = null from ended
      where ${alternative.id} = ended.alternative_id
    ), marked as (
      update ${message} set status = ${statusByFinish[finish]}, error = null from ended
      where ${message.id} = ended.message_id
    ), shown as (
      update ${chat} set preview = ${previewOf(text)} from ended
      where ${chat.chat_key} = ended.chat_key and ${isNewest(db, sql`ended.message_id`)}
    ), told as (
      select pg_notify(${REPLY_CHANNEL}, 'text ' || message_id) from ended
    )
    select count(*)::int as ended from told`);
  return rowsOf<{ ended: number }>(result)[0]?.ended === 1;
}

/** The condition that nothing follows a message: its words are what lists show of the chat. */
function isNewest(db: Database, messageId: string | SQL): SQL {
  const reply = alias(message, "reply");
  const later = db
    .select({ id: message.id })
    .from(message)
    .innerJoin(reply, and(eq(reply.chat_key, message.chat_key), gt(message.position, reply.position)))
    .where(and(eq(reply.id, messageId), isNull(message.deleted_at)));
  return notExists(later);
}

/** Product 5: nothing is charged for what came to nothing, or was blocked. `written` counts what was added. */
function isFree(finish: Finish, written: number): boolean {
  if (finish === "blocked") return true;
  return written <= 0 && (finish === "error" || finish === "stopped");
}

/** Tells every process about a reply. Only identifiers travel: a notice holds at most 8,000 bytes. */
async function notify(db: Database, kind: "text" | "stop", messageId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${REPLY_CHANNEL}, ${`${kind} ${messageId}`})`);
}

/** Asks the writer of a reply, in whichever process, to stop. False when nothing is being written. */
export async function requestStop(db: Database, messageId: string): Promise<boolean> {
  const rows = await db
    .update(generation)
    .set({ stop_requested: true })
    .where(eq(generation.message_id, messageId))
    .returning({ id: generation.message_id });
  if (rows.length > 0) await notify(db, "stop", messageId);
  return rows.length > 0;
}

/** Whether a variant of a reply is being written. */
export async function isWriting(db: Database, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: generation.message_id })
    .from(generation)
    .where(eq(generation.message_id, messageId));
  return rows.length > 0;
}

/** A variant of a reply: what a stream tells of. */
export interface ReplyVariantId {
  readonly messageId: string;
  readonly alternativeId: string;
}

/** A variant as the database knows it; `dead` when its writer is gone. Null when there is no such variant. */
export async function readReply(
  db: Database,
  { messageId, alternativeId }: ReplyVariantId,
  isAbandoned: SQL,
): Promise<(ReplySnapshot & { readonly dead: boolean }) | null> {
  const [row] = await db
    .select({
      text: alternative.text,
      finish: alternative.finish,
      error: alternative.error,
      running: generation.text,
      waiting: generation.waiting,
      dead: sql<boolean | null>`${isAbandoned}`,
    })
    .from(alternative)
    .leftJoin(generation, eq(generation.alternative_id, alternative.id))
    .where(and(eq(alternative.id, alternativeId), eq(alternative.message_id, messageId)));
  if (!row) return null;
  if (row.running !== null) {
    return { text: row.running, end: null, waiting: row.waiting ?? false, dead: row.dead === true };
  }
  return { text: row.text, end: { finish: row.finish ?? "error", failure: row.error }, dead: false };
}
