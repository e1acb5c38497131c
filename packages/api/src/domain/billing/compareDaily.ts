import { eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { providerSubscription } from "../../db/schema/account.ts";
import { isLive, type ProviderSubscription } from "../../providers/payment/Payment.ts";
import { claimRun, releaseRun } from "../../db/claimRun.ts";
import type { Comparison } from "./Billing.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { keepOnlyOldest, refreshSubscription } from "./refreshSubscription.ts";
import { storedSubscription, storedSubscriptions, type ExplainedSubscription } from "./subscriptions.ts";

const JOB = "compare-payments";
const DAY_MS = 24 * 60 * 60_000;

/** Compares our copy with the provider, at most once a day in all processes. After a failure it is tried again. */
export async function compareDaily(deps: BillingDeps): Promise<Comparison | null> {
  const { db, now, raise } = deps;
  if (!(await claimRun(db, JOB, now(), DAY_MS))) return null;
  try {
    return await compare(deps);
  } catch (error) {
    raise("payment.comparison_failed", { err: error });
    await releaseRun(db, JOB);
    throw error;
  }
}

async function compare(deps: BillingDeps): Promise<Comparison> {
  const { payment, db } = deps;
  const live = new Map((await storedSubscriptions(db)).map((row) => [row.ref, row]));
  let [compared, differences] = [0, 0];
  for await (const found of payment.listSubscriptions()) {
    compared += 1;
    const row = live.get(found.ref) ?? null;
    live.delete(found.ref);
    if (isEqual(row, found)) continue;
    if (await correct(deps, found.ref)) differences += 1;
  }
  // The provider does not list these: they have ended there.
  for (const ref of live.keys()) {
    compared += 1;
    if (await correct(deps, ref)) differences += 1;
  }
  for (const userId of await usersWithSeveral(db)) await keepOnlyOldest(deps, userId);
  return { compared, differences };
}

/**
 * Applies the provider's state. True when this changed our copy, or when the provider does not know a subscription that
 * counts here; then an alert says so.
 */
async function correct(deps: BillingDeps, ref: string): Promise<boolean> {
  const before = await storedSubscription(deps.db, ref);
  const found = await refreshSubscription(deps, ref);
  const counts = before !== null && before.end_time > deps.now();
  const after = found || !counts ? await storedSubscription(deps.db, ref) : null;
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  deps.raise("payment.difference", { subscription: ref, before, after });
  return true;
}

/** An unknown price is never equal, so that it is reported every day. */
function isEqual(row: ExplainedSubscription | null, found: ProviderSubscription): boolean {
  if (row === null) return found.status === "inactive";
  return (
    row.live === isLive(found) &&
    row.plan_id === found.plan &&
    row.end_time.getTime() === (found.endTime ?? row.end_time).getTime() &&
    row.reason === (found.reason?.kind ?? null) &&
    row.reason_at?.getTime() === found.reason?.at?.getTime()
  );
}

async function usersWithSeveral(db: Database): Promise<string[]> {
  const rows = await db
    .select({ user_id: providerSubscription.user_id })
    .from(providerSubscription)
    .where(eq(providerSubscription.live, true))
    .groupBy(providerSubscription.user_id)
    .having(gt(sql`count(*)`, 1));
  return rows.map(({ user_id }) => user_id);
}
