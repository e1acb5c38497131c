import { ErrorCode } from "@mimi/contract";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { appeal, decisionNotice } from "../../db/schema/decisionNotice.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";
import { type AccountAction, findStop } from "./accountStatus.ts";

/** The measures that stop an account, or some of what it does. */
export const stoppingMeasures = ["restrict", "suspend", "ban"] as const;

/** Throws 40303, which names the decision, when a decision about the account forbids an action. */
export async function requireAllowed(
  db: Database,
  userId: string,
  action: AccountAction,
  now: Date,
): Promise<void> {
  const rows = await db
    .select({ notice: decisionNotice, appealed: appeal.notice_id })
    .from(decisionNotice)
    .leftJoin(appeal, eq(appeal.notice_id, decisionNotice.id))
    .where(
      and(
        eq(decisionNotice.user_id, userId),
        inArray(decisionNotice.measure, [...stoppingMeasures]),
        isNull(decisionNotice.ended_at),
      ),
    )
    .orderBy(desc(decisionNotice.created_at));
  const decisions = rows.map((row) => ({ ...row.notice, appealed: row.appealed !== null }));
  const stop = findStop(decisions, action, now);
  if (!stop) return;
  throw new ApiError(ErrorCode.accountStopped, {
    details: {
      stopped: {
        notice_id: stop.id,
        measure: stop.measure as (typeof stoppingMeasures)[number],
        rule: stop.rule,
        reason: stop.reason,
        until: stop.until?.toISOString() ?? null,
        appealable: !stop.appealed,
      },
    },
  });
}
