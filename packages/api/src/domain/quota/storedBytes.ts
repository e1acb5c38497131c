import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { alternative, character, characterRevision, importedCard, message } from "../../db/schema.ts";

/** Bytes of a variant besides its text. */
const ROW_BYTES = 256;

/** The bytes of messages with all of their variants, about. The texts are not read for it. */
export async function storedBytes(db: Database, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${alternative.text}) + coalesce(octet_length(${alternative.original}), 0) + ${ROW_BYTES}::int), 0)::float8`,
    })
    .from(message)
    .innerJoin(alternative, eq(alternative.message_id, message.id))
    .where(which);
  return row?.bytes ?? 0;
}

/** The bytes of a user's characters with their revisions and cards, as they are compressed: the texts are not read for it. */
export async function storedCharacterBytes(db: Database, userId: string): Promise<number> {
  const revisions = sql`(select sum(pg_column_size(${characterRevision.fields})) from ${characterRevision}
    where ${characterRevision.character_id} = ${character.id})`;
  const card = sql`(select pg_column_size(${importedCard.card}) from ${importedCard}
    where ${importedCard.character_id} = ${character.id})`;
  const one = sql`pg_column_size(${character}.*) + coalesce(${revisions}, 0) + coalesce(${card}, 0)`;
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${one}), 0)::float8` })
    .from(character)
    .where(eq(character.creator_id, userId));
  return row?.bytes ?? 0;
}
