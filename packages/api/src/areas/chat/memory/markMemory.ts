import type { Message } from "@mimi/contract";
import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { message } from "../../../db/schema.ts";
import type { Prompts } from "../prompt/Prompts.ts";

/** Says of messages of a chat whether the model still reads them, as the chat stands (product 5). */
export async function markMemory<Shown extends Message>(
  db: Database,
  prompts: Prompts,
  chatKey: string,
  messages: readonly Shown[],
): Promise<Shown[]> {
  if (messages.length === 0) return [];
  const { from, cut } = await prompts.memoryWindow(db, chatKey);
  if (!cut || !from) return messages.map((one) => ({ ...one, in_memory: true }));
  const ids = messages.map(({ id }) => id);
  const before = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.chat_key, chatKey), inArray(message.id, ids), lt(message.position, from.position)));
  const forgotten = new Set(before.map(({ id }) => id));
  return messages.map((one) => ({ ...one, in_memory: !forgotten.has(one.id) }));
}
