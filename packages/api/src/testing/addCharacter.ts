import { eq } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { character, characterRevision, user } from "../db/schema/referenced.ts";
import { characterSearch, userSearch } from "../db/search/searchColumns.ts";
import {
  insertCharacters,
  type NewCharacter,
  readFields,
  splitChanges,
} from "../domain/characters/characterTexts.ts";
import { newId } from "../shared/ids.ts";

/** Stores a public character without the rules of a save; the given columns replace the defaults. Resolves to its id. */
export async function addCharacter(db: Database, columns: Partial<NewCharacter> = {}): Promise<string> {
  const creator = columns.creator_id ?? "test-creator";
  await db
    .insert(user)
    .values({ id: creator, user_name: creator, ...userSearch(creator) })
    .onConflictDoNothing();
  const now = new Date();
  const id = columns.id ?? newId();
  const name = columns.name ?? "Ines";
  await insertCharacters(db, [
    {
      ...characterSearch({ ...columns, name }),
      greeting: "Good evening.",
      visibility: "public",
      status: "published",
      created_at: now,
      updated_at: now,
      published_at: now,
      ...columns,
      name,
      creator_id: creator,
      id,
    },
  ]);
  return id;
}

/** Changes a character without the rules of a save: its current revision, or with `revision` a new one. */
export async function changeCharacter(
  db: Database,
  id: string,
  changes: Partial<NewCharacter>,
): Promise<void> {
  const { columns, texts } = splitChanges(changes);
  const [before] = await db.select().from(character).where(eq(character.id, id));
  if (!before) throw new Error("The character is not stored.");
  if (Object.keys(columns).length > 0) await db.update(character).set(columns).where(eq(character.id, id));
  const fields = await readFields(db, id, before.revision);
  if (!fields) throw new Error("The character has no revision.");
  const { name = before.name ?? "" } = changes;
  const row = { character_id: id, revision: changes.revision ?? before.revision, created_at: new Date() };
  await db
    .insert(characterRevision)
    .values({ ...row, fields: { ...fields, name, ...texts } })
    .onConflictDoUpdate({
      target: [characterRevision.character_id, characterRevision.revision],
      set: { fields: { ...fields, name, ...texts } },
    });
}

/** Stores tags with these names. Resolves to their ids, in order. */
export async function addTags(db: Database, names: readonly string[]): Promise<number[]> {
  const rows = await db
    .insert(tag)
    .values(names.map((name) => ({ name, slug: `${name.toLowerCase()}-${newId()}` })))
    .returning({ id: tag.id });
  return rows.map(({ id }) => id);
}
