import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { generation } from "./chat.ts";

/** Text of a streaming reply that is not written again, so that a growing text is not rewritten whole. */
export const generationPart = pgTable(
  "generation_part",
  {
    message_id: text()
      .notNull()
      .references(() => generation.message_id, { onDelete: "cascade" }),
    /** UTF-16 code units of the text before this part. */
    position: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.position] })],
);
