import { ErrorCode } from "@mimi/contract";
import { eq, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { prepareOnce } from "../../db/prepareOnce.ts";
import { chat } from "../../db/schema/chat.ts";
import { character } from "../../db/schema/referenced.ts";
import { ApiError, notFound } from "../../shared/errors/ApiError.ts";
import { isSuspended } from "./characterAccess.ts";
import type { SessionUser } from "./SessionUser.ts";

/**
 * What a user wants to do with a chat. Only its own user can use a chat, and each purpose needs more than the one before:
 * - `delete`: delete the chat, also one in the trash, or one for adults.
 * - `restore`: not for adults, unless the user is a confirmed adult or the character's creator.
 * - `read`: not in the trash. Includes changes of existing messages.
 * - `write`: the character is not suspended. For everything that requests a reply.
 */
export type ChatPurpose = "delete" | "restore" | "read" | "write";

/** A chat with the data that the access rule needs. */
export interface ChatWithCharacter {
  readonly chat: Pick<typeof chat.$inferSelect, "user_id" | "deleted_at">;
  readonly character: Pick<typeof character.$inferSelect, "status" | "rating" | "creator_id">;
}

/** A chat that the user may use. */
export interface AccessibleChat {
  readonly chat: typeof chat.$inferSelect;
  /** Whether the character is for adults. */
  readonly isAdult: boolean;
}

/** Loads a chat that the user can use for a purpose. Throws 40401 and 40302. */
export async function requireChatAccess(
  db: Database,
  user: SessionUser,
  chatKey: string,
  purpose: ChatPurpose,
): Promise<AccessibleChat> {
  const [found] = await selectChat(db, chatKey);
  return accessible(found, user, purpose);
}

/**
 * As {@link requireChatAccess}, and locks the chat until the end of the transaction, so that changes of one chat run one
 * after another.
 */
export async function lockChat(
  tx: Database,
  user: SessionUser,
  chatKey: string,
  purpose: ChatPurpose,
): Promise<AccessibleChat> {
  return accessible((await findAndLockChat(tx, chatKey)) ?? undefined, user, purpose);
}

/** Locks a chat if it exists. The caller checks the access. */
export async function findAndLockChat(tx: Database, chatKey: string): Promise<LoadedChat | null> {
  const [found] = await lockedChat(tx).execute({ chatKey });
  return found ?? null;
}

const lockedChat = prepareOnce(
  (db) => selectChat(db, sql.placeholder("chatKey")).for("update", { of: chat }),
  "chat_lock",
);

/** The `deleted_at` of a branch that is being copied. No user can open it, and the bin does not show it. */
export const BEING_COPIED = new Date(0);

/** The access rule. Throws 40401 and 40302. */
export function checkChatAccess<Found extends ChatWithCharacter>(
  found: Found | undefined,
  user: SessionUser,
  purpose: ChatPurpose,
): Found {
  if (found?.chat.user_id !== user.id) throw notFound();
  if (found.chat.deleted_at?.getTime() === BEING_COPIED.getTime()) throw notFound();
  if (purpose === "delete") return found;
  const { deleted_at } = found.chat;
  const { status, rating, creator_id } = found.character;
  if (deleted_at && purpose !== "restore") throw notFound();
  // A chat stays open when its character becomes private, but not when it is suspended.
  if (purpose === "write" && isSuspended(status, user)) throw notFound();
  if (rating === "nsfw" && !user.adult && creator_id !== user.id) {
    throw new ApiError(ErrorCode.adultNotAttested);
  }
  return found;
}

type LoadedChat = Awaited<ReturnType<typeof selectChat>>[number];

function accessible(found: LoadedChat | undefined, user: SessionUser, purpose: ChatPurpose): AccessibleChat {
  const checked = checkChatAccess(found, user, purpose);
  return { chat: checked.chat, isAdult: checked.character.rating === "nsfw" };
}

function selectChat(db: Database, chatKey: string | Placeholder) {
  return db
    .select({
      chat,
      character: { status: character.status, rating: character.rating, creator_id: character.creator_id },
    })
    .from(chat)
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(eq(chat.chat_key, chatKey))
    .$dynamic();
}
