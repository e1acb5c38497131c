import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { importedCard } from "../../db/schema/character.ts";
import { message, variant, variantText } from "../../db/schema/chat.ts";
import { character, characterRevision } from "../../db/schema/referenced.ts";
import { isTextOfVariant } from "../variants/variantTexts.ts";

/** Bytes of a variant besides its text. */
const ROW_BYTES = 256;

/** The bytes of messages with all of their variants, about. The texts are not read for it. */
export async function storedBytes(db: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(coalesce(octet_length(${variantText.text}), 0) + coalesce(octet_length(${variantText.original}), 0) + ${ROW_BYTES}::int), 0)::float8`,
    })
    .from(message)
    .innerJoin(variant, eq(variant.message_id, message.id))
    .leftJoin(variantText, isTextOfVariant)
    .where(condition);
  return row?.bytes ?? 0;
}

/** Bytes that a copied message and a copied variant take on the disk, with their indexes. */
const MESSAGE_BYTES = 400;
const VARIANT_BYTES = 550;

/** The bytes that a branch of these messages writes. Their texts are shared. */
export async function branchBytes(db: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({
      messages: sql<number>`count(distinct ${message.id})::int`,
      variants: sql<number>`count(*)::int`,
    })
    .from(message)
    .innerJoin(variant, eq(variant.message_id, message.id))
    .where(condition);
  return (row?.messages ?? 0) * MESSAGE_BYTES + (row?.variants ?? 0) * VARIANT_BYTES;
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
