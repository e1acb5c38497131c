import { fillMacros, type LanguageTag } from "@mimi/contract";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import type { ChatRow } from "../../../db/schema/chat.ts";
import type { GreetingMacros } from "../../../db/schema/referenced.ts";
import { titleOf } from "../../../shared/excerpt.ts";
import { type ChatPersona, nameInGreeting, personaOf } from "../prompt/names.ts";
import type { PromptCharacter } from "../prompt/PromptCharacter.ts";

/** The input of the first message of a chat, as far as the new chat depends on it. */
export interface FirstRequest {
  readonly chat_key: string;
  readonly character_id: string;
  readonly greeting_index: number;
  readonly text: string;
  readonly persona_id?: string | null | undefined;
  readonly reply_language?: LanguageTag | null | undefined;
}

/** What was loaded for the first message of a chat. */
export interface FirstState {
  readonly promptCharacter: Pick<PromptCharacter, "greetings" | "chat_name">;
  /** Null until the user has chosen it. */
  readonly userName: string | null;
  /** The persona that the request names. Null without one, or when it is not the user's. */
  readonly persona: ChatPersona | null;
  readonly now: Date;
}

/** The chat that a first message creates. */
export interface FirstDecision {
  readonly persona: ChatPersona;
  readonly chat: Pick<
    ChatRow,
    "chat_key" | "title" | "greeting_index" | "persona_id" | "reply_language" | "message_count"
  >;
  /** The texts of the greeting's variants, with their macros filled in. */
  readonly greetings: readonly string[];
  readonly greetingMacros: GreetingMacros;
}

/** Decides which chat a first message creates. Throws 40001 for another user's persona, and for a missing greeting. */
export function decideFirst(
  { promptCharacter, userName, persona, now }: FirstState,
  request: FirstRequest,
): FirstDecision {
  const { chat_key, greeting_index, text, persona_id = null, reply_language = null } = request;
  if (persona_id !== null && !persona) throw invalidInput({ persona_id: "invalid_choice" });
  if (greeting_index > 0 && greeting_index >= promptCharacter.greetings.length) {
    throw invalidInput({ greeting_index: "too_large" });
  }
  const chosen = personaOf(persona, userName);
  const greetingMacros = {
    ...{ count: promptCharacter.greetings.length, user: nameInGreeting(chosen), seed: chat_key },
  };
  return {
    persona: chosen,
    chat: {
      chat_key,
      title: titleOf(text),
      greeting_index,
      persona_id,
      reply_language,
      // The greeting, the message and the reply.
      message_count: promptCharacter.greetings.length > 0 ? 3 : 2,
    },
    greetings: promptCharacter.greetings.map((greeting) =>
      fillMacros(greeting, { char: promptCharacter.chat_name, ...greetingMacros, now }),
    ),
    greetingMacros,
  };
}
