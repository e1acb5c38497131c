import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { prepareOnce } from "../../../db/prepareOnce.ts";
import { chatRequest, message } from "../../../db/schema/chat.ts";
import { errorFor } from "../../../shared/errors/ApiError.ts";
import { sha256 } from "../../../shared/ids.ts";

/** A request as it is stored. */
export type RequestRow = typeof chatRequest.$inferSelect;

/** A request about a message, with the `client_id` that the client chose for the request. */
export interface ChatRequest {
  readonly kind: RequestRow["kind"];
  readonly chat_key: string;
  readonly message_id: string;
  readonly client_id: string;
  readonly note?: string | undefined;
}

/** What the `client_id` of a request was used for before. */
export interface ClientIdUse {
  /** The request that was stored with the same `client_id`. */
  readonly request: RequestRow | null;
  /** Whether a message was sent with the same `client_id`. */
  readonly isSent: boolean;
}

/**
 * Whether a `client_id` was used in a chat. Such a request is answered as before, or refused: it is recognised before limits and
 * screening, which could refuse the repetition of what they allowed.
 */
export async function isClientIdUsed(
  db: Database,
  { chat_key, client_id }: Pick<ChatRequest, "chat_key" | "client_id">,
): Promise<boolean> {
  return (await usesOf(db).execute({ chat_key, client_id })).length > 0;
}

const usesOf = prepareOnce((db) => {
  const [chatKey, clientId] = [sql.placeholder("chat_key"), sql.placeholder("client_id")];
  const sent = db
    .select({ chat_key: message.chat_key })
    .from(message)
    .where(and(eq(message.chat_key, chatKey), eq(message.client_id, clientId)));
  const requested = db
    .select({ chat_key: chatRequest.chat_key })
    .from(chatRequest)
    .where(and(eq(chatRequest.chat_key, chatKey), eq(chatRequest.client_id, clientId)));
  return unionAll(sent, requested);
}, "send_uses");

/** Whether a request is only answered when it repeats an earlier one, because it was neither limited nor screened. */
export interface Repetition {
  readonly isRepeat: boolean;
}

/** Throws 40901 for a new request that was expected to repeat an earlier one, and was neither limited nor screened. */
export function requireNew({ isRepeat }: Repetition): void {
  if (isRepeat) throw errorFor("client_id_used");
}

/**
 * Decides whether a request repeats an earlier one: returns the earlier one, or null for a new request. Throws 40901 when
 * the `client_id` was used for something else.
 */
export function findRepeated(
  { request: earlier, isSent }: ClientIdUse,
  request: ChatRequest,
): RequestRow | null {
  if (!earlier && !isSent) return null;
  const isSame =
    earlier?.kind === request.kind &&
    earlier.message_id === request.message_id &&
    earlier.note_hash === hashOf(request);
  if (!isSame) throw errorFor("client_id_used");
  return earlier;
}

/** Stores a request with its result, so that a repeated request is answered with the same result. */
export async function storeRequest(
  db: Database,
  request: ChatRequest,
  result: Pick<typeof chatRequest.$inferInsert, "variant_id" | "base" | "created_chat_key">,
): Promise<void> {
  const { kind, chat_key, message_id, client_id } = request;
  const row = { kind, chat_key, message_id, client_id, note_hash: hashOf(request) };
  await db.insert(chatRequest).values({ ...row, ...result });
}

function hashOf({ note }: ChatRequest): string | null {
  return note === undefined ? null : sha256(note);
}
