import type { ParsedInputOf, routes, User } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { notice } from "../../db/schema/notice.ts";
import { user } from "../../db/schema/referenced.ts";
import { invalidInput, notFound } from "../../shared/errors/ApiError.ts";
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
 * Saves the profile. The avatar must be the current one, or an upload of this user (product 2.9). Throws 42201 while the
 * profile is taken down.
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
  // A takedown of the profile waits, so that it takes down what is saved here.
  await db.select({ id: user.id }).from(user).where(eq(user.id, id)).for("update");
  await requireNotTakenDown(db, { kind: "profile", id });
  await requireNoRemovedText(db, id, [input.user_name, input.biography]);
  const before = await readUser(db, id);
  const avatar = input.avatar || null;
  if (avatar !== null && avatar !== before.avatar && !(await findUploadedImage(db, id, "user", avatar))) {
    throw invalidInput({ avatar: "invalid_choice" });
  }
  const [row] = await db
    .update(user)
    .set({ ...input, avatar })
    .where(eq(user.id, id))
    .returning();
  if (!row) throw notFound();
  await updateServedImages(db, { before: before.avatar, after: avatar }, now);
  return asUser(db, row);
}

async function asUser(db: Database, row: UserRow): Promise<User> {
  const unread = and(eq(notice.user_id, row.id), isNull(notice.seen_at));
  return {
    uid: row.id,
    user_name: row.user_name,
    avatar: row.avatar,
    biography: row.biography,
    adult_attested_at: row.adult_attested_at?.toISOString() ?? null,
    role: row.role,
    unread_notices: await db.$count(notice, unread),
  };
}
