import { sql } from "drizzle-orm";
import { character } from "../../../db/schema/referenced.ts";

/** The language of a character without its script and region. The index `character_language_ranked` has the same expression. */
export const primaryLanguage = sql`lower(split_part(${character.language}, '-', 1) collate "C")`;

/** A value of {@link primaryLanguage}: `pt` for `pt-BR`. */
export function primaryLanguageOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? tag;
}
