import type { CharacterLines } from "../lines/CharacterLines.ts";
import { linesOfCast } from "../lines/castLines.ts";
import { cardLines, spareLines } from "./cardLines.ts";
import type { PromptCard } from "./PromptReader.ts";

/** What a character says, and how it is written. */
export interface Manner {
  readonly names: readonly string[];
  readonly lines: CharacterLines;
  /** For when the lines have run out. */
  readonly spare: readonly string[];
  /** Puts speech between the quotation marks of the card. */
  speech(text: string): string;
  /** Writes an action as the card writes actions. */
  act(text: string): string;
}

/** Prepared lines for the sample cast; for any other card, lines that are read from the card itself. */
export function mannerOf(card: PromptCard, replies: readonly string[]): Manner {
  const names = [...new Set([card.name, card.chatName, card.name.split(/[\s,]/)[0] ?? ""])].filter(
    (name) => name.length > 1,
  );
  const prepared = linesOfCast(card.name);
  if (prepared) {
    const spare = spareLines(card, names, replies);
    return { names, lines: prepared, spare, speech: (text) => `“${text}”`, act: (text) => `*${text}*` };
  }
  return { names, spare: [], ...cardLines(card, names, replies) };
}
