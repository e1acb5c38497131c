import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { character, user } from "../db/schema/referenced.ts";
import { newId } from "../shared/ids.ts";

/** Stores a public character without the rules of a save; the given columns replace the defaults. Resolves to its id. */
export async function addCharacter(
  db: Database,
  columns: Partial<typeof character.$inferInsert> = {},
): Promise<string> {
  const creator = columns.creator_id ?? "test-creator";
  await db.insert(user).values({ id: creator, user_name: creator }).onConflictDoNothing();
  const now = new Date();
  const id = columns.id ?? newId();
  await db.insert(character).values({
    name: "Ines",
    greeting: "Good evening.",
    visibility: "public",
    status: "published",
    created_at: now,
    published_at: now,
    ...columns,
    creator_id: creator,
    id,
  });
  return id;
}

/** Stores tags with these names. Resolves to their ids, in order. */
export async function addTags(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .insert(tag)
    .values(names.map((name) => ({ name, slug: `${name.toLowerCase()}-${newId()}` })))
    .returning({ id: tag.id });
  return rows.map(({ id }) => id);
}
