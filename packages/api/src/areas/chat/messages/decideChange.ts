import { isLongerThan, MESSAGE_TEXT_MAX } from "@mimi/contract";
import type { VariantRow } from "../../../domain/variants/variantTexts.ts";
import {
  type ApiError,
  errorFor,
  invalidInput,
  invalidMessage,
  notFound,
} from "../../../shared/errors/ApiError.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import { statusByFinish } from "../replies/reply.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** What was loaded for a change of a message. */
export interface MessageState {
  readonly message: MessageRow;
  /** All variants of the message, in their order. */
  readonly variants: readonly VariantRow[];
  /** Those of the variants that are stored when they are selected. */
  readonly unstored: readonly VariantRow[];
  /** The variant that is selected. */
  readonly selected: VariantRow;
}

/** The input of an edit. */
export interface EditRequest {
  readonly text: string;
  /** Whether the screening found that the text mentions self-harm. */
  readonly crisis: boolean;
  readonly now: Date;
}

/** What an edit writes to the selected variant and to its message. */
export type EditDecision =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "edit";
      readonly variant: Pick<VariantRow, "text" | "original"> & Partial<Pick<VariantRow, "finish" | "error">>;
      readonly message: Pick<MessageRow, "edited_at" | "crisis"> &
        Partial<Pick<MessageRow, "status" | "error">>;
    };

/** Decides what an edit of a message writes. The first text is kept. Throws 40901, and 40001 for a text that is too long. */
export function decideEdit(
  { message, selected }: Pick<MessageState, "message" | "selected">,
  { text, crisis, now }: EditRequest,
): EditDecision {
  requireFinished(message);
  if (message.role === "user" && isLongerThan(text, MESSAGE_TEXT_MAX))
    throw invalidInput({ text: "too_long" });
  if (text === selected.text) return { kind: "unchanged" };
  const first = selected.original ?? selected.text;
  // A message that has its first text again counts as not edited.
  const isFirst = first === text;
  // A text that the user wrote in place of a failed reply is a complete reply.
  const isFailed = message.status === "failed" || message.status === "blocked";
  return {
    kind: "edit",
    variant: {
      text,
      original: isFirst ? null : first,
      ...(isFailed ? { finish: "complete", error: null } : {}),
    },
    message: {
      edited_at: isFirst ? null : now,
      crisis: message.role === "user" && crisis,
      ...(isFailed ? { status: "done", error: null } : {}),
    },
  };
}

/** What the choice of a variant writes. */
export interface SelectDecision {
  readonly message: Pick<MessageRow, "selected" | "status" | "error">;
  /** The greeting of the chat from now on. Null when the message is not the greeting. */
  readonly chat: { readonly greeting_index: number } | null;
}

/** Decides what the choice of a variant writes. Throws 40901, and 40001 for a variant that does not exist. */
export function decideSelect(
  { message, variants }: Pick<MessageState, "message" | "variants">,
  { index }: { readonly index: number },
): SelectDecision {
  requireFinished(message);
  const chosen = variants.find((variant) => variant.index === index);
  if (!chosen) throw invalidInput({ index: "too_large" });
  return {
    message: { selected: index, status: statusByFinish[chosen.finish ?? "error"], error: chosen.error },
    chat: message.kind === "greeting" ? { greeting_index: index } : null,
  };
}

/** What was loaded for a deletion of messages. */
export interface DeleteState {
  /** The message that the deletion begins with, also when it is deleted. Null when the chat has no such message. */
  readonly message: Pick<MessageRow, "kind" | "position" | "deleted_at" | "deletion_id"> | null;
  /** Whether the message, or one after it, is being written. */
  readonly isStreaming: boolean;
}

/** What a deletion of messages leads to. */
export type DeleteDecision =
  /** The message was deleted before: answer with that deletion. */
  | { readonly kind: "repeat"; readonly deletionId: string }
  /** Delete all messages from this position on. */
  | { readonly kind: "delete"; readonly position: number };

/** Decides what a deletion of messages leads to. Throws 40401, 40901, and 40001 for the greeting. */
export function decideDelete({ message, isStreaming }: DeleteState): DeleteDecision {
  if (!message) throw notFound();
  if (message.deleted_at) {
    if (message.deletion_id === null) throw notFound();
    return { kind: "repeat", deletionId: message.deletion_id };
  }
  if (message.kind === "greeting") {
    throw invalidMessage("invalid_choice", "greeting_first");
  }
  if (isStreaming) throw streamingConflict();
  return { kind: "delete", position: message.position };
}

/** Throws 40901 while the message is being written, and 42201 when it is taken down: it stays as it is. */
export function requireFinished({ status, taken_down }: Pick<MessageRow, "status" | "taken_down">): void {
  if (taken_down) throw new Refusal("moderation");
  if (status === "streaming") throw streamingConflict();
}

/** The error of a change that has to wait for a reply. */
export function streamingConflict(): ApiError {
  return errorFor("reply_streaming");
}
