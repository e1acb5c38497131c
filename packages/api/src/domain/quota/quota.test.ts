import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { messageUsage, subscription } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { newId } from "../../shared/ids.ts";
import { chargeMessage, readQuota, refundMessage, refundRepeat } from "./quota.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const day = "2026-11-20";

describeEachDatabase("the quota", (database) => {
  let api: TestApp;
  let userId: string;

  beforeAll(() => {
    api = testApp(database());
  });

  beforeEach(async () => {
    userId = newId();
    await database().db.insert(user).values({ id: userId, user_name: "Ada" });
  });

  async function charges(number: number): Promise<string[]> {
    const { db } = database();
    return Promise.all(
      Array.from({ length: number }, () =>
        db
          .transaction((tx) => chargeMessage(tx, userId, noon))
          .then(
            () => "charged",
            (error: { code?: number; message: string }) =>
              error.code === ErrorCode.quotaUsedUp ? "used up" : error.message,
          ),
      ),
    );
  }

  it("accepts exactly the remaining messages, with any number of calls at once", async () => {
    await database().db.insert(messageUsage).values({ user_id: userId, day, used: 40 });
    const answers = await charges(200);
    expect(answers.filter((answer) => answer === "charged")).toHaveLength(10);
    expect(answers.filter((answer) => answer === "used up")).toHaveLength(190);
    expect((await readQuota(database().db, userId, noon)).used).toBe(50);
  });

  it("says that it is used up, with its limit and the time of its reset", async () => {
    await database().db.insert(messageUsage).values({ user_id: userId, day, used: 50 });
    const charge = chargeMessage(database().db, userId, noon);
    await expect(charge).rejects.toMatchObject({
      code: ErrorCode.quotaUsedUp,
      details: { limit: 50, resets_at: "2026-11-21T00:00:00.000Z" },
    });
  });

  // Rule: daily-messages
  it("resets at midnight UTC", async () => {
    await database().db.insert(messageUsage).values({ user_id: userId, day, used: 50 });
    const { quota } = await chargeMessage(database().db, userId, new Date("2026-11-21T00:00:00Z"));
    expect(quota).toMatchObject({ used: 1, resets_at: "2026-11-22T00:00:00.000Z" });
  });

  it.each([
    ["Standard", 105, "2026-12-01", 250],
    ["Premium", 110, "2026-12-01", null],
    ["an expired plan", 110, "2026-11-01", 50],
  ])("of %s is %s until %s: %s messages", async (_name, plan_id, until, limit) => {
    const { db } = database();
    await db.insert(subscription).values({ user_id: userId, plan_id, end_time: new Date(until) });
    await db.insert(messageUsage).values({ user_id: userId, day, used: 49 });
    expect((await chargeMessage(db, userId, noon)).quota).toMatchObject({ limit, used: 50 });
  });

  it("adds a refund to the day that was charged, and never goes below zero", async () => {
    const { db } = database();
    const charge = await chargeMessage(db, userId, noon);
    await refundMessage(db, userId, charge.day);
    await refundMessage(db, userId, charge.day);
    expect((await readQuota(db, userId, noon)).used).toBe(0);
  });

  // Rule: free-blocked-replies
  it("refunds at most ten repeats a day that the model worked for, and faults without a limit", async () => {
    const { db } = database();
    const used = async () => (await readQuota(db, userId, noon)).used;
    for (let repeat = 0; repeat < 12; repeat += 1) {
      await chargeMessage(db, userId, noon);
      await refundRepeat(db, userId, day);
    }
    expect(await used()).toBe(2);
    await chargeMessage(db, userId, noon);
    await refundMessage(db, userId, day);
    expect(await used()).toBe(2);
    const tomorrow = new Date("2026-11-21T12:00:00Z");
    await chargeMessage(db, userId, tomorrow);
    await refundRepeat(db, userId, "2026-11-21");
    expect((await readQuota(db, userId, tomorrow)).used).toBe(0);
  });

  it("is not charged when the message is not stored", async () => {
    const { db } = database();
    const failed = db.transaction(async (tx) => {
      await chargeMessage(tx, userId, noon);
      throw new Error("not stored");
    });
    await expect(failed).rejects.toThrow("not stored");
    expect((await readQuota(db, userId, noon)).used).toBe(0);
  });

  it("is separate for each user", async () => {
    const session = await api.signIn("quota-user");
    await charges(3);
    const { data } = await api.call(routes.getQuota, {}, { session });
    expect(data).toMatchObject({ limit: 50, used: 0, counts: ["send", "regenerate", "continue"] });
  });
});
