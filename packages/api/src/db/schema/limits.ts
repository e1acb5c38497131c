import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { moment, user } from "./referenced.ts";

/**
 * Calls per caller in a window of time, on PostgreSQL. Its columns are those of `rate-limiter-flexible`. The table is
 * unlogged: a call writes nothing to the log, and a crash of the database loses the counts.
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

/** What an account stores in all, when it was last measured. Accounts that write little are not measured. */
export const accountStorage = pgTable(
  "account_storage",
  {
    user_id: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    bytes: bigint({ mode: "number" }).notNull(),
    measured_at: moment().notNull(),
  },
  (table) => [index("account_storage_bytes").on(table.bytes)],
);

/**
 * Requests to a model that has a limit of concurrent requests, on PostgreSQL: those that wait and those that have a place.
 * A row is deleted when the request ends. The table is unlogged, because no request survives the end of its process.
 */
export const modelRequest = pgTable(
  "model_request",
  {
    id: text().primaryKey(),
    /** Our name of the model. */
    model: text().notNull(),
    /** A hash of the user. */
    caller: text().notNull(),
    /** The process that makes the request. */
    owner: text().notNull(),
    /** The time that decides the order; the earliest goes first. In microseconds, so that two are never the same. */
    due_at: timestamp({ withTimezone: true }).notNull(),
    /** Null while the request waits. */
    begun_at: moment(),
    /** The owner's last heartbeat. */
    heartbeat_at: moment().notNull(),
  },
  (table) => [index("model_request_order").on(table.model, table.due_at)],
);
