import type { ReportReason } from "@mimi/contract";
import { bigserial, boolean, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { moment } from "./moment.ts";

/** A report to the moderators, with the item as it was then: it can be changed or suspended later. */
export const report = pgTable(
  "report",
  {
    receipt: text().primaryKey(),
    kind: text({ enum: ["character", "message", "image", "profile"] }).notNull(),
    item_id: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(""),
    /** Null for visitors, and after the reporter's account is deleted. */
    reporter_id: text().references(() => user.id, { onDelete: "set null" }),
    /** What a decision about the item and its restoration need. */
    evidence: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Whether this report suspended the item. */
    hid: boolean().notNull().default(false),
    created_at: moment().notNull(),
    decided_at: moment(),
    decision: text({ enum: ["uphold", "dismiss", "remove", "restore", "reject"] }),
  },
  (table) => [
    index("report_item").on(table.kind, table.item_id, table.created_at),
    index("report_reporter").on(table.reporter_id),
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
