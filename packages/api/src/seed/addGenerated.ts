import { asc, like, not, sql } from "drizzle-orm";
import type { Deps } from "../domain/deps.ts";
import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { character, user } from "../db/schema/referenced.ts";
import { insertCharacters } from "../domain/characters/characterTexts.ts";
import { characterSearch, userSearch } from "../db/search/searchColumns.ts";
import { generatedCharacter, type Material } from "./generatedCharacter.ts";

const BATCH = 500;
const REPORT_EVERY = 10_000;
const CREATORS = 200;

/** Adds generated characters up to a number, always the same ones; existing ones are not changed. */
export async function addGenerated(
  deps: Pick<Deps, "db" | "now">,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  if (count === 0) return;
  const material = await gather(deps.db, deps.now());
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    const rows = Array.from({ length: size }, (_none, at) => generatedCharacter(first + at, material));
    const values = rows.map((row) => ({ ...row, ...characterSearch(row) }));
    await insertCharacters(deps.db, values);
    if ((first + size) % REPORT_EVERY === 0) onProgress(first + size);
  }
  await deps.db.execute(sql`vacuum analyze`);
}

async function gather(db: Database, now: Date): Promise<Material> {
  const creatorIds = Array.from({ length: CREATORS }, (_none, at) => `load-creator-${at}`);
  await db
    .insert(user)
    .values(creatorIds.map((id, at) => ({ id, user_name: `User ${at}`, ...userSearch(`User ${at}`) })))
    .onConflictDoNothing();
  const tags = await db.select({ id: tag.id }).from(tag).orderBy(asc(tag.id));
  const covers = await db
    .select({
      avatar: character.avatar,
      avatar_alt: character.avatar_alt,
      avatar_color: character.avatar_color,
      avatar_thumbhash: character.avatar_thumbhash,
      avatar_renditions: character.avatar_renditions,
    })
    .from(character)
    .where(not(like(character.id, "load-%")))
    .orderBy(asc(character.id));
  return { creatorIds, tagIds: tags.map(({ id }) => id), covers: covers, now };
}
