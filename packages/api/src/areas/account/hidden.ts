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
import { character, hiddenItem, tag, user } from "../../db/schema.ts";
import { invalidInput, notFound } from "../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

type HideInput = ParsedInputOf<typeof routes.hide>;
/** Name of each item that is still there, by its id. */
type Names = ReadonlyMap<string, string>;

/** What a user does not want to see in any list. */
export async function readHidden(db: Database, viewer: SessionUser): Promise<Hidden> {
  const rows = await db
    .select({ kind: hiddenItem.kind, id: hiddenItem.item_id })
    .from(hiddenItem)
    .where(eq(hiddenItem.user_id, viewer.id))
    .orderBy(desc(hiddenItem.created_at), hiddenItem.item_id);
  const ids = (kind: HiddenKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const named = (kind: HiddenKind, names: Names) =>
    ids(kind).map((id) => ({ id, name: names.get(id) ?? null }));
  return {
    characters: named("character", await characterNames(db, viewer, ids("character"))),
    creators: named("creator", await creatorNames(db, ids("creator"))),
    tags: named("tag", await tagNames(db, ids("tag"))),
  };
}

/** Hides an item or shows it again; twice is once (product 2.3). Throws 40401 for what there is not to hide. */
export async function setHidden(db: Database, viewer: SessionUser, input: HideInput): Promise<void> {
  const { kind, id } = input;
  const item = { user_id: viewer.id, kind, item_id: id };
  if (!input.value) {
    await db
      .delete(hiddenItem)
      .where(and(eq(hiddenItem.user_id, viewer.id), eq(hiddenItem.kind, kind), eq(hiddenItem.item_id, id)));
    return;
  }
  if (!(await exists(db, viewer, input))) throw notFound();
  await db.transaction(async (tx) => {
    // The user's own row, so that two hides at once are counted one after the other.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, viewer.id)).for("update");
    await tx.insert(hiddenItem).values(item).onConflictDoNothing();
    const [row] = await tx
      .select({ count: count() })
      .from(hiddenItem)
      .where(and(eq(hiddenItem.user_id, viewer.id), eq(hiddenItem.kind, kind)));
    if (Number(row?.count) > HIDDEN_ITEMS_MAX) throw invalidInput({ id: "too_large" });
  });
}

async function exists(db: Database, viewer: SessionUser, { kind, id }: HideInput): Promise<boolean> {
  switch (kind) {
    case "character":
      return (
        (
          await db
            .select({ id: character.id })
            .from(character)
            .where(visible(viewer, [id]))
        ).length > 0
      );
    case "creator":
      return (await creatorNames(db, [id])).size > 0;
    case "tag":
      return (await tagNames(db, [id])).has(id);
  }
}

function visible(viewer: SessionUser, ids: readonly string[]) {
  return and(inArray(character.id, [...ids]), accessibleTo(viewer.id));
}

/** The name of an adult character is for adults (product 7). */
async function characterNames(db: Database, viewer: SessionUser, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: character.id, name: character.name, rating: character.rating })
    .from(character)
    .where(visible(viewer, ids));
  const told = rows.filter(({ rating }) => rating === "sfw" || viewer.adult);
  return new Map(told.map(({ id, name }) => [id, name]));
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
  // "007" is no tag: whatever is stored has to be compared with numbers.
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
