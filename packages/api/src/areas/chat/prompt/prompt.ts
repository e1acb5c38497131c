import { fillMacros, type LanguageTag, type MacroContext } from "@mimi/contract";
import type { ModelMessage, ModelRequest } from "../../../providers/model/Model.ts";
import { isSpaceless } from "../replies/wordJoin.ts";
import { loreOf } from "./lore/lore.ts";
import { insertAtDepth } from "./insertAtDepth.ts";
import type { DepthText, Prompt, ReplyInstruction } from "./types.ts";
import type { PromptCharacter } from "./PromptCharacter.ts";
import {
  honestyInstruction,
  languageInstruction,
  noteInstruction,
  ourInstructions,
  type PromptTexts,
  sectionText,
  systemSections,
  UNNAMED_USER,
} from "./systemPrompt.ts";

/** Everything that a prompt is made of. */
export interface PromptParts {
  readonly chatKey: string;
  readonly now: Date;
  readonly promptCharacter: PromptCharacter;
  readonly persona: { readonly name: string; readonly description: string };
  /** The language that the user chose for replies; null is the character's. */
  readonly replyLanguage: LanguageTag | null;
  /** The lines of memory that are sent. */
  readonly memory: readonly string[];
  /** The messages that are sent, the oldest first. */
  readonly turns: readonly ModelMessage[];
  readonly instruction?: ReplyInstruction | undefined;
}

/** Makes the prompt of the next reply. */
export function promptOf(parts: PromptParts): Prompt {
  const { promptCharacter, persona, replyLanguage, memory, turns, instruction } = parts;
  const macros = macrosOf(parts);
  const fill = (text: string) => fillMacros(text, macros);
  const instructions = ourInstructions(macros.char, macros.user);
  const always = [
    honestyInstruction(macros.char, macros.user),
    languageInstruction(promptCharacter, macros.user, replyLanguage),
  ].join("\n");
  const lore = loreOf(
    promptCharacter.book,
    turns.map(({ text }) => text),
    macros,
  );
  const filled: PromptTexts = {
    name: promptCharacter.name,
    chatName: macros.char,
    userName: macros.user,
    persona: fill(persona.description),
    loreBefore: lore.before,
    definition: fill(promptCharacter.definition),
    personality: fill(promptCharacter.personality),
    scenario: fill(promptCharacter.scenario),
    loreAfter: lore.after,
    exampleDialogs: exampleBlocks(fill(promptCharacter.example_dialogs)),
    memory: memory.map((line) => `- ${line}`).join("\n"),
    // `{{original}}` in the instructions of a card is replaced with our instructions (Character Card V2).
    instructions: `${fillMacros(promptCharacter.system_prompt, { ...macros, original: instructions }).trim() || instructions}\n${always}`,
  };
  const sections = systemSections(filled);
  // Instructions of the card that follow the messages (Character Card V2). We have none of our own there.
  const last = [fill(promptCharacter.post_history).trim(), instructionText(instruction, macros.char, turns)]
    .filter(Boolean)
    .join("\n\n");
  const note = promptCharacter.depth_prompt ? fill(promptCharacter.depth_prompt.text).trim() : "";
  const inserted: DepthText[] = [
    ...lore.atDepth,
    ...(promptCharacter.depth_prompt && note
      ? [{ ...promptCharacter.depth_prompt, text: note, kind: "depth_prompt" as const }]
      : []),
  ];
  const system = sections.map(sectionText).join("\n\n");
  const messages = insertAtDepth(turns, inserted);
  if (last) messages.push({ role: "system", text: last });
  return { sections, inserted, last, request: { system, messages, demo: demoOf(filled, parts) } };
}

/** The same for the demo responder, which reads no prompt. */
function demoOf(
  { name, chatName, userName, ...texts }: PromptTexts,
  { instruction, replyLanguage }: Pick<PromptParts, "instruction" | "replyLanguage">,
): ModelRequest["demo"] {
  return {
    kind: "reply",
    character: {
      ...{ name, chatName, userName, isUnnamed: userName === UNNAMED_USER },
      definition: texts.definition.trim(),
      personality: texts.personality.trim(),
      scenario: texts.scenario.trim(),
      exampleDialogs: texts.exampleDialogs.trim(),
      memory: texts.memory.trim(),
      replyLanguage,
    },
    instruction: instruction?.kind === "note" ? instruction.text.trim() : null,
  };
}

/** What the macros of a card are in this prompt. Choices stay while nothing is added to the chat. */
function macrosOf({ promptCharacter, persona, chatKey, turns, now }: PromptParts): MacroContext {
  const turn = `${turns.length} ${turns.at(-1)?.text ?? ""}`;
  return { char: promptCharacter.chat_name, user: persona.name, seed: chatKey, turn, now };
}

function instructionText(
  instruction: ReplyInstruction | undefined,
  char: string,
  turns: readonly ModelMessage[],
): string {
  if (!instruction) return "";
  if (instruction.kind === "note") return noteInstruction(instruction.text);
  const [last] = /[\p{L}\p{N}\p{M}]{1,40}$/u.exec(turns.at(-1)?.text ?? "") ?? [];
  // With its last word again, it is clear whether that word was whole. In scripts without spaces it would be a sentence.
  const begin =
    last && !isSpaceless(last) ? ` Begin with its last word, which can be incomplete: "${last}".` : "";
  return `${char}'s last turn broke off. Go on exactly where it ends, without repeating any more of it.${begin}`;
}

/**
 * Example dialogs as the model is sent them: each block begins with `<START>` on its own line, and empty blocks are left out.
 * They are one section, not turns, so that no model mistakes them for messages of the chat.
 */
function exampleBlocks(dialogs: string): string {
  return dialogs
    .replaceAll("\r\n", "\n")
    .split(/<START>/i)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<START>\n${block}`)
    .join("\n");
}
