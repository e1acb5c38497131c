import { ErrorCode } from "@mimi/contract";
import { and, eq, isNull, ne, or, type Placeholder, type SQL } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { character, type CharacterRow } from "../../db/schema/referenced.ts";
import { ApiError, notFound } from "../../shared/errors/ApiError.ts";
import type { SessionUser } from "./SessionUser.ts";

/**
 * The condition that a user with the address can open a character: published and not private, or their own. Deleted
 * characters cannot be opened.
 */
export function accessibleTo(userId: string | Placeholder | null): SQL | undefined {
  const published = and(eq(character.status, "published"), ne(character.visibility, "private"));
  const open = userId === null ? published : or(published, eq(character.creator_id, userId));
  return and(isNull(character.deleted_at), open);
}

/**
 * Loads a character that a user may use for a purpose: `read` opens it, `chat` starts a chat with it. Throws 40401 when
 * the character is absent, private or suspended (for `chat` also for its creator). Throws 40302 when it is for adults and
 * the user is neither a confirmed adult nor its creator.
 */
export async function requireCharacterAccess(
  db: Database,
  user: SessionUser | null,
  id: string,
  purpose: "read" | "chat",
): Promise<CharacterRow> {
  const [row] = await db
    .select()
    .from(character)
    .where(and(eq(character.id, id), accessibleTo(user?.id ?? null)));
  return checkCharacterAccess(row, user, purpose);
}

/** The access rule for a character that was selected by {@link accessibleTo}. Throws as {@link requireCharacterAccess}. */
export function checkCharacterAccess<Row extends Pick<CharacterRow, "rating" | "status" | "creator_id">>(
  row: Row | null | undefined,
  user: SessionUser | null,
  purpose: "read" | "chat",
): Row {
  if (!row) throw notFound();
  if (row.rating === "nsfw" && !user?.adult && row.creator_id !== user?.id) {
    throw new ApiError(ErrorCode.adultNotAttested);
  }
  if (purpose === "chat" && isSuspended(row.status, user)) throw notFound();
  return row;
}

/**
 * The status of a character that is suspended after a report or by a moderator (product 7), or that waits for a decision.
 */
export const suspendedStatuses: CharacterRow["status"][] = ["pending", "rejected", "removed"];

/** Whether a character is suspended for a user. Moderators can use it unless it is removed. */
export function isSuspended(status: CharacterRow["status"], user: SessionUser | null): boolean {
  if (user?.moderator) return status === "removed";
  return suspendedStatuses.includes(status);
}
