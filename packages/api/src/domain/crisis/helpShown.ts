import { type DataOf, type RegionId, type routes, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { desc, eq, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { helpShown } from "../../db/schema/safety.ts";

/** Counts that a message is followed by help in a crisis, and nothing about the user. Call it once for each message. */
export async function countHelpShown(db: Database, region: RegionId | null, now: Date): Promise<void> {
  await db
    .insert(helpShown)
    .values({ month: now.toISOString().slice(0, 7), region: region ?? "unknown", count: 1 })
    .onConflictDoUpdate({
      target: [helpShown.month, helpShown.region],
      set: { count: sql`${helpShown.count} + 1` },
    });
}

/** The counts of each year, the latest first: of a region, or of all. */
export async function readHelpShown(
  db: Database,
  region: RegionId | null,
): Promise<DataOf<typeof routes.getSafetyFigures>["help_shown"]> {
  const year = sql<string>`substr(${helpShown.month}, 1, 4)`;
  const rows = await db
    .select({ year, count: sum(helpShown.count).mapWith(Number) })
    .from(helpShown)
    .where(region === null ? undefined : eq(helpShown.region, region))
    .groupBy(year)
    .orderBy(desc(year));
  return rows.map(({ year: of, count }) => ({
    year: Number(of),
    count: count < SMALLEST_PUBLISHED_COUNT ? null : count,
  }));
}
