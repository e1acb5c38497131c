import { sql } from "drizzle-orm";
import { character } from "../../../db/schema/referenced.ts";

/** The language of a character as `primaryLanguageOf`. The index `character_language_ranked` has the same expression. */
export const primaryLanguage = sql`lower(split_part(${character.language}, '-', 1) collate "C")`;
