import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { ccbillSale } from "../../../db/schema/account.ts";

export type CcbillSale = typeof ccbillSale.$inferSelect;

/** Sales per page of a list. */
const PAGE = 100;

/** Stores a new sale. The first report of a sale counts: a subscription never moves to another user. */
export async function storeSale(db: Database, sale: CcbillSale): Promise<void> {
  await db.insert(ccbillSale).values(sale).onConflictDoNothing();
}

/** The sale of a subscription; null when none was reported. */
export async function saleOf(db: Database, subscription: string): Promise<CcbillSale | null> {
  const [sale] = await db.select().from(ccbillSale).where(eq(ccbillSale.subscription_id, subscription));
  return sale ?? null;
}

/** The sale of an order; null when it was not paid. */
export async function saleOfOrder(db: Database, order: string): Promise<CcbillSale | null> {
  const [sale] = await db.select().from(ccbillSale).where(eq(ccbillSale.order, order)).limit(1);
  return sale ?? null;
}

/** Marks a sale. */
export async function markSale(
  db: Database,
  subscription: string,
  marks: Partial<Pick<CcbillSale, "ended_at" | "refunded_at">>,
): Promise<void> {
  await db.update(ccbillSale).set(marks).where(eq(ccbillSale.subscription_id, subscription));
}

/** All sales whose subscriptions have not ended, as far as we know. */
export async function* openSales(db: Database): AsyncGenerator<CcbillSale> {
  for (let after = "", more = true; more; ) {
    const page = await db
      .select()
      .from(ccbillSale)
      .where(and(isNull(ccbillSale.ended_at), gt(ccbillSale.subscription_id, after)))
      .orderBy(asc(ccbillSale.subscription_id))
      .limit(PAGE);
    yield* page;
    after = page.at(-1)?.subscription_id ?? after;
    more = page.length === PAGE;
  }
}
