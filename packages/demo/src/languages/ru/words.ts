/** A pattern for whole words; `\b` does not know Cyrillic letters. */
export function words(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "u");
}
