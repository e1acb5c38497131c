import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { importedCard } from "../../../db/schema/character.ts";
import { characterRevision, type CharacterRow, type RevisionFields } from "../../../db/schema/referenced.ts";
import { revisionOf, textsOf, type WholeCharacter } from "../../../domain/characters/characterTexts.ts";
import { isWithoutChats } from "../../../domain/deletion/unusedRevisions.ts";
import { type ApiError, errorFor } from "../../../shared/errors/ApiError.ts";

/** Revisions of a character that are stored, besides those of chats. */
const REVISIONS_STORED = 20;

/**
 * Stores the revision of a save, and deletes the oldest ones. A draft is saved while it is written, so its revision replaces
 * the one before: drafts do not use up the stored revisions. Revisions that chats are pinned to stay.
 */
export async function storeRevision(
  db: Database,
  before: CharacterRow | null,
  row: WholeCharacter,
): Promise<void> {
  const { id, revision, updated_at } = row;
  await db
    .insert(characterRevision)
    .values({ character_id: id, revision, fields: revisionOf(row), created_at: updated_at });
  const oldest = sql`(select r.revision from ${characterRevision} as r where r.character_id = ${id}
    order by r.revision desc offset ${REVISIONS_STORED - 1} limit 1)`;
  const isDraft = before?.status === "draft" && row.status === "draft";
  const former = isDraft
    ? eq(characterRevision.revision, before.revision)
    : sql`${characterRevision.revision} < ${oldest}`;
  await db
    .delete(characterRevision)
    .where(and(eq(characterRevision.character_id, id), former, isWithoutChats));
}

/** Stores the imported card, or deletes it; undefined changes nothing. */
export async function storeImportedCard(
  db: Database,
  characterId: string,
  characterCard: Record<string, unknown> | null | undefined,
): Promise<void> {
  if (characterCard === undefined) return;
  if (characterCard === null) {
    await db.delete(importedCard).where(eq(importedCard.character_id, characterId));
    return;
  }
  await db
    .insert(importedCard)
    .values({ character_id: characterId, card: characterCard })
    .onConflictDoUpdate({ target: importedCard.character_id, set: { card: characterCard } });
}

/** The bytes of the revision that a save stores, about. */
export function revisionBytes(fields: Partial<RevisionFields>): number {
  const { name, tagline, avatar, avatar_alt, tag_ids, rating, language } = fields;
  const shown = { name, tagline, avatar, avatar_alt, tag_ids, rating, language };
  return Buffer.byteLength(JSON.stringify({ ...shown, ...textsOf(fields) }));
}

/** Whether another save was stored in between. A client that knows no id has seen no revision after the first. */
export function isOutdated(
  { revision }: CharacterRow,
  { id, base_revision }: Pick<ParsedInputOf<typeof routes.saveCharacter>, "id" | "base_revision">,
): boolean {
  const base = id === undefined ? 1 : base_revision;
  return base !== undefined && base !== revision;
}

/** The error of a save of an outdated revision. It names the present one. */
export function outdatedError({ revision }: CharacterRow): ApiError {
  return errorFor("changed_meanwhile", { details: { revision } });
}
