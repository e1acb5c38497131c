import { boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { chat } from "./chat.ts";
import { moment } from "./moment.ts";

/** A message that a remembered line came from, and what it said then. */
export interface MemorySource {
  readonly message_id: string;
  /** Digest of the wording, so that an edit or another alternative is noticed. */
  readonly digest: string;
}

/** A line of a chat's memory (product 6.13). */
export const memory = pgTable(
  "memory",
  {
    id: text().primaryKey(),
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    text: text().notNull(),
    sources: jsonb().$type<readonly MemorySource[]>().notNull().default([]),
    pinned: boolean().notNull().default(false),
    /** Whether the model wrote it, rather than the reader. */
    automatic: boolean().notNull().default(false),
    created_at: moment().notNull(),
    edited_at: moment(),
  },
  (table) => [index("memory_chat").on(table.chat_key, table.created_at)],
);
