import type { PinnedCard } from "../../../db/schema.ts";
import {
  type CardSection,
  cardSections,
  ourInstructions,
  type PromptCard,
  sectionText,
} from "../../../providers/model/cardPrompt.ts";
import type { ModelMessage, ModelRequest } from "../../../providers/model/Model.ts";
import { exampleBlocks } from "./exampleDialogs.ts";
import { loreOf } from "./lore.ts";
import { withNames } from "./names.ts";

/** What the user wants of this reply besides an answer. */
export type ReplyInstruction =
  | { readonly kind: "note"; readonly text: string }
  /** Going on where the character's last turn broke off. */
  | { readonly kind: "continue" };

/** Everything that a prompt is made from. */
export interface PromptParts {
  readonly card: PinnedCard;
  readonly persona: { readonly name: string; readonly description: string };
  /** Remembered lines that are sent. */
  readonly memory: readonly string[];
  /** The conversation that is sent, in reading order. */
  readonly turns: readonly ModelMessage[];
  readonly wish?: ReplyInstruction | undefined;
}

/** A prompt: the system text by its sections, and what stands after the conversation. */
export interface Prompt {
  readonly sections: readonly CardSection[];
  /** Empty when nothing does. */
  readonly last: string;
  readonly request: ModelRequest;
}

/** Makes what the model is sent for the next reply. */
export function promptOf({ card, persona, memory, turns, wish }: PromptParts): Prompt {
  const names = { char: card.chat_name, user: persona.name };
  const fill = (text: string) => withNames(text, names);
  const ours = ourInstructions(names.char, names.user);
  const lore = loreOf(
    card.book,
    turns.map(({ text }) => text),
    names,
  );
  const filled: PromptCard = {
    name: card.name,
    chatName: names.char,
    userName: names.user,
    persona: fill(persona.description),
    loreBefore: lore.before,
    definition: fill(card.definition),
    personality: fill(card.personality),
    scenario: fill(card.scenario),
    loreAfter: lore.after,
    exampleDialogs: exampleBlocks(fill(card.example_dialogs)),
    memory: memory.map((line) => `- ${line}`).join("\n"),
    // Cards may place our instructions within their own by `{{original}}` (Character Card V2).
    instructions: withNames(card.system_prompt, names, ours).trim() || ours,
  };
  const sections = cardSections(filled);
  // Instructions that a card wants to stand after the conversation (Character Card V2); we have none of our own there.
  const last = [withNames(card.post_history, names, "").trim(), instructionText(wish, names.char)]
    .filter(Boolean)
    .join("\n\n");
  const system = sections.map(sectionText).join("\n\n");
  const messages: ModelMessage[] = last ? [...turns, { role: "system", text: last }] : [...turns];
  return { sections, last, request: { system, messages } };
}

function instructionText(wish: ReplyInstruction | undefined, char: string): string {
  if (!wish) return "";
  if (wish.kind === "note") return `For this reply only, the reader asks: ${wish.text.trim()}`;
  return `${char}'s last turn broke off. Go on exactly where it ends, without repeating any of it.`;
}
