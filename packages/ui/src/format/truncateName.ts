import { charactersOf } from "./characters.ts";

/** The longest name that is shown whole, in user-perceived characters. */
const MAX_LENGTH = 10;
/** How many characters of a longer name are shown. */
const SHORTENED_LENGTH = 8;

/**
 * Shortens a name for the header: the first 8 characters and an ellipsis when it has more than 10. An emoji or a
 * letter with its accents counts as one character and is never cut in two.
 */
export function truncateName(name: string): string {
  // A character is at least one code unit.
  if (name.length <= MAX_LENGTH) return name;
  const characters: string[] = [];
  for (const character of charactersOf(name)) {
    characters.push(character);
    if (characters.length > MAX_LENGTH) return `${characters.slice(0, SHORTENED_LENGTH).join("")}…`;
  }
  return name;
}
