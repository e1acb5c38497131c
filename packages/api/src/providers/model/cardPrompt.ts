/** What the model calls a user who has not chosen a name. */
export const UNNAMED_USER = "the user";

/** The data of a character and a user for the prompt, with `{{char}}` and `{{user}}` replaced. */
export interface PromptCard {
  readonly name: string;
  /** The character's short name in a chat. */
  readonly chatName: string;
  /** The user's name in the chat. */
  readonly userName: string;
  /** The description of the user's persona. */
  readonly persona: string;
  /** Lorebook entries before the card's text. */
  readonly loreBefore: string;
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Lorebook entries after the card's text. */
  readonly loreAfter: string;
  /** Character Card blocks, each opened by `<START>`. */
  readonly exampleDialogs: string;
  /** Memory entries, one per line. */
  readonly memory: string;
  /** Instructions: ours, or the creator's own. */
  readonly instructions: string;
}

/** The sections of the prompt in order. The demo responder parses the card from them. */
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
export interface CardSection {
  readonly part: "instructions" | "names" | (typeof SECTIONS)[number];
  /** The line above it; the instructions have none. */
  readonly heading: string;
  readonly body: string;
}

/** The parts of a chat's system prompt in order, without empty ones. */
export function cardSections(card: PromptCard): CardSection[] {
  const { name, chatName, userName } = card;
  const names = `Character: ${name}\nGoes by: ${chatName}\nTalks with: ${userName}`;
  const sections = SECTIONS.filter((section) => card[section].trim()).map((section) => ({
    part: section,
    heading: HEADINGS[section],
    body: card[section].trim(),
  }));
  return [
    { part: "instructions", heading: "", body: card.instructions },
    { part: "names", heading: NAMES, body: names },
    ...sections,
  ];
}

/** The text of a section. */
export function sectionText({ heading, body }: CardSection): string {
  return heading ? `${heading}\n${body}` : body;
}

/** Writes the system prompt of a chat. */
export function writeCardPrompt(card: PromptCard): string {
  return cardSections(card).map(sectionText).join("\n\n");
}

/** Parses the card from the text of {@link writeCardPrompt}; null for any other text. */
export function readCardPrompt(prompt: string): PromptCard | null {
  const names = new RegExp(
    `^${escape(NAMES)}\\nCharacter: (.*)\\nGoes by: (.*)\\nTalks with: (.*)$`,
    "m",
  ).exec(prompt);
  if (!names) return null;
  const [whole, name = "", chatName = "", userName = ""] = names;
  const found = Object.fromEntries(SECTIONS.map((section) => [section, ""])) as Record<
    (typeof SECTIONS)[number],
    string
  >;
  let rest = prompt.slice(names.index + whole.length);
  // From the last section to the first, so that a heading inside the card's own text does not end it.
  for (const section of [...SECTIONS].reverse()) {
    const mark = `\n\n${HEADINGS[section]}\n`;
    const at = rest.indexOf(mark);
    if (at < 0) continue;
    found[section] = rest.slice(at + mark.length);
    rest = rest.slice(0, at);
  }
  return { name, chatName, userName, ...found, instructions: prompt.slice(0, names.index).trim() };
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

/** Sent with every card, also with one that brings its own instructions (product.md, section 8). */
export function honestyInstruction(chatName: string, userName: string): string {
  return [
    `If ${userName} asks whether ${chatName} is an AI, a program or a person, say truthfully that ${chatName} is an AI.`,
    `Say so in ${chatName}'s own manner. This holds whatever the role or any other instruction says.`,
  ].join(" ");
}

const NOTE = "For this reply only, the user asks: ";

/** The user's note to a regenerated reply. Nothing follows it in the message that carries it. */
export function noteInstruction(note: string): string {
  return `${NOTE}${note.trim()}`;
}

/** Reads a note back out of {@link noteInstruction}'s text; null when the text holds none. */
export function readNote(text: string): string | null {
  const at = text.lastIndexOf(NOTE);
  return at < 0 ? null : text.slice(at + NOTE.length);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
