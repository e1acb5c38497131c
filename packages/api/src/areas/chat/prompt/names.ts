import { UNNAMED_USER } from "../../../providers/model/cardPrompt.ts";
import type { Speakers } from "../../../providers/model/Model.ts";

/** Who the user is in a chat. */
export interface ChatPersona {
  /** Replaces `{{user}}`. */
  readonly name: string;
  /** What the model is sent about the user; empty without a persona. */
  readonly description: string;
}

/** The names for `{{char}}` and `{{user}}` in a chat. */
export interface Names {
  readonly char: string;
  readonly user: string;
}

/**
 * Replaces `{{char}}` and `{{user}}`, in upper or lower case, with names (§5), and `{{original}}` with `original` when it is
 * given. One pass, so that a name that looks like a placeholder is not replaced.
 */
export function withNames(text: string, { char, user }: Names, original?: string): string {
  return text.replaceAll(/\{\{\s*(char|user|original)\s*\}\}/gi, (placeholder, name: string) => {
    switch (name.toLowerCase()) {
      case "char":
        return char;
      case "user":
        return user;
      default:
        return original ?? placeholder;
    }
  });
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
