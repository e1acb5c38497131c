import type { DataOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { isUpheld } from "./reportWeight.ts";

/** What has become of a report. Throws 40401 for an unknown number. */
export async function readReportState(
  db: Database,
  receipt: string,
): Promise<DataOf<typeof routes.getReportState>> {
  const [row] = await db
    .select({
      ...{ decision: abuseReport.decision, createdAt: abuseReport.created_at },
      ...{ dueAt: abuseReport.due_at, decidedAt: abuseReport.decided_at },
    })
    .from(abuseReport)
    .where(eq(abuseReport.receipt, receipt));
  if (!row) throw notFound();
  return {
    state: row.decision === null ? "waiting" : isUpheld(row.decision) ? "taken_down" : "stays",
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
