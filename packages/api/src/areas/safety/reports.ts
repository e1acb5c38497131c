import { isDeepStrictEqual } from "node:util";
import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import { audit } from "../../domain/audit/audit.ts";
import type { Database } from "../../db/Database.ts";
import { report } from "../../db/schema.ts";
import type { RequestContext } from "../../http/RequestContext.ts";
import { newId } from "../../shared/ids.ts";
import type { Evidence } from "./Subject.ts";
import { subjects } from "./subjects.ts";

type ReportInput = ParsedInputOf<typeof routes.report>;

/** The suspension until a moderator has decided. */
const suspendedUntilDecided = { status: "pending", rule: "minors" } as const;

/**
 * Stores a report. The same report, while undecided, returns the same receipt. A report of minors suspends the item at
 * once (product 7), unless a moderator dismissed one about exactly the same item.
 */
export async function fileReport(
  db: Database,
  context: RequestContext,
  input: ReportInput,
  now: Date,
): Promise<string> {
  const subject = subjects[input.kind];
  const evidence = await subject.report(db, context.sessionUser, input.id);
  return db.transaction(async (tx) => {
    const earlier = await findSameReport(tx, context, input);
    if (earlier) return earlier;
    const urgent = input.reason === "minors" && !(await isCleared(tx, input, evidence));
    const hid = urgent && (await subject.suspend(tx, input.id, suspendedUntilDecided));
    const receipt = newId();
    await tx.insert(report).values({
      receipt,
      kind: input.kind,
      item_id: input.id,
      reason: input.reason,
      text: input.text,
      reporter_id: context.sessionUser?.id ?? null,
      evidence,
      hid,
      created_at: now,
    });
    await audit(tx, now, {
      actor: context.actor,
      action: "report.filed",
      severity: input.reason === "minors" ? "critical" : "info",
      kind: input.kind,
      itemId: input.id,
      details: { receipt, reason: input.reason, hid },
    });
    return receipt;
  });
}

async function findSameReport(
  db: Database,
  { sessionUser }: RequestContext,
  { kind, id, reason }: ReportInput,
): Promise<string | null> {
  if (!sessionUser) return null;
  const item = and(eq(report.kind, kind), eq(report.item_id, id), isNull(report.decided_at));
  const [row] = await db
    .select({ receipt: report.receipt })
    .from(report)
    .where(and(item, eq(report.reporter_id, sessionUser.id), eq(report.reason, reason)));
  return row?.receipt ?? null;
}

/** Whether a moderator has dismissed a report about the item as it is now. */
async function isCleared(db: Database, { kind, id }: ReportInput, evidence: Evidence): Promise<boolean> {
  const item = and(eq(report.kind, kind), eq(report.item_id, id), eq(report.reason, "minors"));
  const [last] = await db
    .select({ evidence: report.evidence })
    .from(report)
    .where(and(item, eq(report.decision, "dismiss")))
    .orderBy(desc(report.decided_at))
    .limit(1);
  return last !== undefined && isDeepStrictEqual(last.evidence, evidence);
}
