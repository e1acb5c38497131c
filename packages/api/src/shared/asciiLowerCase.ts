/**
 * A text with A to Z in lower case, and every other character as it is: Unicode's rules make the Kelvin sign a "k", and so another
 * address the same.
 */
export function asciiLowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
