/**
 * The `sizes` of a cover in a list, by which browsers choose a picture. Phones are told less than they show: a 300 px
 * cover is sharp enough there at four dots to the pixel, and one of 600 px is five times heavier.
 */
export function coverSizes(elsewhere: string): string {
  return `${elsewhere}, 75px`;
}
