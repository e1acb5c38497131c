import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { character, user } from "../db/schema/referenced.ts";
import { characterSearch, userSearch } from "../db/search/searchColumns.ts";
import { newId } from "../shared/ids.ts";

/** Stores a public character without the rules of a save; the given columns replace the defaults. Resolves to its id. */
export async function addCharacter(
  db: Database,
  columns: Partial<typeof character.$inferInsert> = {},
): Promise<string> {
  const creator = columns.creator_id ?? "test-creator";
  await db
    .insert(user)
    .values({ id: creator, user_name: creator, ...userSearch(creator) })
    .onConflictDoNothing();
  const now = new Date();
  const id = columns.id ?? newId();
  const name = columns.name ?? "Ines";
  await db.insert(character).values({
    name,
    ...characterSearch({ ...columns, name }),
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
