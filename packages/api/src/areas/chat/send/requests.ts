import { ErrorCode } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chatRequest, message } from "../../../db/schema.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import { sha256 } from "../../../shared/ids.ts";

type RequestRow = typeof chatRequest.$inferSelect;

/** What is asked of a message with a `client_id`. */
export interface ChatRequest {
  readonly kind: RequestRow["kind"];
  readonly chat_key: string;
  readonly message_id: string;
  readonly client_id: string;
  readonly note?: string | undefined;
}

/** What was asked with a `client_id` before; null when it is new. */
async function readRequest(
  db: Database,
  { chat_key, client_id }: Pick<ChatRequest, "chat_key" | "client_id">,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(chatRequest)
    .where(and(eq(chatRequest.chat_key, chat_key), eq(chatRequest.client_id, client_id)));
  return row ?? null;
}

/** What came of the same request before; null when it is new. Throws 40901 when its `client_id` asked for another thing. */
export async function requestedBefore(
  db: Database,
  request: ChatRequest,
  /** The stored request with the same `client_id`; loaded where it is not given. */
  known?: RequestRow | null,
): Promise<RequestRow | null> {
  const before = known === undefined ? await readRequest(db, request) : known;
  if (before) {
    const isSame =
      before.kind === request.kind &&
      before.message_id === request.message_id &&
      before.note_hash === hashOf(request);
    if (isSame) return before;
    throw new ApiError(ErrorCode.conflict);
  }
  const [sent] = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.chat_key, request.chat_key), eq(message.client_id, request.client_id)));
  if (sent) throw new ApiError(ErrorCode.conflict);
  return null;
}

/** Remembers what came of a request, so that asking again is asking once. */
export async function rememberRequest(
  db: Database,
  request: ChatRequest,
  outcome: Pick<typeof chatRequest.$inferInsert, "alternative_id" | "base" | "made_chat_key">,
): Promise<void> {
  const { note: _note, ...asked } = request;
  await db.insert(chatRequest).values({ ...asked, ...outcome, note_hash: hashOf(request) });
}

function hashOf({ note }: ChatRequest): string | null {
  return note === undefined ? null : sha256(note);
}
