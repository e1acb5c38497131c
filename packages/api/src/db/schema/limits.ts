import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Calls per caller in a window of time, on PostgreSQL. Its columns are those of `rate-limiter-flexible`. The table is
 * unlogged: a call writes nothing to the log, and a crash of the database forgets the counts.
 */
export const rateLimit = pgTable(
  "rate_limit",
  {
    /** A hash of the limit and the caller. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("rate_limit_expire").on(table.expire)],
);
