import type { alternative, chat, memory, message } from "../../db/schema.ts";

/** A chat as it is stored. */
export type ChatRow = typeof chat.$inferSelect;
/** A message as it is stored. */
export type MessageRow = typeof message.$inferSelect;
/** A variant of a message as it is stored. */
export type VariantRow = typeof alternative.$inferSelect;
/** A line of a chat's memory as it is stored. */
export type MemoryRow = typeof memory.$inferSelect;

/** Who the user is in a chat. */
export interface ChatPersona {
  /** Replaces `{{user}}`. */
  readonly name: string;
  /** What the model is sent about the user; empty without a persona. */
  readonly description: string;
}
