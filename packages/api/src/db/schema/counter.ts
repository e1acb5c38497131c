import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Changes of counters that are not added to their rows yet. Each send and each like adds a row, so that they do not wait for
 * each other. Without a foreign key, so that adding up and deleting a counted row do not wait for each other.
 */
export const counterOutbox = pgTable(
  "counter_outbox",
  {
    /** What is counted. */
    kind: text().$type<"character">().notNull(),
    id: text().notNull(),
    /** The column of the counted row. */
    column: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [index().on(table.kind, table.id)],
);
