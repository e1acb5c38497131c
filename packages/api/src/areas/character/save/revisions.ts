import { ErrorCode, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { characterRevision, importedCard, type RevisionFields } from "../../../db/schema/character.ts";
import type { CharacterRow } from "../../../db/schema/referenced.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";

/** Revisions of a character that are stored. */
const REVISIONS_STORED = 20;

/**
 * Stores the revision of a save, and deletes the oldest ones. A draft is saved while it is written, so its revision replaces
 * the one before: drafts do not use up the stored revisions.
 */
export async function storeRevision(
  db: Database,
  before: CharacterRow | null,
  row: CharacterRow,
): Promise<void> {
  const { id, revision, updated_at } = row;
  const stored = { revision, fields: fieldsOf(row), created_at: updated_at };
  if (before?.status === "draft" && row.status === "draft") {
    const earlier = and(
      eq(characterRevision.character_id, id),
      eq(characterRevision.revision, before.revision),
    );
    const replaced = await db
      .update(characterRevision)
      .set(stored)
      .where(earlier)
      .returning({ revision: sql`1` });
    if (replaced.length > 0) return;
  }
  await db.insert(characterRevision).values({ character_id: id, ...stored });
  await db.delete(characterRevision).where(
    and(
      eq(characterRevision.character_id, id),
      sql`${characterRevision.revision} < (select r.revision from ${characterRevision} as r where r.character_id = ${id}
        order by r.revision desc offset ${REVISIONS_STORED - 1} limit 1)`,
    ),
  );
}

/** Stores the imported card, or deletes it; undefined changes nothing. */
export async function storeImportedCard(
  db: Database,
  characterId: string,
  card: Record<string, unknown> | null | undefined,
): Promise<void> {
  if (card === undefined) return;
  if (card === null) {
    await db.delete(importedCard).where(eq(importedCard.character_id, characterId));
    return;
  }
  await db
    .insert(importedCard)
    .values({ character_id: characterId, card })
    .onConflictDoUpdate({ target: importedCard.character_id, set: { card } });
}

/** The bytes of the revision that a save stores, about. */
export function revisionBytes(fields: Partial<RevisionFields>): number {
  return Buffer.byteLength(JSON.stringify(fieldsOf(fields)));
}

function fieldsOf(row: RevisionFields): RevisionFields;
function fieldsOf(row: Partial<RevisionFields>): Partial<RevisionFields>;
function fieldsOf(row: Partial<RevisionFields>): Partial<RevisionFields> {
  const { name, chat_name, tagline, avatar, avatar_alt, bio, greeting, alternate_greetings } = row;
  const { definition, personality, scenario, example_dialogs, system_prompt, post_history, book } = row;
  const { tag_ids, warnings, rating, language, version } = row;
  return {
    ...{ name, chat_name, tagline, avatar, avatar_alt, bio, greeting, alternate_greetings },
    ...{ definition, personality, scenario, example_dialogs, system_prompt, post_history, book },
    ...{ tag_ids, warnings, rating, language, version },
  };
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
  return new ApiError(ErrorCode.conflict, {
    message: "Another revision was saved in the meantime.",
    details: { revision },
  });
}
