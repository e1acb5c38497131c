import type { Speakers } from "../../../providers/model/Model.ts";
import { UNNAMED_USER } from "./systemPrompt.ts";

/** Who the user is in a chat. */
export interface ChatPersona {
  /** Replaces `{{user}}`. */
  readonly name: string;
  /** What the model is sent about the user; empty without a persona. */
  readonly description: string;
}

/** The names that can stand before a turn in a model's answer. The model often uses the first name of several. */
export function speakersOf(
  { chat_name, name }: { readonly chat_name: string; readonly name: string },
  persona: Pick<ChatPersona, "name">,
): Speakers {
  // Models write "User:" for a user without a name.
  const [first = ""] = persona.name === UNNAMED_USER ? ["User"] : persona.name.split(/\s+/, 1);
  return { char: [chat_name, name], user: [...new Set([persona.name, first])] };
}

/** How a greeting addresses a user who has not chosen a name, as it addresses a visitor. */
const UNNAMED_IN_GREETING = "you";

/**
 * Who a user is in a chat: the chosen persona, or without one the user's own name. `userName` is null until the user has
 * chosen it.
 */
export function personaOf(chosen: ChatPersona | null, userName: string | null | undefined): ChatPersona {
  return chosen ?? { name: userName?.trim() || UNNAMED_USER, description: "" };
}

/** The name that replaces `{{user}}` in a greeting. */
export function nameInGreeting({ name }: ChatPersona): string {
  return name === UNNAMED_USER ? UNNAMED_IN_GREETING : name;
}
