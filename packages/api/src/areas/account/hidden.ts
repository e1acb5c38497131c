import {
  HIDDEN_ITEMS_MAX,
  type Hidden,
  type HiddenKind,
  type ParsedInputOf,
  type routes,
} from "@mimi/contract";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { accessibleTo } from "../../domain/access/characterAccess.ts";
import type { Database } from "../../db/Database.ts";
import { hiddenItem, tag } from "../../db/schema/character.ts";
import { character, user } from "../../db/schema/referenced.ts";
import { atMaximum, notFound } from "../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

type HideInput = ParsedInputOf<typeof routes.hide>;
/** The names of the items that still exist, by id. Null when moderators removed the name. */
type Names = ReadonlyMap<string, string | null>;

/** The items that a user hides from every list. */
export async function readHidden(db: Database, sessionUser: SessionUser): Promise<Hidden> {
  const rows = await db
    .select({ kind: hiddenItem.kind, id: hiddenItem.item_id })
    .from(hiddenItem)
    .where(eq(hiddenItem.user_id, sessionUser.id))
    .orderBy(desc(hiddenItem.created_at), hiddenItem.item_id);
  const ids = (kind: HiddenKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const named = (kind: HiddenKind, names: Names) =>
    ids(kind).map((id) => ({ id, name: names.get(id) ?? null, removed: names.get(id) === null }));
  return {
    characters: named("character", await characterNames(db, sessionUser, ids("character"))),
    creators: named("creator", await creatorNames(db, ids("creator"))),
    tags: named("tag", await tagNames(db, ids("tag"))),
  };
}

/**
 * Hides an item or shows it again. Idempotent (product 2.3). Throws 40401 for an item that does not exist or is not
 * visible.
 */
export async function setHidden(db: Database, sessionUser: SessionUser, input: HideInput): Promise<void> {
  const { kind, id } = input;
  const item = { user_id: sessionUser.id, kind, item_id: id };
  if (!input.value) {
    await db
      .delete(hiddenItem)
      .where(
        and(eq(hiddenItem.user_id, sessionUser.id), eq(hiddenItem.kind, kind), eq(hiddenItem.item_id, id)),
      );
    return;
  }
  if (!(await exists(db, sessionUser, input))) throw notFound();
  await db.transaction(async (tx) => {
    // Locks the user's row, so that two calls at the same time count one after another.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, sessionUser.id)).for("update");
    await tx.insert(hiddenItem).values(item).onConflictDoNothing();
    const [row] = await tx
      .select({ count: count() })
      .from(hiddenItem)
      .where(and(eq(hiddenItem.user_id, sessionUser.id), eq(hiddenItem.kind, kind)));
    if (Number(row?.count) > HIDDEN_ITEMS_MAX) throw atMaximum("id", "hidden_at_maximum", HIDDEN_ITEMS_MAX);
  });
}

async function exists(db: Database, sessionUser: SessionUser, { kind, id }: HideInput): Promise<boolean> {
  switch (kind) {
    case "character":
      return (
        (
          await db
            .select({ id: character.id })
            .from(character)
            .where(visible(sessionUser, [id]))
        ).length > 0
      );
    case "creator":
      return (await creatorNames(db, [id])).size > 0;
    case "tag":
      return (await tagNames(db, [id])).has(id);
  }
}

function visible(sessionUser: SessionUser, ids: readonly string[]) {
  return and(inArray(character.id, [...ids]), accessibleTo(sessionUser.id));
}

/** Only adults see the name of an adult character (product 7). */
async function characterNames(
  db: Database,
  sessionUser: SessionUser,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: character.id, name: character.name, rating: character.rating })
    .from(character)
    .where(visible(sessionUser, ids));
  const visibleNames = rows.filter(({ rating }) => rating === "sfw" || sessionUser.adult);
  return new Map(visibleNames.map(({ id, name }) => [id, name]));
}

async function creatorNames(db: Database, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, name: user.user_name })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function tagNames(db: Database, ids: readonly string[]): Promise<Names> {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  if (numbers.length === 0) return new Map();
  const rows = await db.select({ id: tag.id, name: tag.name }).from(tag).where(inArray(tag.id, numbers));
  // "007" is no id of a tag: the stored id is compared with the number as text.
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
