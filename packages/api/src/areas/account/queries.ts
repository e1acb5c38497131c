import type { ParsedInputOf, routes, User } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { user } from "../../db/schema.ts";
import { invalidInput, notFound } from "../../shared/errors/ApiError.ts";
import { findUploadedImage } from "../../domain/uploads/images.ts";

type UserRow = typeof user.$inferSelect;

/** §3. */
export async function readUser(db: Database, id: string): Promise<User> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  if (!row) throw notFound();
  return asUser(row);
}

/** Saves the profile. The avatar must be the current one, or an upload of this user (product 2.9). */
export async function updateUser(
  db: Database,
  id: string,
  input: ParsedInputOf<typeof routes.updateUser>,
): Promise<User> {
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
  return asUser(row);
}

function asUser(row: UserRow): User {
  return {
    uid: row.id,
    user_name: row.user_name,
    avatar: row.avatar,
    biography: row.biography,
    adult_attested_at: row.adult_attested_at?.toISOString() ?? null,
    role: row.role,
  };
}
