import { CHARACTERS_MAX, CHATS_MAX, UPLOADS_MAX } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema/account.ts";
import { chat } from "../../db/schema/chat.ts";
import { character } from "../../db/schema/referenced.ts";
import { atMaximum } from "../../shared/errors/ApiError.ts";

/** Throws 40001, which names a field, when an account has as many characters as it can have, without the trash. */
export async function requireCharacterQuota(
  db: Database,
  userId: string,
  field: "id" | "character_id",
): Promise<void> {
  const own = and(eq(character.creator_id, userId), isNull(character.deleted_at));
  if ((await db.$count(character, own)) < CHARACTERS_MAX) return;
  throw atMaximum(field, "characters_at_maximum", CHARACTERS_MAX);
}

/** As {@link requireCharacterQuota}, for a new or restored chat. */
export async function requireChatQuota(db: Database, userId: string): Promise<void> {
  const own = and(eq(chat.user_id, userId), isNull(chat.deleted_at));
  checkChatQuota(await db.$count(chat, own));
}

/** As {@link requireChatQuota}, for an account with so many chats. */
export function checkChatQuota(chats: number): void {
  if (chats < CHATS_MAX) return;
  throw atMaximum("chat_key", "chats_at_maximum", CHATS_MAX);
}

/** As {@link requireCharacterQuota}, for an image. Images that nothing shows are deleted after a day. */
export async function requireUploadQuota(db: Database, userId: string): Promise<void> {
  if ((await db.$count(upload, eq(upload.user_id, userId))) < UPLOADS_MAX) return;
  throw atMaximum("file", "uploads_at_maximum", UPLOADS_MAX);
}
