import type { VariantRow } from "../../../domain/variants/variantTexts.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** A message as it is stored, for decisions that are tested without a database. */
export function storedMessage(values: Partial<MessageRow>): MessageRow {
  return {
    id: "message-2",
    chat_key: "chat-1",
    client_id: null,
    parent_id: null,
    kind: "turn",
    role: "user",
    selected: 0,
    status: "done",
    error: null,
    position: 2,
    created_at: new Date(0),
    edited_at: null,
    pinned: false,
    deleted_at: null,
    deletion_id: null,
    taken_down: false,
    greeting_macros: null,
    crisis: false,
    ...values,
  };
}

/** A variant as it is stored. */
export function storedVariant(values: Partial<VariantRow>): VariantRow {
  return {
    id: `variant-${values.index ?? 0}`,
    message_id: "message-2",
    user_id: "user-1",
    index: 0,
    text_id: "text",
    text: "Good evening.",
    original: null,
    finish: "complete",
    error: null,
    feedback: null,
    feedback_text: "",
    created_at: new Date(0),
    ...values,
  };
}
