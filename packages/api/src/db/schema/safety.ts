import type { LanguageTag, ModerationDecision, RegionId, ReportReason } from "@mimi/contract";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment, user } from "./referenced.ts";

/** A report to the moderators, with the item as it was then: it can be changed or suspended later. */
export const abuseReport = pgTable(
  "abuse_report",
  {
    receipt: text().primaryKey(),
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(""),
    /** Null for visitors, and after the reporter's account is deleted. */
    reporter_id: text().references(() => user.id, { onDelete: "set null" }),
    /** A keyed hash of the reporter's network, of undecided reports of minors. See `networkHash.ts`. */
    network_hash: text(),
    /** What a decision about the item and its restoration need. */
    evidence: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Whether this report suspended the item. */
    hid: boolean().notNull().default(false),
    created_at: moment().notNull(),
    decided_at: moment(),
    decision: text({ enum: ["uphold", "dismiss", "remove", "restore", "reject"] }),
    /** Of a request to take down an intimate image: until when it has to be decided, and who signed it. */
    due_at: moment(),
    signature: text(),
    /** Where the decision about such a request is sent. Null after it was sent, and after the time of `retention.ts`. */
    email: text(),
    /** The language of that mail: that of the page with the request. */
    language: text().$type<LanguageTag>(),
  },
  (table) => [
    index("abuse_report_item").on(table.kind, table.item_id, table.created_at),
    index("abuse_report_reporter").on(table.reporter_id),
  ],
);

/** How far an item is visible. */
export interface ItemVisibility {
  /** Null when it is not taken down. `purge_at` is an ISO time, see `takedown`. */
  readonly takedown: {
    readonly takedown_number: number;
    readonly status: "hidden" | "rejected" | "removed";
    readonly purge_at: string | null;
  } | null;
  /** The status of a character, and its reason; null for other items. */
  readonly character: {
    readonly status: "draft" | "pending" | "published" | "rejected" | "removed";
    readonly reason: string | null;
  } | null;
}

/** What a decision changed, so that it can be undone. */
export interface DecisionChanges {
  readonly before: ItemVisibility;
  readonly after: ItemVisibility;
  /** The earlier reports that it proved wrong, with the decision that they had. */
  readonly corrected: readonly { readonly receipt: string; readonly decision: ModerationDecision }[];
}

/** A moderator's decision about an item. */
export const moderationDecision = pgTable(
  "moderation_decision",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    decision: text({ enum: ["uphold", "dismiss", "remove", "restore", "reject"] }).notNull(),
    rule: text().notNull(),
    note: text().notNull().default(""),
    /** Null after the moderator's account is deleted. */
    moderator_id: text().references(() => user.id, { onDelete: "set null" }),
    /** Hashes of the judged content, see `judgedContent.ts`. A decision is valid as long as they do not change. */
    fingerprint: text(),
    /** Null for decisions of versions that could not undo. */
    changes: jsonb().$type<DecisionChanges>(),
    created_at: moment().notNull(),
  },
  (table) => [
    index("moderation_decision_item").on(table.kind, table.item_id, table.id),
    index("moderation_decision_moderator").on(table.moderator_id),
  ],
);

/** An item that is hidden until a moderator decides, or that a moderator has taken down. */
export const takedown = pgTable(
  "takedown",
  {
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    /** Counts the takedowns of an item. What its owner wrote after a decision is taken down as the next one. */
    takedown_number: integer().notNull().default(1),
    status: text({ enum: ["hidden", "rejected", "removed"] }).notNull(),
    created_at: moment().notNull(),
    /** The end of the time for an appeal, when the withheld content is deleted. Null before a decision, and afterwards. */
    purge_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.takedown_number] }),
    index("takedown_purge").on(table.purge_at).where(sql`purge_at is not null`),
  ],
);

/** Content of an item that was taken down, from every slot that had a copy. Only moderators see it. */
export const withheld = pgTable(
  "withheld",
  {
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    takedown_number: integer().notNull().default(1),
    /** The slot, see `domain/takedown/slots.ts`, and the row. */
    slot: text().notNull(),
    row_id: text().notNull(),
    /** The withheld columns. */
    content: json().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.takedown_number, table.slot, table.row_id] }),
    foreignKey({
      name: "withheld_takedown_fk",
      columns: [table.kind, table.item_id, table.takedown_number],
      foreignColumns: [takedown.kind, takedown.item_id, takedown.takedown_number],
    }).onDelete("cascade"),
  ],
);

/** A stored file that is not served: taken down, or replaced by its owner (kind `upload`, by the address). */
export const withdrawnFile = pgTable(
  "withdrawn_file",
  {
    name: text().notNull(),
    kind: text({ enum: ["upload", "character", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    /** The takedown that it was first a file of. */
    takedown_number: integer().notNull().default(1),
    /** From when on it is not served. */
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.kind, table.item_id] }),
    index("withdrawn_file_item").on(table.kind, table.item_id),
  ],
);

/** Hashes of content that was taken down and is refused. They contain no content. */
export const refusedContent = pgTable(
  "refused_content",
  {
    hash: text().notNull(),
    /** The takedown. */
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    takedown_number: integer().notNull().default(1),
    /** The user to whom the content is refused; empty for everybody. */
    user_id: text().notNull().default(""),
    /** When the content was created: what is older is no copy. */
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.kind, table.item_id] }),
    index("refused_content_item").on(table.kind, table.item_id),
  ],
);

/**
 * What was refused or decided, and by whom. A trigger in the migrations refuses to change or delete a line. It contains
 * opaque ids only, and no text of users.
 */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: moment().notNull(),
    /** A user's id, `visitor` or `system`. */
    actor: text().notNull(),
    action: text().notNull(),
    severity: text({ enum: ["info", "notice", "critical"] }).notNull(),
    kind: text(),
    item_id: text(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index("audit_item").on(table.kind, table.item_id),
    index("audit_severity").on(table.severity, table.id),
  ],
);

/** How often help in a crisis was shown, by month and region. It says nothing about who saw it. */
export const helpShown = pgTable(
  "help_shown",
  {
    /** As in `2026-11`, UTC. */
    month: text().notNull(),
    /** A row of `regions.ts`; `unknown` where the region is unknown. */
    region: text().$type<RegionId | "unknown">().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.region] })],
);
