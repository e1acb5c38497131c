import type { LanguageTag } from "@mimi/contract";

/** A message as the patterns of a language expect it: in small letters, with straight apostrophes. Accents are kept. */
export function lowered(message: string, tag: LanguageTag): string {
  return message.normalize("NFC").toLocaleLowerCase(tag).replaceAll("’", "'");
}
