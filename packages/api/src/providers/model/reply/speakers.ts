import type { Speakers } from "../Model.ts";

/** A shorter name is more often a letter of a list than a name before a turn. */
const NAME_MIN = 2;

/** Recognizes names with a colon at the beginning of a line. */
export class TurnLabels {
  readonly #labels: readonly string[];

  constructor(names: readonly string[]) {
    this.#labels = labelsOf(names);
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
  return {
    char: new TurnLabels([...char, "{{char}}"]),
    user: new TurnLabels([...others, "{{user}}"]),
  };
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
  const used = new Set(names.map((name) => name.trim().toLowerCase()).filter(Boolean));
  return [...used].flatMap((name) => [
    ...[`${name}:`, `${name} :`, `${name}：`, `[${name}]:`, `# ${name}:`, `## ${name}:`, `### ${name}:`],
    ...["**", "__", "*", "_"].flatMap((mark) => [
      `${mark}${name}:${mark}`,
      `${mark}${name}${mark}:`,
      `${mark}${name}${mark} :`,
      `${mark}${name}：${mark}`,
      `${mark}${name}${mark}：`,
    ]),
  ]);
}
