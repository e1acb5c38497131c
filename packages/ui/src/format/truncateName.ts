/** Longest name that is shown whole, in characters as a reader counts them (§9). */
const WHOLE = 10;
/** How much of a longer one is kept (§9). */
const KEPT = 8;

/**
 * A name short enough for the header (§2): the first 8 characters and an ellipsis when it has more than 10.
 * An emoji or a letter with its accents counts as one character and is never cut in two.
 */
export function truncateName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length > WHOLE ? `${characters.slice(0, KEPT).join("")}…` : name;
}
