import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { audit } from "./audit.ts";
import { auditEntry } from "../../db/schema/safety.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";

describeDatabase("the audit log", (database) => {
  it.each([
    ["changed", sql`update audit_entry set actor = 'nobody'`],
    ["changed where there is nothing to change", sql`update audit_entry set actor = 'x' where id = -1`],
    ["shortened", sql`delete from audit_entry`],
    ["emptied", sql`truncate audit_entry`],
    ["emptied with what depends on it", sql`truncate audit_entry cascade`],
  ])("cannot be %s: the database refuses it", async (_case, statement) => {
    const { db } = database();
    await audit(db, new Date(), { actor: "system", action: "test.done", severity: "info" });
    const before = await db.select().from(auditEntry);
    const error = await db.execute(statement).then(
      () => null,
      (thrown: unknown) => thrown as { cause?: { message?: string } },
    );
    expect(error?.cause?.message).toContain("only ever added to");
    expect(await db.select().from(auditEntry)).toEqual(before);
  });
});
