import type { Variant, Message } from "@mimi/contract";
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { streamingReply, message, type MessageRow } from "../../../db/schema/chat.ts";
import { failureOf } from "../../../shared/errors/failureOf.ts";
import { messageColumns } from "../../../domain/takedown/removedGreetings.ts";
import { readVariants } from "../../../domain/variants/greetings.ts";
import {
  isEmptyFailure,
  textOfStreamingReply,
  type VariantRow,
  withoutText,
} from "../../../domain/variants/variantTexts.ts";
import { roleOf } from "./messageRole.ts";

/** Consecutive messages, the oldest first, and whether there are more before and after them. */
export interface MessagePage {
  readonly messages: Message[];
  readonly has_more: boolean;
  readonly has_newer: boolean;
}

/** Which messages of a chat to read: the newest, or those before, after or around one. */
export interface Place {
  readonly count: number;
  readonly before?: MessageRow | undefined;
  readonly after?: MessageRow | undefined;
  readonly around?: MessageRow | undefined;
}

/** The newest messages of a chat, or those before, after or around one. */
export async function readMessages(db: Database, chatKey: string, place: Place): Promise<MessagePage> {
  const { rows, ...sides } = await readRows(db, chatKey, place);
  return { messages: await asMessages(db, rows), ...sides };
}

type Rows = Omit<MessagePage, "messages"> & { readonly rows: MessageRow[] };

async function readRows(db: Database, chatKey: string, place: Place): Promise<Rows> {
  const { count, before, after, around } = place;
  if (after) {
    const found = await newer(db, chatKey, after.position, count + 1);
    return { rows: found.slice(0, count), has_more: true, has_newer: found.length > count };
  }
  if (around) {
    const [up, down] = [
      await older(db, chatKey, around.position, count + 1),
      await newer(db, chatKey, around.position, count + 1),
    ];
    // The message is in the middle. Near an end of the chat the other side gets more messages.
    const half = Math.floor((count - 1) / 2);
    const above = Math.min(up.length, Math.max(half, count - 1 - down.length));
    const below = Math.min(down.length, count - 1 - above);
    const rows = [...up.slice(up.length - above), around, ...down.slice(0, below)];
    return { rows, has_more: up.length > above, has_newer: down.length > below };
  }
  const found = await older(db, chatKey, before?.position ?? null, count + 1);
  const rows = found.slice(-count);
  return { rows, has_more: found.length > count, has_newer: before !== undefined };
}

/** Up to `count` messages before a position (null: the end), the oldest first. */
async function older(db: Database, chatKey: string, position: number | null, count: number) {
  const scope = position === null ? undefined : lt(message.position, position);
  return (await selectPresent(db, chatKey, scope).orderBy(desc(message.position)).limit(count)).reverse();
}

/** Up to `count` messages after a position, the oldest first. */
export async function newer(
  db: Database,
  chatKey: string,
  position: number,
  count: number,
): Promise<MessageRow[]> {
  return selectPresent(db, chatKey, gt(message.position, position))
    .orderBy(asc(message.position))
    .limit(count);
}

function selectPresent(db: Database, chatKey: string, scope: SQL | undefined) {
  return db
    .select(messageColumns)
    .from(message)
    .where(and(eq(message.chat_key, chatKey), isNull(message.deleted_at), scope))
    .$dynamic();
}

/** One message of a chat; null when the chat has no such message, or when the message is deleted. */
export async function readMessageRow(db: Database, chatKey: string, id: string): Promise<MessageRow | null> {
  const [row] = await selectPresent(db, chatKey, eq(message.id, id));
  return row ?? null;
}

/** One message as the contract shows it. */
export async function readMessage(db: Database, chatKey: string, id: string): Promise<Message | null> {
  const row = await readMessageRow(db, chatKey, id);
  const [shown] = row ? await asMessages(db, [row]) : [];
  return shown ?? null;
}

/** Messages as the contract shows them. A reply that is being written has the text stored so far. */
export async function asMessages(db: Database, rows: readonly MessageRow[]): Promise<Message[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  // Running replies are read first: a reply that ends between the two reads then has its full text, not an empty one.
  const running = await db
    .select({ id: streamingReply.message_id, text: textOfStreamingReply })
    .from(streamingReply)
    .where(inArray(streamingReply.message_id, ids));
  const byMessage = await readVariants(db, rows);
  return rows.map((row) =>
    asMessage(row, byMessage.get(row.id) ?? [], running.find(({ id }) => id === row.id)?.text ?? ""),
  );
}

/** A message as the contract shows it; `running` is the text of the variant that is being written. */
export function asMessage(stored: MessageRow, variants: readonly VariantRow[], running: string): Message {
  const row = stored.taken_down ? { ...stored, ...takenDown } : stored;
  const alternatives = stored.taken_down ? variants.map((one) => ({ ...one, ...withoutText })) : variants;
  const shown = shownVariants(row, alternatives).map((one) => asVariant(one, running));
  const { feedback, feedback_text } = alternatives[row.selected] ?? {};
  return {
    id: row.id,
    client_id: row.client_id,
    chat_key: row.chat_key,
    parent_id: row.parent_id,
    kind: row.kind,
    role: roleOf(row),
    alternatives: shown,
    selected: row.selected,
    status: row.status,
    error: row.error,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    pinned: row.pinned,
    in_memory: true,
    ...(row.crisis ? { crisis: true } : {}),
    feedback: feedback ? { verdict: feedback, text: feedback_text ?? "" } : null,
    seq: shown[row.selected]?.text.length ?? 0,
  };
}

const takenDown = { status: "blocked", error: failureOf("removed_by_moderator") } as const;

/** All variants, without one at the end that failed without a text, unless it is the reply itself. */
function shownVariants({ selected }: MessageRow, alternatives: readonly VariantRow[]) {
  const last = alternatives.at(-1);
  const isHidden = last !== undefined && last.index !== selected && isEmptyFailure(last);
  return isHidden ? alternatives.slice(0, -1) : alternatives;
}

function asVariant(row: VariantRow, running: string): Variant {
  return {
    id: row.id,
    text: row.finish === null ? running : row.text,
    created_at: row.created_at.toISOString(),
    finish: row.finish,
    original: row.original,
  };
}
