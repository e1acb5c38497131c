import { searchWords } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { byScore } from "../listings/listings.ts";

/** The number of characters whose names are used. */
const CHARACTER_COUNT = 4;

/** Texts that users are likely to search for: names, words of names and taglines, and a misspelled name. */
export async function likelyTexts(db: Database): Promise<readonly string[]> {
  const rows = rowsOf<{ name: string; tagline: string }>(
    await db.execute(sql`select ${character.name} as name, ${character.tagline} as tagline from ${character}
      where ${character.listed} order by ${byScore} limit ${sql.raw(String(CHARACTER_COUNT))}`),
  );
  const texts = rows.flatMap(({ name, tagline }) => [
    name,
    searchWords(name)[0],
    searchWords(tagline).at(-1),
  ]);
  const [first] = rows;
  return [...new Set([...texts, first && `${first.name}zq`])].filter((text) => text !== undefined);
}
