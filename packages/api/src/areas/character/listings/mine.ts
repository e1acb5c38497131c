import {
  type DataOf,
  type LanguageTag,
  type OwnCharacter,
  type OwnCharacterState,
  ownCharacterState,
  type ParsedInputOf,
  RESTORE_DAYS,
  type routes,
} from "@mimi/contract";
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { requireAllowed } from "../../../domain/accounts/requireAllowed.ts";
import { requireCharacterQuota } from "../../../domain/quota/accountCaps.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { isShown } from "../save/publishing.ts";
import { readSummaries } from "./summaryRows.ts";
import { limitOf } from "./listings.ts";
import type { Tags } from "./tags.ts";

type MineInput = ParsedInputOf<typeof routes.listMine>;

const DAY_MS = 24 * 60 * 60_000;

/** See `ownCharacterState` of the contract. */
const state = sql<OwnCharacterState>`case
  when ${character.deleted_at} is not null then 'deleted'
  when ${character.status} = 'published' then ${character.visibility}
  else ${character.status} end`;

const ownColumns = {
  id: character.id,
  state,
  status: character.status,
  status_reason: character.status_reason,
  visibility: character.visibility,
  revision: character.revision,
  overlong_fields: character.overlong_fields,
  deleted_at: character.deleted_at,
};

/** `/character/mine/`: a creator's own characters in any state, and how many there are of each. */
export async function listMine(
  db: Database,
  tags: Tags,
  user: SessionUser,
  input: MineInput,
  { now, language }: { readonly now: Date; readonly language: LanguageTag },
): Promise<DataOf<typeof routes.listMine>> {
  const owns =
    input.sort === "name" ? ownByName(db, user.id, input, now, language) : ownQuery(db, user.id, input, now);
  const [owned, counts] = await Promise.all([owns, countsOf(db, user.id, now)]);
  const shown = owned.slice(0, input.count);
  const ids = shown.map(({ id }) => id);
  const summaries = await readSummaries(db, user.id, inArray(character.id, ids), await tags.list());
  const items = shown.flatMap(({ deleted_at, ...own }): OwnCharacter[] => {
    const summary = summaries.get(own.id);
    return summary ? [{ ...summary, ...own, ...deletionOf(deleted_at) }] : [];
  });
  return { items, page: input.page, has_more: owned.length > input.count, hidden: 0, counts };
}

/** Selects a creator's own characters, without their summaries, by date or chats. */
export function ownQuery(db: Database, userId: string, input: MineInput, now: Date) {
  const { limit, offset } = limitOf(input);
  return db
    .select(ownColumns)
    .from(character)
    .where(and(eq(character.creator_id, userId), inState(input.state, now)))
    .orderBy(...orderOf(input))
    .limit(limit)
    .offset(offset);
}

/**
 * The same by name, in the order of a language. Sorted here, because not every database has the rules of languages; an account
 * has at most `CHARACTERS_MAX` characters.
 */
async function ownByName(db: Database, userId: string, input: MineInput, now: Date, language: LanguageTag) {
  const { limit, offset } = limitOf(input);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const all = await db
    .select({ ...ownColumns, name: character.name })
    .from(character)
    .where(and(eq(character.creator_id, userId), inState(input.state, now)))
    .orderBy(desc(character.id));
  const sorted = all
    .sort((one, other) => compare(one.name ?? "", other.name ?? ""))
    .slice(offset, offset + limit);
  return sorted.map(({ name: _name, ...own }) => own);
}

/** Deletes an own character. A second deletion keeps the time of the first. Throws 40401. */
export async function deleteCharacter(db: Database, userId: string, id: string, now: Date) {
  return setDeletedAt(db, userId, id, sql`coalesce(${character.deleted_at}, ${now.toISOString()})`);
}

/**
 * Restores an own character. Throws 40401, also when the 30 days have passed. Throws 40303 when others would see the
 * character of a restricted account again, and 40001 when the account has the maximum number of characters.
 */
export async function restoreCharacter(db: Database, userId: string, id: string, now: Date) {
  const own = and(eq(character.id, id), eq(character.creator_id, userId), isNotNull(character.deleted_at));
  const [deleted] = await db.select().from(character).where(own);
  if (deleted) await requireCharacterQuota(db, userId, "character_id");
  if (deleted && isShown(deleted)) await requireAllowed(db, userId, "publish", now);
  const inTime = sql`(${character.deleted_at} is null or ${isRestorable(now)})`;
  return setDeletedAt(db, userId, id, null, inTime);
}

async function setDeletedAt(
  db: Database,
  userId: string,
  id: string,
  deleted_at: SQL | null,
  condition?: SQL,
): Promise<DataOf<typeof routes.deleteCharacter>> {
  const [row] = await db
    .update(character)
    .set({ deleted_at })
    .where(and(eq(character.id, id), eq(character.creator_id, userId), condition))
    .returning({ id: character.id, deleted_at: character.deleted_at });
  if (!row) throw notFound();
  return { id: row.id, ...deletionOf(row.deleted_at) };
}

function inState(wanted: MineInput["state"], now: Date): SQL | undefined {
  if (wanted === "deleted") return isRestorable(now);
  const notDeleted = isNull(character.deleted_at);
  return wanted === undefined ? notDeleted : and(notDeleted, eq(state, wanted));
}

function orderOf({ sort, state: wanted }: Pick<MineInput, "sort" | "state">): SQL[] {
  const updated = desc(wanted === "deleted" ? character.deleted_at : character.updated_at);
  return [sort === "chats" ? desc(character.chats) : updated, desc(character.id)];
}

async function countsOf(db: Database, userId: string, now: Date): Promise<Record<OwnCharacterState, number>> {
  const rows = await db
    .select({ state, count: count() })
    .from(character)
    .where(and(eq(character.creator_id, userId), or(isNull(character.deleted_at), isRestorable(now))))
    .groupBy(state);
  const countByState = new Map(rows.map((row) => [row.state, row.count]));
  return Object.fromEntries(
    ownCharacterState.options.map((one) => [one, countByState.get(one) ?? 0]),
  ) as Record<OwnCharacterState, number>;
}

function isRestorable(now: Date): SQL {
  return gt(character.deleted_at, new Date(now.getTime() - RESTORE_DAYS * DAY_MS));
}

function deletionOf(deleted_at: Date | null): Pick<OwnCharacter, "deleted_at" | "restorable_until"> {
  if (deleted_at === null) return { deleted_at: null, restorable_until: null };
  const until = new Date(deleted_at.getTime() + RESTORE_DAYS * DAY_MS);
  return { deleted_at: deleted_at.toISOString(), restorable_until: until.toISOString() };
}
