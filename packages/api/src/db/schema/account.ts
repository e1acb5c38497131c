import type { PlanReason } from "@mimi/contract";
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, type StoredRendition, user } from "./referenced.ts";

/** A signed-in device. Only the SHA-256 of the session value is stored. */
export const session = pgTable(
  "session",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    created_at: moment().notNull(),
    /** When the user last signed in at the identity provider; null in old sessions. */
    authenticated_at: moment(),
    /** Written at most every five minutes. */
    seen_at: moment().notNull(),
    /** Whether the identity provider had verified the email address at this sign-in. */
    verified: boolean().notNull().default(false),
    /** How the user signed in, for example `password`; null if the token did not say it, and in old sessions. */
    provider: text(),
  },
  (table) => [index("session_user").on(table.user_id), index("session_seen").on(table.seen_at)],
);

/**
 * A check of an age that has begun, one for each user and verifier. The row is deleted with the result: only the time and the
 * method stay, in the row of the user.
 */
export const ageCheck = pgTable(
  "age_check",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The id of the verifier in the settings. */
    verifier: text().notNull(),
    /** The random id by which the verifier knows the check, and nothing else of the user. */
    check_id: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.verifier] }),
    index("age_check_expires").on(table.expires_at),
  ],
);

/** The paid plan of a user; without a row it is the free plan. */
export const subscription = pgTable("subscription", {
  user_id: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  plan_id: integer().notNull(),
  end_time: moment().notNull(),
  /** Identifiers of the payment provider; null in test mode. */
  customer_ref: text().unique(),
  subscription_ref: text().unique(),
  updated_at: moment().notNull().defaultNow(),
});

/** All subscriptions of the payment provider; the one that counts is computed into `subscription`. */
export const providerSubscription = pgTable(
  "provider_subscription",
  {
    /** Identifier of the payment provider. */
    ref: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    customer_ref: text().notNull(),
    plan_id: integer().notNull(),
    /** Whether the subscription counts until its period ends. */
    live: boolean().notNull(),
    end_time: moment().notNull(),
    /** Why it ends, or does not count; null when it is just paid or has ended. */
    reason: text().$type<PlanReason["kind"]>(),
    reason_at: moment(),
    /** The request that this is the answer to (`subscriptionRequest`): answers to older requests are ignored. */
    request_number: integer().notNull(),
  },
  (table) => [index("provider_subscription_user").on(table.user_id)],
);

/** Numbers the requests about each subscription, because answers can overtake each other. */
export const subscriptionRequest = pgTable("subscription_request", {
  ref: text().primaryKey(),
  last_number: integer().notNull(),
});

/** The last checkout that was opened for a user: a user has at most one that can be paid. */
export const checkout = pgTable("payment_checkout", {
  user_id: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** Identifier of the payment provider. */
  ref: text().notNull(),
  plan_id: integer().notNull(),
  created_at: moment().notNull(),
});

/** When a job began its last run, so that only one process runs it in each period. */
export const jobRun = pgTable("job_run", {
  name: text().primaryKey(),
  started_at: moment().notNull(),
});

/** Subscriptions and checkouts of the payment simulator, which replaces the provider's database. */
export const simulatedSubscription = pgTable("simulated_subscription", {
  id: text().primaryKey(),
  customer: text().notNull(),
  user_id: text().notNull(),
  price: text().notNull(),
  /** `open` and `expired` are a checkout that is not paid. */
  status: text({ enum: ["open", "expired", "active", "canceled"] }).notNull(),
  /** Of an unpaid checkout: when it can be paid no more. */
  current_period_end: moment().notNull(),
});

/** Sales of CCBill, which tells who bought what only once. A sale stays after its account, so that it is never charged on. */
export const ccbillSale = pgTable(
  "ccbill_sale",
  {
    /** Digits. */
    subscription_id: text().primaryKey(),
    /** The order that we signed. */
    order: text().notNull(),
    user_id: text().notNull(),
    /** Null when other amounts were paid than those of the order. */
    plan_id: integer(),
    /** What was agreed to be paid, for the operator. */
    price: text().notNull(),
    created_at: moment().notNull(),
    /** When CCBill had ended it; null while it has not. */
    ended_at: moment(),
    /** When we refunded and cancelled it: then it counts no more. */
    refunded_at: moment(),
  },
  (table) => [index("ccbill_sale_order").on(table.order)],
);

/** Messages charged per user and UTC day (§6, §9). */
export const messageUsage = pgTable(
  "message_usage",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    used: integer().notNull(),
    /** Refunds of replies that the user stopped before their first word, and of blocked ones. */
    free_repeats: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
);

/** Bytes that a user wrote or read in the latest hour with any, by kind of work (product 8). */
export const byteUsage = pgTable(
  "byte_usage",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text({ enum: ["edit", "branch", "save", "export"] }).notNull(),
    /** The beginning of the hour. */
    hour: moment().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind] })],
);

/** An address that an upload returned. Avatars and covers can only have these (product 2.9). */
export const upload = pgTable(
  "upload",
  {
    /** The returned address: the largest WebP. */
    url: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** `user` is square, `character` is 3:4. */
    kind: text({ enum: ["user", "character"] }).notNull(),
    color: text().notNull(),
    thumbhash: text().notNull(),
    renditions: jsonb().$type<readonly StoredRendition[]>().notNull(),
    /** SHA-256 of the uploaded file, of its decoded pixels, and of its stored files, to recognise the same image. */
    hashes: text().array().notNull().default([]),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index("upload_user").on(table.user_id), index("upload_hashes").using("gin", table.hashes)],
);
