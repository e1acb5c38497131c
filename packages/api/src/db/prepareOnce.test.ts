import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import type { Database } from "./Database.ts";
import { prepareOnce } from "./prepareOnce.ts";
import { user } from "./schema/referenced.ts";

describeEachDatabase("a query that is prepared once", (database) => {
  // Rule: send-queries-built-once
  it("is built once, and runs in whichever transaction it is given", async () => {
    let builds = 0;
    const named = prepareOnce((db) => {
      builds += 1;
      return db
        .select({ user_name: user.user_name })
        .from(user)
        .where(eq(user.id, sql.placeholder("id")));
    }, "test_named");
    const { db } = database();
    const find = (within: Database, id: string) => named(within).execute({ id });
    expect(await find(db, "u")).toEqual([]);
    const failed = db.transaction(async (tx) => {
      await tx.insert(user).values({ id: "u", user_name: "Ada" });
      expect(await find(tx, "u")).toEqual([{ user_name: "Ada" }]);
      expect(await find(tx, "v")).toEqual([]);
      tx.rollback();
    });
    await expect(failed).rejects.toThrow();
    expect(await find(db, "u")).toEqual([]);
    expect(builds).toBe(1);
  });
});
