import type { Message } from "@mimi/contract";
import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { message } from "../../../db/schema/chat.ts";
import type { PromptComposer } from "../prompt/types.ts";

/** Sets `in_memory` of messages: whether the model is still sent them (product 5). */
export async function markMemory(
  db: Database,
  prompts: PromptComposer,
  chatKey: string,
  messages: readonly Message[],
): Promise<Message[]> {
  if (messages.length === 0) return [];
  const { from, cut } = await prompts.memoryWindow(db, chatKey);
  if (!cut || !from) return messages.map((one) => ({ ...one, in_memory: true }));
  const ids = messages.map(({ id }) => id);
  const older = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.chat_key, chatKey), inArray(message.id, ids), lt(message.position, from.position)));
  const olderIds = new Set(older.map(({ id }) => id));
  return messages.map((one) => ({ ...one, in_memory: !olderIds.has(one.id) }));
}
