import type { alternative, chat, memory, message } from "../../db/schema.ts";

/** A chat as it is stored. */
export type ChatRow = typeof chat.$inferSelect;
/** A message as it is stored. */
export type MessageRow = typeof message.$inferSelect;
/** A variant of a message as it is stored. */
export type VariantRow = typeof alternative.$inferSelect;
/** A line of a chat's memory as it is stored. */
export type MemoryRow = typeof memory.$inferSelect;

/** The selected texts of messages, by message id. Deleted messages and those of other chats are absent. */
export type MessageDigests = ReadonlyMap<string, { readonly digest: string; readonly position: number }>;
