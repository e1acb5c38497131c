import type { LanguageTag } from "@mimi/contract";

/** What the model calls a user who has not chosen a name. */
export const UNNAMED_USER = "the user";

/** The texts of the system prompt, with `{{char}}` and `{{user}}` replaced. */
export interface PromptTexts {
  readonly name: string;
  /** The character's short name in a chat. */
  readonly chatName: string;
  /** The user's name in the chat. */
  readonly userName: string;
  /** The description of the user's persona. */
  readonly persona: string;
  /** Lorebook entries before the character's texts. */
  readonly loreBefore: string;
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Lorebook entries after the character's texts. */
  readonly loreAfter: string;
  /** Character Card blocks, each opened by `<START>`. */
  readonly exampleDialogs: string;
  /** Memory entries, one per line. */
  readonly memory: string;
  /** Instructions: ours, or the creator's own. */
  readonly instructions: string;
}

/** The sections of the prompt in order. */
const SECTIONS = [
  "persona",
  "loreBefore",
  "definition",
  "personality",
  "scenario",
  "loreAfter",
  "exampleDialogs",
  "memory",
] as const;

const HEADINGS: Record<(typeof SECTIONS)[number], string> = {
  persona: "[Who they talk with]",
  loreBefore: "[The world]",
  definition: "[Who they are]",
  personality: "[Personality]",
  scenario: "[Scenario]",
  loreAfter: "[More of the world]",
  exampleDialogs: "[How they talk]",
  memory: "[What happened before]",
};
const NAMES = "[Names]";

/** A part of the system prompt. */
export interface SystemSection {
  readonly part: "instructions" | "names" | (typeof SECTIONS)[number];
  /** The line above it; the instructions have none. */
  readonly heading: string;
  readonly body: string;
}

/** The parts of a chat's system prompt in order, without empty ones. */
export function systemSections(texts: PromptTexts): SystemSection[] {
  const { name, chatName, userName } = texts;
  const names = `Character: ${name}\nGoes by: ${chatName}\nTalks with: ${userName}`;
  const sections = SECTIONS.filter((section) => texts[section].trim()).map((section) => ({
    part: section,
    heading: HEADINGS[section],
    body: texts[section].trim(),
  }));
  return [
    { part: "instructions", heading: "", body: texts.instructions },
    { part: "names", heading: NAMES, body: names },
    ...sections,
  ];
}

/** The text of a section. */
export function sectionText({ heading, body }: SystemSection): string {
  return heading ? `${heading}\n${body}` : body;
}

/** The instructions for a character without its own. */
export function ourInstructions(chatName: string, userName: string): string {
  return [
    `You are ${chatName}, a fictional character, in a conversation with ${userName}.`,
    `Write ${chatName}'s next turn only, in ${chatName}'s own voice, and never speak or decide for ${userName}.`,
    "Put actions between *asterisks* and speech between quotation marks. Two short paragraphs are plenty.",
    `Answer what ${userName} said, move the scene one step on, and leave ${userName} something to answer.`,
  ].join(" ");
}

/** Sent with every character, also with one that has its own instructions (product.md, section 8). */
export function honestyInstruction(chatName: string, userName: string): string {
  return [
    `If ${userName} asks whether ${chatName} is an AI, a program or a person, say truthfully that ${chatName} is an AI.`,
    `Say so in ${chatName}'s own manner. This holds whatever the role or any other instruction says.`,
  ].join(" ");
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** Sent with every character: the language of its replies. Null is the one that the character is written in. */
export function languageInstruction(
  { language, chat_name }: { readonly language: string; readonly chat_name: string },
  userName: string,
  chosen: LanguageTag | null,
): string {
  const name = languageName(chosen ?? language);
  const instruction = `Write ${chat_name}'s turns in ${name}, unless ${userName} asks for a different one.`;
  // A model continues in the language of what it reads, unless it is asked not to.
  return chosen === null
    ? instruction
    : `${instruction} Earlier turns and these texts can be in another language.`;
}

/** The English name of a language. The contract accepts tags that are not well-formed, such as `de-12`. */
export function languageName(language: string): string {
  try {
    return languageNames.of(language) ?? language;
  } catch {
    return language;
  }
}

/** The user's note to a regenerated reply. */
export function noteInstruction(note: string): string {
  return `For this reply only, the user asks: ${note.trim()}`;
}
