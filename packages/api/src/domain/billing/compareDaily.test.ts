import { beforeEach, expect, it, onTestFinished } from "vitest";
import { jobRun, providerSubscription } from "../../db/schema/account.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type PayingApp, startPayingApp } from "../../testing/stripe/payingApp.ts";

const PERIOD_END = 1_900_000_000;
const HOUR_MS = 3_600_000;

describeEachDatabase("the daily comparison with Stripe", (database) => {
  let paying: PayingApp;
  let time: number;

  beforeEach(async () => {
    time = Date.now();
    paying = await startPayingApp(database(), { now: () => new Date(time) });
    await database().db.delete(jobRun);
    await database().db.delete(providerSubscription);
    onTestFinished(() => paying.close());
  });

  const account = () => paying.fake.account;

  /** A user with a subscription of which our copy is right. */
  async function subscriber(name: string, price = "price_s") {
    const payer = await paying.payer();
    const ref = `sub_${name}_${payer.userId}`;
    const fields = { user_id: payer.userId, price, status: "active", current_period_end: PERIOD_END };
    account().subscribe(ref, fields);
    await paying.sendEvent("customer.subscription.created", { id: ref });
    return { payer, ref, fields };
  }

  it("finds no difference when every event arrived", async () => {
    await subscriber("one");
    await subscriber("two", "price_p");
    const result = await paying.billing.compareDaily();
    expect(result?.differences).toBe(0);
    expect(paying.alerts).toEqual([]);
  });

  // Rule: daily-subscription-check
  it("corrects and reports what lost events changed, on every page", async () => {
    const [ended, renewed, upgraded] = [
      await subscriber("ended"),
      await subscriber("renewed"),
      await subscriber("up"),
    ];
    const begun = await paying.payer();
    const same = await subscriber("same");
    account().subscriptions.set(ended.ref, { ...ended.fields, status: "canceled" });
    account().subscriptions.set(renewed.ref, { ...renewed.fields, current_period_end: PERIOD_END + 86_400 });
    account().subscriptions.set(upgraded.ref, { ...upgraded.fields, price: "price_p" });
    account().subscribe("sub_begun", { ...same.fields, user_id: begun.userId });
    account().pageSize = 1;
    expect(await paying.billing.compareDaily()).toEqual({ compared: 5, differences: 4 });
    expect(await ended.payer.plan()).toMatchObject({ plan_id: 101 });
    expect(await renewed.payer.plan()).toMatchObject({ end_time: "2030-03-18T17:46:40.000Z" });
    expect(await upgraded.payer.plan()).toMatchObject({ plan_id: 110 });
    expect(await begun.plan()).toMatchObject({ plan_id: 105 });
    expect(paying.alerts.map(({ name }) => name)).toEqual(
      Array.from({ length: 4 }, () => "payment.difference"),
    );
    expect(paying.alerts).toContainEqual({
      name: "payment.difference",
      details: {
        subscription: upgraded.ref,
        before: expect.objectContaining({ plan_id: 105, live: true }) as unknown,
        after: expect.objectContaining({ plan_id: 110, live: true }) as unknown,
      },
    });
    time += 24 * HOUR_MS;
    expect((await paying.billing.compareDaily())?.differences).toBe(0);
  });

  it("reports a subscription that counts here and that Stripe does not know, and leaves the plan", async () => {
    const { payer, ref } = await subscriber("unknown");
    account().subscriptions.delete(ref);
    expect(await paying.billing.compareDaily()).toEqual({ compared: 1, differences: 1 });
    expect(paying.alerts).toMatchObject([
      { name: "payment.difference", details: { subscription: ref, after: null } },
    ]);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  it("finds two paid subscriptions whose events an older version received", async () => {
    const { payer, ref, fields } = await subscriber("first");
    const second = `sub_second_${payer.userId}`;
    const overdue = { ...fields, created: 1_800_000_000, status: "past_due" };
    account().subscribe(second, overdue);
    await paying.sendEvent("customer.subscription.created", { id: second });
    account().subscriptions.set(second, { ...overdue, status: "active" });
    await paying.billing.compareDaily();
    expect(account().subscriptions.get(second)?.status).toBe("canceled");
    expect(account().subscriptions.get(ref)?.status).toBe("active");
  });

  it("reports every day a subscription at a price that no plan knows", async () => {
    const { ref, fields } = await subscriber("known");
    account().subscriptions.set(ref, { ...fields, price: "price_gone" });
    for (const _day of [1, 2]) {
      await paying.billing.compareDaily();
      time += 24 * HOUR_MS;
    }
    expect(paying.alerts.map(({ name }) => name)).toEqual(["payment.unknown_price", "payment.unknown_price"]);
  });

  // Rule: daily-subscription-check
  it("runs once a day, in one process only", async () => {
    const runs = await Promise.all([1, 2, 3].map(() => paying.billing.compareDaily()));
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    time += 23 * HOUR_MS;
    expect(await paying.billing.compareDaily()).toBeNull();
    time += HOUR_MS;
    expect(await paying.billing.compareDaily()).not.toBeNull();
  });

  it("is tried again after a failure, with an alert", async () => {
    paying.fake.failWith({ status: 401, body: { error: { type: "invalid_request_error" } } });
    await expect(paying.billing.compareDaily()).rejects.toThrow();
    expect(paying.alerts.map(({ name }) => name)).toEqual([
      "payment.key_refused",
      "payment.comparison_failed",
    ]);
    paying.fake.failWith(null);
    expect(await paying.billing.compareDaily()).not.toBeNull();
  });
});
