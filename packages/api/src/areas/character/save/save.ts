import { isDeepStrictEqual } from "node:util";
import { ErrorCode, overLong, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import { ApiError, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { newId } from "../../../shared/ids.ts";
import { findUploadedImage } from "../../../domain/uploads/images.ts";
import { checkRules, statusChanges } from "./publishing.ts";
import { keepImportedCard, keepRevision } from "./revisions.ts";
import { type SaveScreening, screenBeforeSave, screeningInputOf } from "./screenCharacter.ts";
import type { TagList } from "../listings/tags.ts";

type CharacterRow = typeof character.$inferSelect;
type Changes = Partial<typeof character.$inferInsert>;
type SaveInput = ParsedInputOf<typeof routes.saveCharacter>;

/** Who saves, and when. */
interface Saving extends SaveScreening {
  readonly now: Date;
}

/**
 * Creates a character, or saves an own one when there is an id (§3). Throws 40001 naming what publishing still needs,
 * 42201 for what a rule refuses, 40302 for an adult character of somebody who has not attested, 40401 for somebody
 * else's, 40901 when another revision was saved than the one that this is based on.
 */
export async function saveCharacter(db: Database, saving: Saving, input: SaveInput): Promise<CharacterRow> {
  await screenBeforeSave(db, saving, input);
  return db.transaction(async (tx) => {
    const before = input.id === undefined ? null : await ownForUpdate(tx, saving.viewer.id, input.id);
    const changes = await changesOf(tx, saving, before, input);
    if (before && isOutdated(before, input.base_revision)) {
      // A save whose answer was lost comes again, and finds what it left.
      if (input.card_raw === undefined && changesNothing(before, changes)) return before;
      throw outdatedError(before);
    }
    const after = { ...before, ...changes };
    saving.screening.judge(await screeningInputOf(tx, saving, before, after, input.card_raw));
    checkRules(after, saving.viewer);
    const row = before
      ? await update(tx, saving, before, changes)
      : await insert(tx, saving, { ...changes, name: input.name });
    await keepImportedCard(tx, row.id, input.card_raw);
    await keepRevision(tx, row);
    return row;
  });
}

async function changesOf(
  db: Database,
  { tags: list, viewer, now }: Saving,
  before: CharacterRow | null,
  { id: _id, base_revision: _base, tags, avatar, publish, forked_from, card_raw: _raw, ...fields }: SaveInput,
): Promise<Changes> {
  const changes: Changes = {
    ...present(fields),
    ...(tags ? { tag_ids: known(list, tags) } : {}),
    ...(avatar === undefined
      ? {}
      : await pictureChanges(db, viewer.id, before, { url: avatar, attested: fields.image_attested })),
    ...(forked_from === undefined ? {} : await forkChanges(db, viewer, before, forked_from)),
  };
  const after = { ...before, ...changes };
  return { ...changes, marked: overLong(after), ...statusChanges(before, after, publish, now) };
}

async function insert(
  db: Database,
  { viewer, now }: Saving,
  changes: Changes & { readonly name: string },
): Promise<CharacterRow> {
  const [row] = await db
    .insert(character)
    .values({
      ...changes,
      id: newId(),
      creator_id: viewer.id,
      created_at: now,
      updated_at: now,
    })
    .returning();
  return written(row);
}

async function update(
  db: Database,
  { now }: Saving,
  before: CharacterRow,
  changes: Changes,
): Promise<CharacterRow> {
  const [row] = await db
    .update(character)
    .set({
      ...changes,
      revision: before.revision + 1,
      updated_at: now,
    })
    .where(eq(character.id, before.id))
    .returning();
  return written(row);
}

async function ownForUpdate(db: Database, userId: string, id: string): Promise<CharacterRow> {
  const [row] = await db
    .select()
    .from(character)
    .where(and(eq(character.id, id), eq(character.creator_id, userId), isNull(character.deleted_at)))
    .for("update");
  if (!row) throw notFound();
  return row;
}

function isOutdated({ revision }: CharacterRow, base: number | undefined): boolean {
  return base !== undefined && base !== revision;
}

function changesNothing(before: CharacterRow, changes: Changes): boolean {
  const now: Readonly<Record<string, unknown>> = before;
  return Object.entries(changes).every(([name, value]) => isDeepStrictEqual(value, now[name]));
}

function outdatedError({ revision }: CharacterRow): ApiError {
  return new ApiError(ErrorCode.conflict, {
    message: "Another revision was saved in the meantime.",
    details: { revision },
  });
}

function known(tags: TagList, ids: readonly number[]): number[] {
  if (!ids.every((id) => tags.has(id))) throw invalidInput({ tags: "invalid_choice" });
  return [...new Set(ids)];
}

async function pictureChanges(
  db: Database,
  userId: string,
  before: CharacterRow | null,
  { url, attested }: { readonly url: string | null; readonly attested: boolean | undefined },
): Promise<Changes> {
  if (url === null) {
    return {
      ...{ avatar: null, avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] },
      image_attested: false,
    };
  }
  if (url === before?.avatar) return {};
  const picture = await findUploadedImage(db, userId, "character", url);
  if (!picture) throw invalidInput({ avatar: "invalid_choice" });
  return {
    avatar: url,
    avatar_color: picture.color,
    avatar_thumbhash: picture.thumbhash,
    avatar_renditions: picture.renditions,
    // What was said of another image says nothing of this one.
    image_attested: attested === true,
  };
}

/** Only what somebody can open can be duplicated; what happens to it later changes nothing. */
async function forkChanges(
  db: Database,
  viewer: SessionUser,
  before: CharacterRow | null,
  id: string | null,
): Promise<Changes> {
  if (id === null || id === before?.forked_from) return { forked_from: id };
  try {
    return { forked_from: (await requireCharacterAccess(db, viewer, id, "read")).id };
  } catch (error) {
    if (error instanceof ApiError) throw invalidInput({ forked_from: "invalid_choice" });
    throw error;
  }
}

// Absent fields keep their value, where undefined would have been written as the default.
function present(fields: Readonly<Record<string, unknown>>): Changes {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function written(row: CharacterRow | undefined): CharacterRow {
  if (!row) throw new Error("A character that was just written was not returned by the database.");
  return row;
}
