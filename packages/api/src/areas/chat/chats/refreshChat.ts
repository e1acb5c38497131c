import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, message, variant, type ChatRow } from "../../../db/schema/chat.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import { previewOf } from "../../../shared/excerpt.ts";

/** Updates what lists show of a chat (its preview and its number of messages) after its messages changed. */
export async function refreshChat(
  db: Database,
  chatKey: string,
  /** What else is written to the chat. */
  values: Partial<ChatRow> = {},
): Promise<void> {
  const present = and(eq(message.chat_key, chatKey), isNull(message.deleted_at));
  const [newest] = await db
    .select({ text: textOfVariant })
    .from(message)
    .innerJoin(variant, and(eq(variant.message_id, message.id), eq(variant.index, message.selected)))
    .where(present)
    .orderBy(desc(message.position))
    .limit(1);
  await db
    .update(chat)
    .set({
      ...values,
      preview: previewOf(newest?.text ?? ""),
      message_count: sql`(select count(*)::int from ${message} where ${present})`,
    })
    .where(eq(chat.chat_key, chatKey));
}
