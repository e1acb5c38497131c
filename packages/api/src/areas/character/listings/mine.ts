import {
  type DataOf,
  type OwnCharacter,
  type ParsedInputOf,
  RESTORE_DAYS,
  type routes,
} from "@mimi/contract";
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { limitOf } from "./listings.ts";
import { toSummary, selectSummaries } from "./summary.ts";
import type { Tags } from "./tags.ts";

type MineInput = ParsedInputOf<typeof routes.listMine>;

const DAY_MS = 24 * 60 * 60_000;

const ownColumns = {
  id: character.id,
  status: character.status,
  status_reason: character.status_reason,
  visibility: character.visibility,
  revision: character.revision,
  marked: character.marked,
  deleted_at: character.deleted_at,
};

/** `/character/mine/`: a creator's own characters with any status, latest change first. */
export async function listMine(
  db: Database,
  tags: Tags,
  user: SessionUser,
  input: MineInput,
  now: Date,
): Promise<DataOf<typeof routes.listMine>> {
  const owned = await ownQuery(db, user.id, input, now);
  const shown = owned.slice(0, input.count);
  const cards = await cardsOf(
    db,
    tags,
    user,
    shown.map(({ id }) => id),
  );
  const items = shown.flatMap(({ deleted_at, ...own }): OwnCharacter[] => {
    const card = cards.get(own.id);
    return card ? [{ ...card, ...own, ...deletionOf(deleted_at) }] : [];
  });
  return { items, page: input.page, has_more: owned.length > input.count, hidden: 0 };
}

/** Selects a creator's own characters, without their cards. */
export function ownQuery(db: Database, userId: string, input: MineInput, now: Date) {
  const { limit, offset } = limitOf(input);
  return db
    .select(ownColumns)
    .from(character)
    .where(and(eq(character.creator_id, userId), inState(input.status, now)))
    .orderBy(desc(character.updated_at), desc(character.id))
    .limit(limit)
    .offset(offset);
}

/** Deletes an own character. A second deletion keeps the time of the first. Throws 40401. */
export async function deleteCharacter(db: Database, userId: string, id: string, now: Date) {
  return setDeletedAt(db, userId, id, sql`coalesce(${character.deleted_at}, ${now.toISOString()})`);
}

/** Restores an own character. Throws 40401, also when the time for it has passed. */
export async function restoreCharacter(db: Database, userId: string, id: string, now: Date) {
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

function inState(status: MineInput["status"], now: Date): SQL | undefined {
  if (status === "deleted") return isRestorable(now);
  const notDeleted = isNull(character.deleted_at);
  return status === undefined ? notDeleted : and(notDeleted, eq(character.status, status));
}

function isRestorable(now: Date): SQL {
  return gt(character.deleted_at, new Date(now.getTime() - RESTORE_DAYS * DAY_MS));
}

function deletionOf(deleted_at: Date | null): Pick<OwnCharacter, "deleted_at" | "restorable_until"> {
  if (deleted_at === null) return { deleted_at: null, restorable_until: null };
  const until = new Date(deleted_at.getTime() + RESTORE_DAYS * DAY_MS);
  return { deleted_at: deleted_at.toISOString(), restorable_until: until.toISOString() };
}

async function cardsOf(db: Database, tags: Tags, user: SessionUser, ids: readonly string[]) {
  const list = await tags.list();
  const rows = await selectSummaries(db, user.id).where(inArray(character.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toSummary(row, list)]));
}
