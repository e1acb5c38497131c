import type { ModerationFigures } from "@mimi/contract";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { appeal, decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { moderationDecision } from "../../../db/schema/safety.ts";
import { waitingItems } from "./queue.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The number of waiting cases, and the decisions of the last seven days. */
export async function readFigures(db: Database, now: Date): Promise<ModerationFigures> {
  const since = new Date(now.getTime() - WEEK_MS);
  const result = await db.execute(sql`select count(*)::int as open,
    (count(*) filter (where urgent))::int as urgent,
    (extract(epoch from min(since)) * 1000)::float8 as oldest,
    (extract(epoch from min(due)) * 1000)::float8 as due from (${waitingItems()}) as waiting`);
  const [waiting] = rowsOf<{ open: number; urgent: number; oldest: number | null; due: number | null }>(
    result,
  );
  const recent = gt(moderationDecision.created_at, since);
  const accountDecisions = and(gt(decisionNotice.created_at, since), isNull(decisionNotice.kind));
  const items = await db.$count(moderationDecision, recent);
  const accounts = await db.$count(decisionNotice, accountDecisions);
  const restored = await db.$count(
    moderationDecision,
    and(recent, eq(moderationDecision.decision, "restore")),
  );
  const lifted = await db.$count(
    decisionNotice,
    and(
      isNull(decisionNotice.kind),
      eq(decisionNotice.ended_by, "lifted"),
      gt(decisionNotice.ended_at, since),
    ),
  );
  return {
    open: waiting?.open ?? 0,
    urgent: waiting?.urgent ?? 0,
    oldest: waiting?.oldest == null ? null : new Date(waiting.oldest).toISOString(),
    next_due: waiting?.due == null ? null : new Date(waiting.due).toISOString(),
    appeals: await db.$count(appeal, isNull(appeal.decided_at)),
    decided: items + accounts,
    reversed: restored + lifted,
  };
}
