import type { LanguageTag } from "@mimi/contract";
import { joinedCjk } from "@mimi/contract/honesty";

/** A message as the patterns of a language expect it: in small letters, with straight apostrophes, joined as `joinedCjk`. Accents are kept. */
export function lowered(message: string, tag: LanguageTag): string {
  return joinedCjk(message).toLocaleLowerCase(tag).replaceAll("’", "'");
}
