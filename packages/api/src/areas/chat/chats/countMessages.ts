import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, message, type ChatRow } from "../../../db/schema/chat.ts";

/** Stores the number of messages of a chat, after messages were added or deleted. */
export async function countMessages(
  db: Database,
  chatKey: string,
  /** What else is written to the chat. */
  values: Partial<ChatRow> = {},
): Promise<void> {
  const present = and(eq(message.chat_key, chatKey), isNull(message.deleted_at));
  await db
    .update(chat)
    .set({ ...values, message_count: sql`(select count(*)::int from ${message} where ${present})` })
    .where(eq(chat.chat_key, chatKey));
}
