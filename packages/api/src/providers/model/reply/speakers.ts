import type { Speakers } from "../Model.ts";

/** A shorter name is more often a letter of a list than a name before a turn. */
const NAME_MIN = 2;

/** Recognizes names with a colon at the beginning of a line. */
export class TurnLabels {
  readonly #labels: readonly string[];

  constructor(names: readonly string[], more: readonly string[] = []) {
    this.#labels = [...labelsOf(names), ...more];
  }

  /** The length of the label at the beginning of a text; `maybe` when the text ends before it is clear; 0 without one. */
  lengthIn(text: string): number | "maybe" {
    for (const label of this.#labels) {
      if (text.slice(0, label.length).toLowerCase() === label) return label.length;
    }
    const begin = text.toLowerCase();
    return this.#labels.some((label) => begin.length < label.length && label.startsWith(begin)) ? "maybe" : 0;
  }
}

/** The labels of the character and of the user. */
export function turnLabels({ char, user }: Speakers): {
  readonly char: TurnLabels;
  readonly user: TurnLabels;
} {
  const own = new Set(char.map((name) => name.toLowerCase()));
  const others = user.filter((name) => name.length >= NAME_MIN && !own.has(name.toLowerCase()));
  const words = char.flatMap(wordsOf).filter((word) => !user.includes(word));
  return {
    char: new TurnLabels([...char, ...words, "{{char}}", "<bot>"], OWN_LABELS),
    user: new TurnLabels([...others, "{{user}}", "{{ user }}", "<user>"], OTHER_LABELS),
  };
}

/** The turns of chat templates whose tokens a server removed, and of templates in plain text; in small letters. */
const OWN_LABELS = ["assistant\n", "assistant:", "### assistant:", "### response:", "model\n"];
/** Without the bare words: "User: admin" is also text. */
const OTHER_LABELS = [
  "### user:",
  "### human:",
  "### instruction:",
  "### input:",
  "*{{user}}:",
  "**{{user}}:",
];

/** The words of a name of several: models also write one of them. */
function wordsOf(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => word.length >= NAME_MIN);
}

/** Texts after which a server ends its answer: the beginning of the user's next turn. */
export function stopTexts({ user }: Speakers): readonly string[] {
  const names = user.filter((name) => name.length >= NAME_MIN);
  return [...new Set([...names, "{{user}}"])].slice(0, STOPS_MAX).map((name) => `\n${name}:`);
}

/** OpenAI accepts four; the operator can have configured some. */
const STOPS_MAX = 3;

/** The usual forms of a name before a turn, in small letters. */
function labelsOf(names: readonly string[]): readonly string[] {
  const used = new Set(names.map((name) => name.trim().normalize().toLowerCase()).filter(Boolean));
  return [...used].flatMap((name) => [
    ...[`${name}:`, `${name} :`, `${name}：`, `[${name}]:`, `<${name}>:`, `(${name}):`, `**${name}**\n`],
    ...[`# ${name}:`, `## ${name}:`, `### ${name}:`],
    ...["***", "**", "__", "*", "_"].flatMap((mark) => [
      `${mark}${name}:${mark}`,
      `${mark}${name}${mark}:`,
      `${mark}${name}${mark} :`,
      `${mark}${name}：${mark}`,
      `${mark}${name}${mark}：`,
    ]),
  ]);
}
