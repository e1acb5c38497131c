import { ErrorCode } from "@mimi/contract";
import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { character } from "../../db/schema.ts";
import { ApiError, notFound } from "../../shared/errors/ApiError.ts";
import type { Viewer } from "./Viewer.ts";

type CharacterRow = typeof character.$inferSelect;

/**
 * The condition that somebody who knows its address may open a character: published and not private, or their own; never
 * one that its creator deleted.
 */
export function reachable(viewerId: string | null): SQL | undefined {
  const published = and(eq(character.status, "published"), ne(character.visibility, "private"));
  const open = viewerId === null ? published : or(published, eq(character.creator_id, viewerId));
  return and(isNull(character.deleted_at), open);
}

/**
 * The character that a viewer opens. Throws 40401 when it is absent or not theirs to see, and 40302 when it is for
 * adults and the session has not attested; owners may always open their own.
 */
export async function openCharacter(db: Database, viewer: Viewer | null, id: string): Promise<CharacterRow> {
  const [row] = await db
    .select()
    .from(character)
    .where(and(eq(character.id, id), reachable(viewer?.id ?? null)));
  if (!row) throw notFound();
  if (row.rating === "nsfw" && !viewer?.adult && row.creator_id !== viewer?.id) {
    throw new ApiError(ErrorCode.adultNotAttested);
  }
  return row;
}

/**
 * The character that a viewer begins a chat with. Throws what {@link openCharacter} does, and 40401 also to its creator
 * while it is out of sight.
 */
export async function openToTalk(db: Database, viewer: Viewer, id: string): Promise<CharacterRow> {
  const row = await openCharacter(db, viewer, id);
  if (isSilenced(row.status, viewer)) throw notFound();
  return row;
}

/** Statuses of what a report or a moderator took out of sight (product 7), or waits to come back from there. */
export const outOfSight: CharacterRow["status"][] = ["pending", "rejected", "removed"];

/** Whether a character must not speak: to moderators it does until it is removed. */
export function isSilenced(status: CharacterRow["status"], viewer: Viewer): boolean {
  if (viewer.moderator) return status === "removed";
  return outOfSight.includes(status);
}
