import type { Chat, Failure, Finish, Message } from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { OpenCharacter } from "./chat.store.ts";
import { selectedVariant } from "./messages.ts";

// A stream carries texts, not messages. These functions build the messages and the chat that the server will return when
// the history is loaded again.

/** How a stream ended. */
export interface Ending {
  readonly finish: Finish;
  readonly failure: Failure | null;
}

interface NewMessage {
  readonly id: string;
  readonly chatKey: string;
  readonly text: string;
  /** ISO time. */
  readonly at: string;
  /** Id of the message before it. @default none */
  readonly parentId?: string;
}

/** A message of the user. */
export function userMessage(message: NewMessage, clientId: string): Message {
  return { ...messageOf(message), role: "user", client_id: clientId, status: "done" };
}

/** A new reply. */
export function replyMessage(message: NewMessage, { finish, failure }: Ending): Message {
  return { ...messageOf(message, finish), role: "character", status: statuses[finish], error: failure };
}

/** A chat that exists since its first message was accepted. */
export function newChat(
  character: Snapshot<OpenCharacter>,
  { chatKey, at, greetingIndex }: Readonly<{ chatKey: string; at: string; greetingIndex: number }>,
): Chat {
  return {
    chat_key: chatKey,
    character_id: character.id,
    character_revision: character.revision,
    newer_revision: null,
    character_name: character.name,
    // Loaded with the list of chats right after.
    character_thumb: null,
    character: {
      state: "available",
      own: false,
      draft: character.status === "draft",
      chat_name: character.chat_name || (character.name ?? ""),
      cover: character.avatar_renditions.at(-1)?.webp ?? character.avatar,
      color: character.avatar_color,
      rating: character.rating,
      language: character.language,
    },
    title: "",
    greeting_index: greetingIndex,
    created_at: at,
    updated_at: at,
    message_count: 1,
    preview: "",
    pinned: false,
    deleted_at: null,
    parent: null,
    leaf_id: null,
    persona_id: null,
    reply_language: null,
  };
}

/**
 * A reply with a new variant, or with more text in a known one. A failure never replaces a good reply: the reply keeps its
 * selected variant, and has the reason.
 */
export function withVariant(
  reply: Message,
  { index, text, at }: { readonly index: number; readonly text: string; readonly at: string },
  { finish, failure }: Ending,
): Message {
  const known = reply.alternatives[index];
  const before = known?.finish === null ? "" : (known?.text ?? "");
  const isEmpty = text.slice(before.length).trim() === "";
  const hasFailed = finish === "error" || finish === "blocked" || (finish === "stopped" && isEmpty);
  const isAnother = index !== reply.selected && selectedVariant(reply)?.text !== "";
  const isKept = hasFailed && (isAnother || before !== "");
  if (isKept && isEmpty) return { ...reply, error: failure };
  const variant = { id: `${reply.id}-${index}`, created_at: at, original: null, ...known, text, finish };
  const alternatives = [
    ...reply.alternatives.slice(0, index),
    variant,
    ...reply.alternatives.slice(index + 1),
  ];
  if (isKept && isAnother) return { ...reply, alternatives, error: failure };
  return {
    ...reply,
    alternatives,
    selected: index,
    status: statuses[finish],
    error: failure,
    seq: text.length,
  };
}

const statuses = {
  complete: "done",
  stopped: "stopped",
  length: "done",
  error: "failed",
  blocked: "blocked",
} as const satisfies Record<Finish, Message["status"]>;

function messageOf({ id, chatKey, text, at, parentId }: NewMessage, finish: Finish = "complete") {
  return {
    id,
    client_id: null,
    chat_key: chatKey,
    parent_id: parentId ?? null,
    kind: "turn" as const,
    alternatives: [{ id: `${id}-0`, text, created_at: at, finish, original: null }],
    selected: 0,
    error: null,
    created_at: at,
    edited_at: null,
    pinned: false,
    in_memory: true,
    feedback: null,
    seq: text.length,
  };
}
