import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { checkout } from "../../db/schema/account.ts";
import type { PaidPlanId } from "@mimi/contract";

/** The last checkout of a user; null before the first. It can be open, paid or closed. */
export async function lastCheckout(
  db: Database,
  userId: string,
): Promise<{ readonly ref: string; readonly plan_id: number } | null> {
  const [row] = await db.select().from(checkout).where(eq(checkout.user_id, userId));
  return row ?? null;
}

/** Stores a new checkout in place of the last one. False when another call was faster: then nothing changed. */
export async function replaceCheckout(
  db: Database,
  last: string | null,
  next: { readonly userId: string; readonly ref: string; readonly plan: PaidPlanId },
  now: Date,
): Promise<boolean> {
  const values = { ref: next.ref, plan_id: next.plan, created_at: now };
  const stored =
    last === null
      ? await db
          .insert(checkout)
          .values({ user_id: next.userId, ...values })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(checkout)
          .set(values)
          .where(and(eq(checkout.user_id, next.userId), eq(checkout.ref, last)))
          .returning();
  return stored.length > 0;
}
