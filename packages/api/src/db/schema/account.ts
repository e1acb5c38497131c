import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Somebody who signed in at least once, or an account of the service of the sample characters. */
export const user = pgTable(
  "user",
  {
    id: text().primaryKey(),
    /** Subject of the identity token; null for accounts of the service, which nobody can sign in to. */
    identity_sub: text().unique(),
    user_name: text().notNull(),
    avatar: text(),
    biography: text().notNull().default(""),
    adult_attested_at: moment(),
    /** How they did, and to which variant. */
    adult_method: text({ enum: ["statement", "verifier"] }),
    adult_version: text(),
    role: text({ enum: ["user", "moderator"] })
      .notNull()
      .default("user"),
    created_at: moment().notNull().defaultNow(),
  },
  // Creators are searched by parts of their names.
  (table) => [index("user_name_parts").using("gin", sql`lower(${table.user_name}) gin_trgm_ops`)],
);

/** A signed-in device. The credential itself is never stored, only its SHA-256. */
export const session = pgTable(
  "session",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    created_at: moment().notNull(),
    /** When the person last proved who they are to the identity provider; null in sessions from before that was kept. */
    authenticated_at: moment(),
    /** Written at most every five minutes. */
    seen_at: moment().notNull(),
  },
  (table) => [index("session_user").on(table.user_id), index("session_seen").on(table.seen_at)],
);

/** What a user bought; no row is the free plan. */
export const subscription = pgTable("subscription", {
  user_id: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  plan_id: integer().notNull(),
  end_time: moment().notNull(),
  /** The payment provider's own identifiers; null in test mode. */
  customer_ref: text().unique(),
  subscription_ref: text().unique(),
  updated_at: moment().notNull().defaultNow(),
});

/** Every subscription that the payment provider told of; which of them counts is worked out into `subscription`. */
export const providerSubscription = pgTable(
  "provider_subscription",
  {
    /** The provider's own identifier. */
    ref: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    customer_ref: text().notNull(),
    plan_id: integer().notNull(),
    /** Whether it counts until its period ends. */
    live: boolean().notNull(),
    end_time: moment().notNull(),
    /** Number of the question that this is the answer to: answers to older questions are ignored. */
    answer: integer().notNull(),
  },
  (table) => [index("provider_subscription_user").on(table.user_id)],
);

/** Numbers the questions about each subscription, so that answers that overtake each other do no harm. */
export const subscriptionQuestion = pgTable("subscription_question", {
  ref: text().primaryKey(),
  asked: integer().notNull(),
});

/** What the payment simulator knows, in the place of a provider's own database. */
export const simulatedSubscription = pgTable("simulated_subscription", {
  id: text().primaryKey(),
  customer: text().notNull(),
  user_id: text().notNull(),
  price: text().notNull(),
  status: text({ enum: ["active", "canceled"] }).notNull(),
  current_period_end: moment().notNull(),
});

/** Messages charged per user and UTC day (§6, §9). */
export const messageUsage = pgTable(
  "message_usage",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
);

/** One size of a stored image, in both formats. */
export interface StoredRendition {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
}

/** An address that an upload call issued: the only kind that avatar fields accept (product 2.9). */
export const upload = pgTable(
  "upload",
  {
    /** The issued address: the largest WebP of the image. */
    url: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** `user` is square, `character` is 3:4. */
    kind: text({ enum: ["user", "character"] }).notNull(),
    color: text().notNull(),
    thumbhash: text().notNull(),
    renditions: jsonb().$type<readonly StoredRendition[]>().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index("upload_user").on(table.user_id)],
);

/** Who a user is in a chat (product 4): a name in the place of `{{user}}`, and what characters know of them. */
export const persona = pgTable(
  "persona",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull().default(""),
    avatar: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index("persona_user").on(table.user_id, table.created_at)],
);
