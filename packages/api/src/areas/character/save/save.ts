import { isDeepStrictEqual } from "node:util";
import { overLong, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { requireAllowed } from "../../../domain/accounts/requireAllowed.ts";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { importedCard } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";
import { characterSearch } from "../../../db/search/searchColumns.ts";
import { ApiError, errorFor, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { newId } from "../../../shared/ids.ts";
import type { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import { requireCharacterQuota } from "../../../domain/quota/accountCaps.ts";
import { contentHashesOf } from "../../../domain/takedown/letters.ts";
import { requireNoRemovedCopy } from "../../../domain/takedown/refusedContent.ts";
import { updateServedImages } from "../../../domain/takedown/withdrawnFiles.ts";
import {
  type NewCharacter,
  selectWithFields,
  splitChanges,
  textsOf,
  type WholeCharacter,
  wholeWith,
  wholeOf,
  withTexts,
} from "../../../domain/characters/characterTexts.ts";
import { imageChanges } from "./imageChanges.ts";
import { checkRules, isShown, statusChanges } from "./publishing.ts";
import { isOutdated, outdatedError, revisionBytes, storeImportedCard, storeRevision } from "./revisions.ts";
import { type ScreeningContext, screenBeforeSave, screeningInputOf, withFields } from "./screenCharacter.ts";
import type { TagList } from "../listings/tags.ts";

type Changes = Partial<NewCharacter>;
type SaveInput = ParsedInputOf<typeof routes.saveCharacter>;

/** The user of a save, and its time. */
interface SaveContext extends ScreeningContext {
  readonly now: Date;
  readonly budgets: ByteBudgets;
}

/** A saved character. */
interface SavedCharacter {
  readonly row: WholeCharacter;
  /** Whether it is, or was, in lists: a draft changes no count that others see. */
  readonly changesLists: boolean;
}

/**
 * The own character that already has everything of a save, because the client repeats a save whose answer was lost. It is
 * found before the limits of what an account can store, which could refuse the repetition of what they allowed. Null for all other saves.
 */
export async function findRepeatedSave(
  db: Database,
  context: SaveContext,
  input: SaveInput,
): Promise<WholeCharacter | null> {
  const own = ownCharacter(context.sessionUser.id, input);
  if (!own) return null;
  // A save that was written on the stored revision is no repetition. Most saves are such ones: no row is loaded for them.
  const isLater = input.base_revision === undefined ? undefined : ne(character.revision, input.base_revision);
  const before = wholeOf((await selectWithFields(db).where(and(own, isLater)))[0]);
  if (!before || before.status === "removed") return null;
  const changes = await changesOf(db, context, before, input);
  return (await isSame(db, before, changes, input)) ? before : null;
}

/**
 * Creates a character, or saves an own one when there is an id (§3), or when its `client_id` has created one. A save that
 * changes nothing makes no revision. Throws:
 * - 40001: names the fields that publishing needs.
 * - 42201: the character breaks a rule. It names the fields, where they are known.
 * - 40302: the character is for adults, and the user is not confirmed as an adult.
 * - 40303: a restricted account publishes.
 * - 40401: the character belongs to another user.
 * - 40901: the character has a newer revision than the one that was edited.
 * - 42901: the bytes of the hour are used up.
 */
export async function saveCharacter(
  db: Database,
  context: SaveContext,
  input: SaveInput,
): Promise<SavedCharacter> {
  try {
    await screenBeforeSave(db, context, input);
    return await save(db, context, input);
  } catch (error) {
    if (error instanceof Refusal) throw await withFields(db, context, input, error);
    throw error;
  }
}

async function save(db: Database, context: SaveContext, input: SaveInput): Promise<SavedCharacter> {
  return db.transaction(async (tx) => {
    const before = await lockOwnCharacter(tx, context.sessionUser.id, input);
    const changes = await changesOf(tx, context, before, input);
    const isRepeated = before !== null && (await isSame(tx, before, changes, input));
    if (before && isOutdated(before, input)) {
      // The client repeats a save when the answer was lost.
      if (isRepeated) return { row: before, changesLists: false };
      throw outdatedError(before);
    }
    if (!before) await requireCharacterQuota(tx, context.sessionUser.id, "id");
    const after = { ...before, ...changes };
    // A short save of one field stores a whole revision.
    const bytes = isRepeated ? 0 : Buffer.byteLength(JSON.stringify(input)) + revisionBytes(after);
    await context.budgets.charge(tx, context.sessionUser.id, "save", bytes);
    context.screening.judge(await screeningInputOf(tx, context, before, after, input.card_raw));
    checkRules(after, context.sessionUser);
    await requireOwnTexts(tx, context, before, after);
    if (isShown(after)) await requireAllowed(tx, context.sessionUser.id, "publish", context.now);
    if (before && isRepeated) return { row: before, changesLists: false };
    const row = before
      ? await update(tx, context, before, changes)
      : await insert(tx, context, { ...changes, name: input.name, client_id: input.client_id });
    await storeImportedCard(tx, row.id, input.card_raw);
    await storeRevision(tx, before, row);
    await updateServedImages(tx, { before: before?.avatar ?? null, after: row.avatar }, context.now);
    return { row, changesLists: row.listed || before?.listed === true };
  });
}

async function changesOf(
  db: Database,
  { tags: list, sessionUser, now }: SaveContext,
  before: WholeCharacter | null,
  input: SaveInput,
): Promise<Changes> {
  const { id: _id, client_id: _clientId, base_revision: _base, card_raw: _raw, ...rest } = input;
  const { tags, avatar, publish, forked_from, ...fields } = rest;
  const changes: Changes = {
    ...present(fields),
    ...(tags ? { tag_ids: known(list, tags) } : {}),
    ...(avatar === undefined
      ? {}
      : await imageChanges(db, sessionUser.id, before, { url: avatar, attested: fields.image_attested })),
    ...(forked_from === undefined ? {} : await forkChanges(db, sessionUser, before, forked_from)),
  };
  const after = { ...before, ...changes };
  const hashes = contentHashesOf(after);
  const stored = before?.content_hash ?? null;
  // The hash of an earlier version stays while the texts do: a new one would make a revision.
  const isUnchanged = stored === null ? hashes.length === 0 : hashes.includes(stored);
  return {
    ...changes,
    overlong_fields: overLong(after),
    content_hash: isUnchanged ? stored : (hashes[0] ?? null),
    ...(before !== null && isUnchanged ? {} : { content_since: now }),
    ...statusChanges(before, after, publish, now),
  };
}

/** Throws 42201 for a removed character, and for a copy of one. */
async function requireOwnTexts(
  db: Database,
  { sessionUser, now }: SaveContext,
  before: WholeCharacter | null,
  after: Changes,
): Promise<void> {
  if (before?.status === "removed") throw new Refusal("moderation");
  await requireNoRemovedCopy(db, {
    id: before?.id ?? null,
    creatorId: sessionUser.id,
    // A character without the time of its texts has had them from the beginning.
    since: after.content_since ?? before?.created_at ?? now,
    hashes: contentHashesOf(after),
    isShown: after.status === "published" && isShown(after),
  });
}

async function insert(
  db: Database,
  { sessionUser, now }: SaveContext,
  changes: Changes & { readonly name: string },
): Promise<WholeCharacter> {
  const { columns, texts } = splitChanges(changes);
  const [row] = await db
    .insert(character)
    .values({
      ...columns,
      name: changes.name,
      ...characterSearch(changes),
      id: newId(),
      creator_id: sessionUser.id,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing({
      target: [character.creator_id, character.client_id],
      where: isNotNull(character.client_id),
    })
    .returning();
  // The same call created it at the same time.
  if (!row) throw errorFor("client_id_used");
  return wholeWith(row, textsOf(texts));
}

async function update(
  db: Database,
  { now }: SaveContext,
  before: WholeCharacter,
  changes: Changes,
): Promise<WholeCharacter> {
  const { columns, texts } = splitChanges(changes);
  const [row] = await db
    .update(character)
    .set({
      ...columns,
      ...characterSearch({ ...before, ...changes }),
      revision: before.revision + 1,
      updated_at: now,
    })
    .where(eq(character.id, before.id))
    .returning();
  if (!row) throw new Error("A character that was just written was not returned by the database.");
  return wholeWith(row, textsOf({ ...before, ...texts }));
}

/** The saved character. Null when the save creates one; throws 40401 for another user's id. */
async function lockOwnCharacter(
  db: Database,
  userId: string,
  input: SaveInput,
): Promise<WholeCharacter | null> {
  const own = ownCharacter(userId, input);
  if (!own) return null;
  const [row] = await db.select().from(character).where(own).for("update");
  if (!row && input.id !== undefined) throw notFound();
  // The texts by a statement of their own: one that waits for a lock sees only the locked row as it is afterwards.
  return row ? withTexts(db, row) : null;
}

/** The character that a save names, by its id or by the call that created it. */
function ownCharacter(userId: string, { id, client_id }: SaveInput): SQL | undefined {
  const own = and(eq(character.creator_id, userId), isNull(character.deleted_at));
  if (id !== undefined) return and(eq(character.id, id), own);
  return client_id === undefined ? undefined : and(eq(character.client_id, client_id), own);
}

/** Whether a save would change nothing. */
async function isSame(
  db: Database,
  before: WholeCharacter,
  changes: Changes,
  { card_raw }: SaveInput,
): Promise<boolean> {
  const now: Readonly<Record<string, unknown>> = { ...before };
  if (!Object.entries(changes).every(([name, value]) => isDeepStrictEqual(value, now[name]))) return false;
  if (card_raw === undefined) return true;
  const imported = eq(importedCard.character_id, before.id);
  const [stored] = await db.select({ card: importedCard.card }).from(importedCard).where(imported);
  return isDeepStrictEqual(card_raw, stored?.card ?? null);
}

function known(tags: TagList, ids: readonly number[]): number[] {
  if (!ids.every((id) => tags.has(id))) throw invalidInput({ tags: "invalid_choice" });
  return [...new Set(ids)];
}

/** A user can only duplicate a character that they can open. What happens to it later changes nothing. */
async function forkChanges(
  db: Database,
  sessionUser: SessionUser,
  before: WholeCharacter | null,
  id: string | null,
): Promise<Changes> {
  if (id === null || id === before?.forked_from) return { forked_from: id };
  try {
    return { forked_from: (await requireCharacterAccess(db, sessionUser, id, "read")).id };
  } catch (error) {
    if (error instanceof ApiError) throw invalidInput({ forked_from: "invalid_choice" });
    throw error;
  }
}

// Absent fields keep their value; drizzle would write undefined as the default.
function present(fields: Readonly<Record<string, unknown>>): Changes {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
