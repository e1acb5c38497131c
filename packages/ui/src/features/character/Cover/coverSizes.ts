/**
 * The `sizes` of a cover in a list. Phones are given a smaller width than they show: a 300 px image is sharp enough at
 * a pixel ratio of four, and one of 600 px is five times larger.
 */
export function coverSizes(elsewhere: string): string {
  return `${elsewhere}, 75px`;
}
