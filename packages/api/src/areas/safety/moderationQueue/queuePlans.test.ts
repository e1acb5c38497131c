import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { waitingItems } from "./queue.ts";

describeEachDatabase("the queue of moderation", (database) => {
  beforeAll(async () => {
    const { db } = database();
    await db.execute(sql`insert into "user" (id, user_name) values ('creator', 'Creator')`);
    await db.execute(sql`insert into "character" (id, creator_id, name, status)
      select 'many-' || n, 'creator', 'Name ' || n, case when n % 1000 = 0 then 'pending' else 'published' end
      from generate_series(1, 5000) as n`);
    await db.execute(sql`insert into abuse_report (receipt, kind, item_id, reason, evidence, created_at, decided_at)
      select 'report-' || n, 'character', 'many-' || n, 'spam', '{}', now(), case when n % 1000 = 0 then null else now() end
      from generate_series(1, 5000) as n`);
    for (const table of ["character", "abuse_report"]) await db.execute(sql.raw(`vacuum analyze "${table}"`));
  });

  // Rule: queue-reads-open-only
  it("reads only open reports and suspended characters", async () => {
    const { db } = database();
    const plan = rowsOf<{ "QUERY PLAN": string }>(
      await db.execute(
        sql`explain select * from (${waitingItems()}) as waiting order by urgent desc, since limit 21`,
      ),
    );
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("abuse_report_open");
    expect(text).toContain("character_pending");
    expect(text).not.toMatch(/Seq Scan/);
  });
});
