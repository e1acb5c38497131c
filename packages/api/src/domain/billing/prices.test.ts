import { ErrorCode } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { startPayingApp } from "../../testing/stripe/payingApp.ts";
import { setUpPayer } from "../../testing/stripe/setUpPayer.ts";
import { pricesByPlan } from "../../config/stripeSettings.ts";

const PERIOD_END = 1_900_000_000;
const MONTH_S = 2_592_000;

describeDatabase("the plan of a price", (database) => {
  const setup = setUpPayer(database);

  beforeAll(() => {
    const { prices } = setup.paying.fake.account;
    prices.set("price_2026", { lookup_key: "standard_key" });
    prices.set("price_named", { metadata: { mimi_plan: "premium" } });
  });

  /** Changes the subscription at Stripe, which sends an event. */
  async function change(
    price: string,
    status = "active",
    fields: { months?: number; metadata?: Record<string, string> } = {},
  ): Promise<void> {
    const { months = 0, metadata = {} } = fields;
    const current_period_end = PERIOD_END + months * MONTH_S;
    const subscription = { user_id: setup.payer.userId, price, status, metadata, current_period_end };
    setup.paying.fake.account.subscriptions.set(setup.ref, subscription);
    expect((await setup.paying.sendEvent("customer.subscription.updated", { id: setup.ref })).status).toBe(
      200,
    );
  }

  const names = () => setup.paying.alerts.map(({ name }) => name);

  // Rule: price-of-plan
  it.each([
    ["its id", "price_s", 105],
    ["the id of an older price", "price_s_old", 105],
    ["its lookup key", "price_2026", 105],
    ["its metadata", "price_named", 110],
  ])("is found by %s", async (_by, price, plan_id) => {
    await change(price);
    expect(await setup.payer.plan()).toMatchObject({ plan_id, expired: false });
    expect(names()).toEqual([]);
  });

  it("is sold by its lookup key", async () => {
    const byKey = await startPayingApp(database(), {
      settings: { prices: pricesByPlan(({ key }) => [`${key}_key`]) },
    });
    const buyer = await byKey.payer();
    byKey.fake.account.prices.set("price_2026", { lookup_key: "standard_key" });
    expect((await buyer.checkout(105)).code).toBe(0);
    expect(byKey.fake.calls.at(-1)?.[1].get("line_items[0][price]")).toBe("price_2026");
    byKey.fake.account.prices.clear();
    expect((await (await byKey.payer()).checkout(105)).status).toBe(503);
    expect(byKey.alerts).toMatchObject([
      { name: "payment.call_refused", details: { lookup_key: "standard_key" } },
    ]);
    await byKey.close();
  });

  // Rule: price-of-plan
  it("stays when a subscription is renewed at a price that no plan knows, with an alert", async () => {
    await change("price_p");
    await change("price_gone", "active", { months: 1 });
    const end_time = new Date((PERIOD_END + MONTH_S) * 1000).toISOString();
    expect(await setup.payer.plan()).toEqual({ plan_id: 110, expired: false, end_time });
    expect(setup.paying.alerts).toEqual([
      { name: "payment.unknown_price", details: { subscription: setup.ref, price: "price_gone" } },
    ]);
  });

  it.each([
    ["premium", 110],
    ["standard", 105],
  ])("is the one of the checkout (%s) for a setup.payer at an unknown price", async (mimi_plan, plan_id) => {
    await change("price_unknown", "active", { metadata: { mimi_plan } });
    expect(await setup.payer.plan()).toMatchObject({ plan_id, expired: false });
  });

  it("is Standard for a setup.payer about whom nothing else is known", async () => {
    await change("price_unknown");
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 105, expired: false });
    expect(names()).toEqual(["payment.unknown_price"]);
  });

  // Rule: price-of-plan
  it("at an unknown price can be managed, and cannot be bought again", async () => {
    await change("price_unknown");
    expect((await setup.payer.manage()).data.url).toBe("https://billing.stripe.test/p");
    expect((await setup.payer.checkout(110)).code).toBe(ErrorCode.conflict);
    expect(setup.paying.fake.account.openCheckouts()).toEqual([]);
  });

  // Rule: price-of-plan
  it("at an unknown price ends with the subscription", async () => {
    await change("price_p");
    await change("price_gone", "canceled");
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 101 });
  });

  // Rule: price-of-plan
  it("at an unknown price is cancelled with the account", async () => {
    await change("price_unknown");
    expect((await setup.payer.leave()).code).toBe(0);
    expect(setup.paying.fake.account.subscriptions.get(setup.ref)?.status).toBe("canceled");
  });

  it("changes when the operator names the price", async () => {
    await change("price_new");
    setup.paying.fake.account.prices.set("price_new", { metadata: { mimi_plan: "premium" } });
    await change("price_new");
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 110 });
    setup.paying.fake.account.prices.delete("price_new");
  });
});
