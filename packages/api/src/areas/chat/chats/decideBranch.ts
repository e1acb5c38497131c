import { notFound } from "../../../shared/errors/ApiError.ts";
import { streamingConflict } from "../messages/decideChange.ts";
import { type ChatRequest, type ClientIdUse, findRepeated } from "../send/requests.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** What was loaded for a branch. */
export interface BranchState extends ClientIdUse {
  /** The last message to copy. Null when the chat has no such message, or when the message is deleted. */
  readonly last: MessageRow | null;
  /** Whether the message, or one before it, is being written. */
  readonly isStreaming: boolean;
}

/** What a branch leads to. */
export type BranchDecision =
  /** The same `client_id` again: answer with the chat that it made. */
  | { readonly kind: "repeat"; readonly chatKey: string }
  | { readonly kind: "copy"; readonly last: MessageRow };

/** Decides what a branch leads to. Throws 40401 and 40901. */
export function decideBranch(state: BranchState, request: Omit<ChatRequest, "kind">): BranchDecision {
  const { last } = state;
  if (!last) throw notFound();
  const chatKey = findRepeated(state, { ...request, kind: "branch" })?.created_chat_key;
  if (chatKey) return { kind: "repeat", chatKey };
  if (state.isStreaming) throw streamingConflict();
  return { kind: "copy", last };
}
