import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment, user } from "./referenced.ts";

/** What moderators decided about an account or its content, and why: the statement of reasons for the user. */
export const decisionNotice = pgTable(
  "decision_notice",
  {
    id: text().primaryKey(),
    /** The user who receives the notice. */
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** `reject` and `remove` are about an item, the others about the account. */
    measure: text({ enum: ["reject", "remove", "warn", "restrict", "suspend", "ban", "lift"] }).notNull(),
    kind: text({ enum: ["character", "message", "image", "profile"] }),
    item_id: text(),
    rule: text().notNull(),
    reason: text().notNull().default(""),
    /** The end of a restriction or suspension; null without an end. */
    until: moment(),
    /** What happens to the paid plan; null when there is nothing to do. */
    payment: text({ enum: ["refund", "cancel"] }),
    /** When the payment provider has done it. */
    payment_done_at: moment(),
    /** Null after the moderator's account is deleted. */
    moderator_id: text().references(() => user.id, { onDelete: "set null" }),
    /** Chosen by the moderator's client, so that a repeated decision has no further effect. */
    client_id: text(),
    created_at: moment().notNull(),
    /** When it was sent by e-mail, or could not be; null while it waits, or where no mail is configured. */
    mailed_at: moment(),
    /** When the user has read it. */
    seen_at: moment(),
    /** When it stopped to count, before `until`. */
    ended_at: moment(),
    /** `lifted` by moderators, also after an appeal; `replaced` by a later decision. */
    ended_by: text({ enum: ["lifted", "replaced"] }),
  },
  (table) => [
    index("decision_notice_user").on(table.user_id, table.created_at),
    index("decision_notice_item").on(table.kind, table.item_id),
    index("decision_notice_moderator").on(table.moderator_id),
    uniqueIndex("decision_notice_client").on(table.moderator_id, table.client_id),
  ],
);

/** A notice as it is stored. */
export type DecisionNoticeRow = typeof decisionNotice.$inferSelect;

/**
 * The identities of stopped accounts, as hashes, so that a new account of the same identity is stopped too. The decision
 * is copied, because the notice is deleted with its account.
 */
export const stoppedIdentity = pgTable(
  "stopped_identity",
  {
    /** SHA-256 of the provider's id of the user, or of the verified e-mail address. */
    identity_hash: text().notNull(),
    /** May name a notice that is deleted. */
    notice_id: text().notNull(),
    measure: text({ enum: ["restrict", "suspend", "ban"] }).notNull(),
    rule: text().notNull(),
    reason: text().notNull(),
    until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.identity_hash, table.notice_id] }),
    index("stopped_identity_notice").on(table.notice_id),
  ],
);

/** The appeal of a user against a decision: one for each. */
export const appeal = pgTable(
  "appeal",
  {
    notice_id: text()
      .primaryKey()
      .references(() => decisionNotice.id, { onDelete: "cascade" }),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    text: text().notNull(),
    created_at: moment().notNull(),
    decided_at: moment(),
    result: text({ enum: ["confirmed", "reversed"] }),
    /** The reason, shown to the user. */
    answer: text().notNull().default(""),
    moderator_id: text().references(() => user.id, { onDelete: "set null" }),
  },
  (table) => [
    index("appeal_open").on(table.decided_at, table.created_at),
    index("appeal_user").on(table.user_id),
    index("appeal_moderator").on(table.moderator_id),
  ],
);
