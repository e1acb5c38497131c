import {
  type Variant,
  type Character,
  type Chat,
  fillMacros,
  type Message,
  writtenGreetings,
} from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { OpenCharacter } from "./chat.store.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

/** The selected variant of a message. */
export function selectedVariant(message: Snapshot<Message>): Snapshot<Variant> | undefined {
  return message.alternatives[message.selected];
}

/** The messages with one message replaced, or added at the end. */
export function withMessage(messages: readonly Message[], message: Message): readonly Message[] {
  const isKnown = messages.some(({ id }) => id === message.id);
  if (!isKnown) return [...messages, message];
  return messages.map((known) => (known.id === message.id ? message : known));
}

/** The message of a turn. The turn of a user's message has the id that the client gave the message. */
export function messageOfTurn(messages: readonly Message[], turnId: string): Message | undefined {
  return messages.find(({ id, client_id }) => id === turnId || client_id === turnId);
}

/** The id of a message's turn. A user's turn has the same id before and after the server accepts the message. */
export function turnIdOf({ id, role, client_id }: Pick<Message, "id" | "role" | "client_id">): string {
  return role === "user" ? (client_id ?? id) : id;
}

/** Id of the oldest message that is still sent to the model; null when all messages are. */
export function memoryStart(messages: readonly Message[]): string | null {
  const index = messages.findLastIndex(({ in_memory }) => !in_memory);
  return index < 0 ? null : (messages[index + 1]?.id ?? null);
}

type Greeter = Pick<Snapshot<Character>, "id" | "name" | "chat_name" | "greeting" | "alternate_greetings">;

/** The character of a chat that exists. Its page may be gone (product 9). */
export function characterOfChat({
  character_id: id,
  character_name: name,
  character_revision: revision,
  character,
}: Chat): OpenCharacter {
  const { chat_name, cover: avatar, color: avatar_color, rating, language, draft } = character;
  return {
    ...{ id, name, chat_name, rating, language, revision, avatar, avatar_color, avatar_renditions: [] },
    ...{ status: draft ? "draft" : "published", greeting: "", alternate_greetings: [], isOfChat: true },
  };
}

/** Where greetings are read. */
interface Reading {
  /** The name by which greetings address the user. */
  readonly userName: string;
  /** The chat that they begin; empty before it has a key. */
  readonly chatKey: string;
  readonly now: Date;
}

/** The greetings of a character in the order of the API, with their macros filled in as the API does for the same chat. */
export function greetingsOf(character: Greeter, { userName, chatKey, now }: Reading): string[] {
  const names = { char: shownChatName(character), user: userName };
  return writtenGreetings(character).map((text) =>
    fillMacros(text, { ...names, seed: chatKey || character.id, now }),
  );
}
