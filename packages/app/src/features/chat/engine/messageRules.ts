import type { Character, Chat, Finish, Message } from "@mimi/contract";
import type { Snapshot } from "valtio";

/** Why a reply failed, as its stream says it. */
export type Failure = NonNullable<Message["error"]>;

/** How a reply stands once its stream has ended. */
export interface Ending {
  readonly finish: Finish;
  readonly failure: Failure | null;
}

interface Said {
  readonly id: string;
  readonly chatKey: string;
  readonly text: string;
  /** ISO time. */
  readonly at: string;
  /** The message that it answers. A character's without one is a greeting. @default none */
  readonly parentId?: string;
}

/** What the user said, as the server will tell it. */
export function userMessage(said: Said, clientId: string): Message {
  return { ...bare(said), role: "user", client_id: clientId, status: "done" };
}

/** What the character said, as the server will tell it. */
export function replyMessage(said: Said, { finish, failure }: Ending): Message {
  return { ...bare(said, finish), role: "character", status: statuses[finish], error: failure };
}

/** A conversation that exists since now, as the server will tell it. */
export function newChat(
  character: Snapshot<Character>,
  { chatKey, at, greetingIndex }: Readonly<{ chatKey: string; at: string; greetingIndex: number }>,
): Chat {
  return {
    chat_key: chatKey,
    character_id: character.id,
    character_revision: character.revision,
    newer_revision: null,
    character_name: character.name,
    // The server tells it with the list of chats, a moment later.
    character_thumb: null,
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
  };
}

/** A reply with one wording more, or with a longer one, as the server will tell it. */
export function withVariant(
  reply: Message,
  { index, text, at }: { readonly index: number; readonly text: string; readonly at: string },
  { finish, failure }: Ending,
): Message {
  const known = reply.alternatives[index];
  const wording = { id: `${reply.id}-${index}`, created_at: at, original: null, ...known, text, finish };
  return {
    ...reply,
    alternatives: [...reply.alternatives.slice(0, index), wording, ...reply.alternatives.slice(index + 1)],
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

function bare({ id, chatKey, text, at, parentId }: Said, finish: Finish = "complete") {
  return {
    id,
    client_id: null,
    chat_key: chatKey,
    parent_id: parentId ?? null,
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
