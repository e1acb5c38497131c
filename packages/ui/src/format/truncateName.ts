import { charactersOf } from "./characters.ts";

/** Longest name that is shown whole, in characters as a reader counts them (§9). */
const WHOLE = 10;
/** How much of a longer one is kept (§9). */
const KEPT = 8;

/**
 * A name short enough for the header (§2): the first 8 characters and an ellipsis when it has more than 10.
 * An emoji or a letter with its accents counts as one character and is never cut in two.
 */
export function truncateName(name: string): string {
  const characters: string[] = [];
  for (const character of charactersOf(name)) {
    characters.push(character);
    if (characters.length > WHOLE) return `${characters.slice(0, KEPT).join("")}…`;
  }
  return name;
}
