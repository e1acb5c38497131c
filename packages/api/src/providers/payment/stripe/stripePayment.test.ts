import { ErrorCode } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshPglite } from "../../../testing/databases.ts";
import { type Payer, type PayingApp, startPayingApp } from "../../../testing/stripe/payingApp.ts";
import { stripeEvent } from "../../../testing/stripe/stripeObjects.ts";
import { simulatedPayment } from "../simulatedPayment.ts";

const PERIOD_END = 1_900_000_000;

describe("payment by Stripe", () => {
  let paying: PayingApp;
  let payer: Payer;

  beforeAll(async () => {
    paying = await startPayingApp(await freshPglite());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    paying.clearAlerts();
  });

  afterAll(() => paying.close());

  function subscribe(status: string, price = "price_s"): void {
    const fields = { user_id: payer.userId, price, status, current_period_end: PERIOD_END };
    paying.fake.account.subscriptions.set(`sub_${payer.userId}`, fields);
  }

  const updated = () =>
    JSON.stringify(stripeEvent("evt_1", "customer.subscription.updated", { id: `sub_${payer.userId}` }));

  it("opens a checkout for the user and the plan, and returns to the configured address", async () => {
    const { data } = await payer.checkout(110);
    expect(data.url).toBe("https://checkout.stripe.test/c");
    const form = Object.fromEntries(paying.fake.calls.at(-1)?.[1] ?? []);
    expect(form).toMatchObject({
      mode: "subscription",
      client_reference_id: payer.userId,
      "line_items[0][price]": "price_p",
      "subscription_data[metadata][user_id]": payer.userId,
      "subscription_data[metadata][mimi_plan]": "premium",
      success_url: "https://mimi.example/?message=success",
      cancel_url: "https://mimi.example/?message=cancel",
    });
  });

  it("opens a checkout for a customer whom Stripe does not know any more", async () => {
    subscribe("canceled");
    await paying.sendWebhook(updated());
    paying.fake.account.missingCustomers.add(`cus_${payer.userId}`);
    expect((await payer.checkout()).data.url).toBe("https://checkout.stripe.test/c");
    expect(paying.fake.calls.at(-1)?.[1].has("customer")).toBe(false);
    paying.fake.account.missingCustomers.clear();
  });

  it.each([
    "http://checkout.stripe.test/c",
    "https://evil.example/c",
    "https://checkout.stripe.test.evil.example/c",
    "https://checkout.stripe.test@evil.example/c",
    "https://checkout.stripe.test:8443/c",
    "https://user:password@checkout.stripe.test/c",
    "javascript:alert(1)",
    "nonsense",
  ])("opens no page at %s", async (address) => {
    const { pages } = paying.fake;
    const before = pages.checkout;
    pages.checkout = address;
    const { code } = await payer.checkout(110);
    expect(code).toBe(ErrorCode.providerFailed);
    pages.checkout = before;
  });

  it.each([
    ["http://127.0.0.1:5871", true],
    ["http://localhost:5871", true],
    ["https://mimi.example", true],
    ["https://mimi.example:8443", true],
    ["http://mimi.example", false],
    ["http://192.168.0.2:5871", false],
  ])("opens a page of the simulator at %s: %s", async (address, isSent) => {
    const simulated = simulatedPayment(
      address,
      paying.api.deps.db,
      () => new Date(),
      () => undefined,
    );
    const order = { userId: payer.userId, plan: 105, customerRef: null } as const;
    const page = await simulated.createCheckout(order).catch((error: unknown) => error);
    if (isSent) expect((page as { url: string }).url).toMatch(new RegExp(`^${address}/`));
    else expect(page).toMatchObject({ code: ErrorCode.providerFailed });
  });

  it("changes the plan by Stripe's events to Stripe's current state, also for a repeated event", async () => {
    subscribe("active");
    const subscription = `sub_${payer.userId}`;
    for (let times = 0; times < 2; times += 1) {
      expect((await paying.sendEvent("checkout.session.completed", { subscription })).code).toBe(0);
    }
    expect((await paying.sendWebhook(updated())).code).toBe(0);
    expect(await payer.plan()).toEqual({
      plan_id: 105,
      expired: false,
      end_time: new Date(PERIOD_END * 1000).toISOString(),
    });
    subscribe("active", "price_p");
    await paying.sendWebhook(updated());
    expect(await payer.plan()).toMatchObject({ plan_id: 110 });
    expect((await payer.manage()).data.url).toBe("https://billing.stripe.test/p");
    expect(paying.fake.calls.at(-1)?.[1].get("customer")).toBe(`cus_${payer.userId}`);
    subscribe("canceled", "price_p");
    await paying.sendEvent("customer.subscription.deleted", { id: subscription });
    expect(await payer.plan()).toMatchObject({ plan_id: 101 });
    expect((await payer.manage()).code).toBe(ErrorCode.notAllowed);
  });

  it.each<[string, object]>([
    ["of this API version", { parent: { subscription_details: { subscription: "SUB" } } }],
    ["of an older API version", { subscription: "SUB" }],
  ])("reads the subscription of an invoice %s", async (_version, invoice) => {
    subscribe("active");
    const text = JSON.stringify(stripeEvent("evt_2", "invoice.paid", invoice));
    await paying.sendWebhook(text.replace("SUB", `sub_${payer.userId}`));
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  it.each<[string, (payload: string) => string]>([
    ["no signature", () => ""],
    ["another secret", (payload) => paying.sign(payload, "whsec_other")],
    ["another text", (payload) => paying.sign(`${payload} `)],
    ["an old time", (payload) => paying.sign(payload, undefined, 1)],
  ])("ignores events with %s", async (_case, header) => {
    subscribe("active");
    const { code } = await paying.sendWebhook(updated(), header(updated()));
    expect(code).toBe(ErrorCode.invalidInput);
    expect(await payer.plan()).toMatchObject({ plan_id: 101 });
  });

  it("ignores unknown events", async () => {
    expect((await paying.sendEvent("charge.succeeded", { id: "ch_1" })).code).toBe(0);
    expect(paying.alerts).toEqual([]);
  });

  it("ignores a subscription of another product", async () => {
    const other = { user_id: "", price: "price_other", status: "active", current_period_end: PERIOD_END };
    paying.fake.account.subscriptions.set("sub_other", other);
    expect((await paying.sendEvent("customer.subscription.created", { id: "sub_other" })).code).toBe(0);
    expect(paying.alerts).toEqual([]);
  });
});
