import { errorFor, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** A message that the user sent before, with its reply. */
export interface SentMessage {
  readonly id: string;
  readonly parent_id: string | null;
  readonly deleted_at: Date | null;
  readonly crisis: boolean;
  readonly text: string;
  readonly original: string | null;
  readonly replyId: string | null;
}

/** One of the newest messages of a chat, with its selected text. */
export interface NewestMessage {
  readonly id: string;
  readonly status: MessageRow["status"];
  /** Index of the selected variant. */
  readonly selected: number;
  readonly client_id: string | null;
  readonly text: string;
}

/** The input of a send, as far as the decision depends on it. */
export interface SendRequest {
  readonly character_id: string;
  readonly client_id: string;
  readonly parent_id?: string | undefined;
  readonly text: string;
}

/** What was loaded for a send. */
export interface SendState {
  readonly characterId: string;
  /** Whether another reply of the chat is being written. */
  readonly isReplying: boolean;
  /** What the same `client_id` sent before. */
  readonly sent: SentMessage | null;
  /** Whether the `client_id` was used for a request of another kind, or for a message that was deleted for good. */
  readonly isClientIdTaken: boolean;
  /** The newest messages, the newest first, without deleted ones. */
  readonly newest: readonly NewestMessage[];
  /** The last position in use, also by a deleted message, which can be restored. -1 in an empty chat. */
  readonly lastPosition: number;
  /** Whether `parent_id` names a message of this chat that is not deleted. */
  readonly hasParent: boolean;
}

/** What a send leads to. */
export type SendDecision =
  /** The same `client_id` again: answer with the reply that it led to. */
  | { readonly kind: "repeat"; readonly message: SentMessage; readonly replyId: string }
  /** The same text again after the reply failed: write that reply again. */
  | { readonly kind: "retry"; readonly message: NewestMessage; readonly reply: NewestMessage }
  /** A new message with a new reply. */
  | { readonly kind: "append"; readonly parentId: string | null; readonly position: number };

/** Decides what a send in an existing chat leads to. Throws 40401, 40901 and 40001. */
export function decideSend(state: SendState, request: SendRequest): SendDecision {
  if (state.characterId !== request.character_id) throw notFound();
  if (state.sent) return repeat(state.sent, request);
  if (state.isClientIdTaken) throw errorFor("client_id_used");
  if (state.isReplying) {
    throw errorFor("reply_streaming");
  }
  const [last, before] = state.newest;
  if (last?.status === "failed" && before?.text === request.text) {
    return { kind: "retry", message: before, reply: last };
  }
  if (request.parent_id !== undefined && last && !state.hasParent) {
    throw invalidInput({ parent_id: "invalid_choice" });
  }
  return { kind: "append", parentId: last?.id ?? null, position: state.lastPosition + 1 };
}

function repeat(sent: SentMessage, { text }: SendRequest): SendDecision {
  const isSame = (sent.original ?? sent.text) === text;
  // The text differs, the message was deleted since, or its reply was.
  if (!isSame || sent.deleted_at || sent.replyId === null) throw errorFor("client_id_used");
  return { kind: "repeat", message: sent, replyId: sent.replyId };
}
