import { linesOfCast } from "../lines/castLines.ts";
import { cardLines, spareLines, type StyledLines } from "./cardLines.ts";
import type { DemoCharacter } from "./DemoRequest.ts";

/** The manner of one character in one chat. */
export interface Manner extends StyledLines {
  readonly names: readonly string[];
  /** Lines for when the others have run out. They are read from the card, which takes half the time of a reply. */
  spare(): readonly string[];
}

/** Prepared lines for the sample cast; for any other card, lines that are read from the card itself. */
export function mannerOf(card: DemoCharacter, replies: readonly string[]): Manner {
  const names = [...new Set([card.name, card.chatName, card.name.split(/[\s,]/)[0] ?? ""])].filter(
    (name) => name.length > 1,
  );
  const prepared = linesOfCast(card.name);
  if (prepared) {
    const spare = () => spareLines(card, names, replies);
    return { names, lines: prepared, spare, speech: (text) => `“${text}”`, act: (text) => `*${text}*` };
  }
  return { names, spare: () => [], ...cardLines(card, names, replies) };
}
