import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import { chat } from "../../../db/schema/chat.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { requireChatQuota } from "../../../domain/quota/accountCaps.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { loadChat } from "./chats.ts";

/** Changes the title of a chat. Throws 40401 and 40302. */
export function renameChat(
  context: UserContext,
  { chat_key, title }: ParsedInputOf<typeof routes.renameChat>,
): Promise<DataOf<typeof routes.renameChat>> {
  return inTransaction(context, async ({ db, user }) => {
    await lockChat(db, user, chat_key, "read");
    await db.update(chat).set({ title, title_source: "user" }).where(eq(chat.chat_key, chat_key));
    return { chat: await loadChat(db, chat_key) };
  });
}

/** Pins or unpins a chat. Throws 40401 and 40302. */
export function pinChat(
  context: UserContext,
  { chat_key, pinned }: { readonly chat_key: string; readonly pinned: boolean },
): Promise<DataOf<typeof routes.pinChat>> {
  return inTransaction(context, async ({ db, user }) => {
    await lockChat(db, user, chat_key, "read");
    await db.update(chat).set({ pinned }).where(eq(chat.chat_key, chat_key));
    return { chat: await loadChat(db, chat_key), message: null };
  });
}

/** Moves a chat to the bin, or deletes it for good. Throws 40401. */
export function deleteChat(
  context: UserContext,
  { chat_key, forever }: ParsedInputOf<typeof routes.deleteChat>,
): Promise<DataOf<typeof routes.deleteChat>> {
  return inTransaction(context, async ({ db, user, now }) => {
    await lockChat(db, user, chat_key, "delete");
    const thisChat = eq(chat.chat_key, chat_key);
    if (forever) {
      await db.delete(chat).where(thisChat);
    } else {
      // A chat that is in the bin already keeps the time of its deletion.
      const notDeleted = and(thisChat, isNull(chat.deleted_at));
      await db.update(chat).set({ deleted_at: now }).where(notDeleted);
    }
    return {};
  });
}

/** Moves a chat out of the bin. Throws 40401 and 40302, and 40001 when the account has as many chats as it can have. */
export function restoreChat(
  context: UserContext,
  { chat_key }: { readonly chat_key: string },
): Promise<DataOf<typeof routes.restoreChat>> {
  return inTransaction(context, async ({ db, user }) => {
    const { chat: deleted } = await lockChat(db, user, chat_key, "restore");
    if (deleted.deleted_at) await requireChatQuota(db, user.id);
    await db.update(chat).set({ deleted_at: null }).where(eq(chat.chat_key, chat_key));
    return { chat: await loadChat(db, chat_key) };
  });
}
