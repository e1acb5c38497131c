import type { DataOf, ModerationDecision, ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "../../domain/audit/audit.ts";
import type { Database } from "../../db/Database.ts";
import { report } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import type { Evidence } from "./Subject.ts";
import { subjects } from "./subjects.ts";

type DecideInput = ParsedInputOf<typeof routes.decideModeration>;

/**
 * Applies a decision about an item, closes its open reports, and writes the audit log. Throws 40401 for a deleted item.
 */
export async function decide(
  db: Database,
  moderatorId: string,
  input: DecideInput,
  now: Date,
): Promise<DataOf<typeof routes.decideModeration>> {
  const { kind, id, decision, rule, note } = input;
  const subject = subjects[kind];
  return db.transaction(async (tx) => {
    const open = await tx
      .update(report)
      .set({ decided_at: now, decision })
      .where(and(ofItem(input), isNull(report.decided_at)))
      .returning({ hid: report.hid, evidence: report.evidence });
    const shown = await subject.show(tx, id, null);
    if (!shown && open.length === 0) throw notFound();
    const status = statusAfter[decision];
    // A dismissed report does not restore an item that another decision suspended.
    const isRestored = decision === "restore" || open.some(({ hid }) => hid);
    if (status !== "back") await suspend(tx, input, status);
    else if (isRestored) await subject.restore(tx, id, await lastEvidence(tx, input));
    const answered = open.length;
    const record = { kind, itemId: id, details: { decision, rule, note, answered } };
    await audit(tx, now, {
      actor: moderatorId,
      action: "report.decided",
      severity: rule === "minors" && status !== "back" ? "critical" : "notice",
      ...record,
    });
    return { status: (await subject.show(tx, id, null))?.status ?? null, answered };
  });
}

/** Suspends the item, and marks the report whose evidence restores it. */
async function suspend(db: Database, input: DecideInput, status: "rejected" | "removed"): Promise<void> {
  const { kind, id, rule } = input;
  const hid = await subjects[kind].suspend(db, id, { status, rule });
  const [newest] = await db
    .select({ receipt: report.receipt, hid: report.hid })
    .from(report)
    .where(ofItem(input))
    .orderBy(desc(report.created_at))
    .limit(1);
  if (hid && newest && !newest.hid) {
    await db.update(report).set({ hid }).where(eq(report.receipt, newest.receipt));
  }
}

/** The result of each decision. */
const statusAfter = {
  uphold: "rejected",
  reject: "rejected",
  remove: "removed",
  dismiss: "back",
  restore: "back",
} as const satisfies Record<ModerationDecision, string>;

function ofItem({ kind, id }: DecideInput) {
  return and(eq(report.kind, kind), eq(report.item_id, id));
}

/** The item before its last suspension. */
async function lastEvidence(db: Database, input: DecideInput): Promise<Evidence | null> {
  const [row] = await db
    .select({ evidence: report.evidence })
    .from(report)
    .where(and(ofItem(input), eq(report.hid, true)))
    .orderBy(desc(report.created_at))
    .limit(1);
  return row?.evidence ?? null;
}
