import { ErrorCode } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import { chatRequest } from "../../../db/schema.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
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
  if (!isSame) throw new ApiError(ErrorCode.conflict);
  return earlier;
}

/** Stores a request with its result, so that a repeated request is answered with the same result. */
export async function storeRequest(
  db: Database,
  request: ChatRequest,
  result: Pick<typeof chatRequest.$inferInsert, "alternative_id" | "base" | "made_chat_key">,
): Promise<void> {
  const { kind, chat_key, message_id, client_id } = request;
  const row = { kind, chat_key, message_id, client_id, note_hash: hashOf(request) };
  await db.insert(chatRequest).values({ ...row, ...result });
}

function hashOf({ note }: ChatRequest): string | null {
  return note === undefined ? null : sha256(note);
}
