import type { LanguageTag, ParsedInputOf, routes, User } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { decisionNotice } from "../../db/schema/decisionNotice.ts";
import { user } from "../../db/schema/referenced.ts";
import { userSearch } from "../../db/search/searchColumns.ts";
import { invalidInput, notFound } from "../../shared/errors/ApiError.ts";
import { requireAllowed } from "../../domain/accounts/requireAllowed.ts";
import { isStaffName } from "../../domain/accounts/staffNames.ts";
import { requireNoRemovedText, requireNotTakenDown } from "../../domain/takedown/refusedContent.ts";
import { updateServedImages } from "../../domain/takedown/withdrawnFiles.ts";
import { findUploadedImage } from "../../domain/uploads/images.ts";

type UserRow = typeof user.$inferSelect;

/** §3. */
export async function readUser(db: Database, id: string): Promise<User> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  if (!row) throw notFound();
  return asUser(db, row);
}

/**
 * Sets the name of a user who has not chosen one; null stores that they were asked. Another device may have been faster: then
 * that answer stays. Throws 42201 while the profile is taken down, 40303 while the account is
 * restricted, and 40001 for a name of the staff.
 */
export function nameUser(db: Database, id: string, name: string | null, now: Date): Promise<User> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id);
    if (before.name_state === "chosen") return asUser(tx, before);
    if (name !== null) {
      await requireAllowed(tx, id, "edit_profile", now);
      await requireWritable(tx, id, [name]);
      await requireOwnName(tx, id, name);
    }
    const change =
      name === null
        ? { name_state: "skipped" as const }
        : { name_state: "chosen" as const, user_name: name, ...userSearch(name) };
    const [row] = await tx.update(user).set(change).where(eq(user.id, id)).returning();
    if (!row) throw notFound();
    return asUser(tx, row);
  });
}

/** Stores the language that a user chose. */
export async function chooseLanguage(db: Database, id: string, language: LanguageTag): Promise<User> {
  const [row] = await db.update(user).set({ language }).where(eq(user.id, id)).returning();
  if (!row) throw notFound();
  return asUser(db, row);
}

/**
 * Saves the profile. The avatar must be the current one, or an upload of this user (product 2.9). Throws 42201 while the
 * profile is taken down, 40303 for another name or biography while the account is restricted, and 40001 for a new name of the staff.
 */
export function updateUser(
  db: Database,
  id: string,
  input: ParsedInputOf<typeof routes.updateUser>,
  now: Date,
): Promise<User> {
  return db.transaction((tx) => writeUser(tx, id, input, now));
}

async function writeUser(
  db: Database,
  id: string,
  input: ParsedInputOf<typeof routes.updateUser>,
  now: Date,
): Promise<User> {
  const before = await lockUser(db, id);
  if (input.user_name !== before.user_name || input.biography !== before.biography)
    await requireAllowed(db, id, "edit_profile", now);
  await requireWritable(db, id, [input.user_name, input.biography]);
  if (input.user_name !== before.user_name) await requireOwnName(db, id, input.user_name);
  const avatar = input.avatar || null;
  if (avatar !== null && avatar !== before.avatar && !(await findUploadedImage(db, id, "user", avatar))) {
    throw invalidInput({ avatar: "invalid_choice" });
  }
  const [row] = await db
    .update(user)
    .set({
      ...input,
      ...userSearch(input.user_name),
      avatar,
      ...(input.user_name === before.user_name ? {} : { name_state: "chosen" as const }),
    })
    .where(eq(user.id, id))
    .returning();
  if (!row) throw notFound();
  await updateServedImages(db, { before: before.avatar, after: avatar }, now);
  return asUser(db, row);
}

/** Reads and locks a user. A takedown of the profile waits, so that it takes down what is saved afterwards. */
async function lockUser(db: Database, id: string): Promise<UserRow> {
  const [row] = await db.select().from(user).where(eq(user.id, id)).for("update");
  if (!row) throw notFound();
  return row;
}

/** Throws 42201 while the profile is taken down, and for a text that moderators removed. */
async function requireWritable(db: Database, id: string, texts: readonly string[]): Promise<void> {
  await requireNotTakenDown(db, { kind: "profile", id });
  await requireNoRemovedText(db, id, texts);
}

/** Throws 40001 for a name that looks like one of a moderator or of the house. */
async function requireOwnName(db: Database, id: string, name: string): Promise<void> {
  if (await isStaffName(db, id, name)) throw invalidInput({ user_name: "invalid_choice" });
}

async function asUser(db: Database, row: UserRow): Promise<User> {
  const unread = and(eq(decisionNotice.user_id, row.id), isNull(decisionNotice.seen_at));
  return {
    uid: row.id,
    user_name: row.user_name,
    name_state: row.name_state,
    avatar: row.avatar,
    biography: row.biography,
    adult_attested_at: row.adult_attested_at?.toISOString() ?? null,
    under_18: row.under_18,
    language: row.language,
    role: row.role,
    unread_notices: await db.$count(decisionNotice, unread),
  };
}
