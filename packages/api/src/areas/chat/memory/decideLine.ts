import { MEMORY_LINES_MAX } from "@mimi/contract";
import { atMaximum, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { MemoryRow } from "../../../db/schema/chat.ts";

/** The selected texts of messages, by message id. Deleted messages and those of other chats are absent. */
export type MessageDigests = ReadonlyMap<string, { readonly digest: string; readonly position: number }>;

/** What was loaded for saving a line of memory. */
export interface LineState {
  /** The line that the request names. Null without one, or when the chat has no such line. */
  readonly before: MemoryRow | null;
  /** The messages that are sources of the line, before or after the change. */
  readonly digests: MessageDigests;
  /** How many lines the chat has. */
  readonly count: number;
}

/** The input of the request. */
export interface LineRequest {
  readonly line_id?: string | undefined;
  readonly text?: string | undefined;
  readonly pinned?: boolean | undefined;
  readonly source_message_ids?: readonly string[] | undefined;
  /** Whether sources that no longer exist are left out instead of refused. */
  readonly present_sources?: boolean | undefined;
  readonly now: Date;
}

/** What is written to the memory. */
export type LineDecision =
  | { readonly kind: "add"; readonly values: Pick<MemoryRow, "text" | "pinned" | "sources"> }
  | {
      readonly kind: "update";
      readonly id: string;
      readonly values: Pick<MemoryRow, "text" | "pinned" | "sources" | "edited_at">;
    };

/**
 * Decides what is written when a line of memory is added, changed or pinned. Throws 40401 for a line of another chat, and
 * 40001 for sources of another chat or when there are too many lines.
 */
export function decideLine({ before, digests, count }: LineState, request: LineRequest): LineDecision {
  const { line_id, text, source_message_ids: named } = request;
  if (line_id !== undefined && !before) throw notFound();
  if (!before && text === undefined) throw invalidInput({ text: "required" });
  if (request.present_sources !== true && named?.some((id) => !digests.has(id))) {
    throw invalidInput({ source_message_ids: "invalid_choice" });
  }
  // A user who changes the text or the sources has read the sources as they are now: the line is not stale any more.
  const isChecked = named !== undefined || text !== undefined;
  const ids = named ?? before?.sources.map(({ message_id }) => message_id) ?? [];
  const values = {
    text: text ?? before?.text ?? "",
    pinned: request.pinned ?? before?.pinned ?? false,
    sources: isChecked ? sourcesOf(ids, digests) : (before?.sources ?? []),
  };
  if (before) {
    const isEdited = values.text !== before.text;
    const edited_at = isEdited ? request.now : before.edited_at;
    return { kind: "update", id: before.id, values: { ...values, edited_at } };
  }
  if (count >= MEMORY_LINES_MAX) {
    throw atMaximum("line_id", "memory_at_maximum", MEMORY_LINES_MAX);
  }
  return { kind: "add", values };
}

/** The sources of a line, with their present texts. */
export function sourcesOf(ids: readonly string[], digests: MessageDigests): MemoryRow["sources"] {
  return ids.flatMap((message_id) => {
    const found = digests.get(message_id);
    return found ? [{ message_id, digest: found.digest }] : [];
  });
}
