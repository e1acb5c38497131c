import { ErrorCode, PLAN_PREMIUM, PLAN_STANDARD, routes } from "@mimi/contract";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshPglite } from "../../testing/databases.ts";
import { type FakeStripe, startFakeStripe } from "../../testing/fakeStripe.ts";
import { parseAnswer, type TestApp, testApp } from "../../testing/testApp.ts";
import type { StripeSettings } from "../../config/settings.ts";
import { createBilling } from "../../domain/billing/createBilling.ts";
import { simulatedPayment } from "./simulatedPayment.ts";
import { stripePayment } from "./stripePayment.ts";

const SECRET = "whsec_test";
const PERIOD_END = 1_900_000_000;
const signer = new Stripe("sk_test_signer");

describe("payment by Stripe", () => {
  let fake: FakeStripe;
  let api: TestApp;
  let session: string;
  let userId: string;
  let settings: StripeSettings;

  beforeAll(async () => {
    fake = await startFakeStripe();
    const database = await freshPglite();
    settings = {
      secretKey: "sk_test_local",
      webhookSecret: SECRET,
      apiBase: new URL(fake.address),
      priceStandard: "price_s",
      pricePremium: "price_p",
      pageHosts: ["checkout.stripe.test", "billing.stripe.test"],
    };
    const payment = stripePayment(settings, "https://mimi.example");
    api = testApp(database, { billing: createBilling(payment, database.db, () => new Date()) });
  });

  beforeEach(async () => {
    session = await api.signIn(`payer-${fake.calls.length}-${Math.random()}`);
    userId = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  afterAll(() => fake.close());

  function subscribe(status: string, price = "price_s"): void {
    fake.subscriptions.set("sub_1", { user_id: userId, price, status, current_period_end: PERIOD_END });
  }

  const event = (type: string, object: object) =>
    JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const updated = event("customer.subscription.updated", { id: "sub_1", status: "zz_ignored" });

  async function hear(payload: string, header?: string) {
    const signature = header ?? signer.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const init = { method: "POST", body: payload, headers: { "Stripe-Signature": signature } };
    return parseAnswer(await api.app.request("/api/stripe/webhook/", init));
  }

  const plan = async () => (await api.call(routes.getPlan, {}, { session })).data;

  it("opens a checkout for the user and the plan, and returns to the configured address", async () => {
    const { data } = await api.call(routes.getCheckoutUrl, { plan: 110 }, { session });
    expect(data.url).toBe("https://checkout.stripe.test/c");
    const form = Object.fromEntries(fake.calls.at(-1)?.[1] ?? []);
    expect(form).toMatchObject({
      mode: "subscription",
      client_reference_id: userId,
      "line_items[0][price]": "price_p",
      "subscription_data[metadata][user_id]": userId,
      success_url: "https://mimi.example/?message=success",
      cancel_url: "https://mimi.example/?message=cancel",
    });
  });

  it.each([
    "http://checkout.stripe.test/c",
    "https://evil.example/c",
    "https://checkout.stripe.test.evil.example/c",
    "https://checkout.stripe.test@evil.example/c",
    "javascript:alert(1)",
    "nonsense",
  ])("opens no page at %s", async (address) => {
    const before = fake.pages.checkout;
    fake.pages.checkout = address;
    const { code } = await api.call(routes.getCheckoutUrl, { plan: 110 }, { session });
    expect(code).toBe(ErrorCode.providerFailed);
    fake.pages.checkout = before;
  });

  it.each([
    ["http://127.0.0.1:5871", true],
    ["http://localhost:5871", true],
    ["https://mimi.example", true],
    ["http://mimi.example", false],
    ["http://192.168.0.2:5871", false],
  ])("opens a page of the simulator at %s: %s", async (address, isSent) => {
    const simulated = simulatedPayment(address, api.deps.db, () => new Date());
    const page = await simulated.createCheckout(userId, PLAN_STANDARD, null).catch((error: unknown) => error);
    if (isSent) expect(page).toMatch(new RegExp(`^${address}/`));
    else expect(page).toMatchObject({ code: ErrorCode.providerFailed });
  });

  it("changes the plan by Stripe's events to Stripe's current state, also for a repeated event", async () => {
    subscribe("active");
    const completed = event("checkout.session.completed", { subscription: "sub_1" });
    for (const payload of [completed, completed, updated]) expect((await hear(payload)).code).toBe(0);
    expect(await plan()).toEqual({
      plan_id: PLAN_STANDARD,
      expired: false,
      end_time: new Date(PERIOD_END * 1000).toISOString(),
    });
    subscribe("active", "price_p");
    await hear(updated);
    expect((await plan()).plan_id).toBe(PLAN_PREMIUM);
    const { data } = await api.call(routes.getManagementUrl, {}, { session });
    expect(data.url).toBe("https://billing.stripe.test/p");
    expect(fake.calls.at(-1)?.[1].get("customer")).toBe("cus_1");
    subscribe("canceled", "price_p");
    await hear(event("customer.subscription.deleted", { id: "sub_1" }));
    expect((await plan()).plan_id).toBe(101);
  });

  it.each<[string, () => string]>([
    ["no signature", () => ""],
    [
      "another secret",
      () => signer.webhooks.generateTestHeaderString({ payload: updated, secret: "whsec_other" }),
    ],
    [
      "another text",
      () => signer.webhooks.generateTestHeaderString({ payload: `${updated} `, secret: SECRET }),
    ],
    [
      "an old time",
      () => signer.webhooks.generateTestHeaderString({ payload: updated, secret: SECRET, timestamp: 1 }),
    ],
  ])("ignores events with %s", async (_case, header) => {
    subscribe("active");
    const { code } = await hear(updated, header());
    expect(code).toBe(ErrorCode.invalidInput);
    expect((await plan()).plan_id).toBe(101);
  });

  it("is unavailable when Stripe cannot be reached", { timeout: 20_000 }, async () => {
    const down = { ...settings, apiBase: new URL("http://127.0.0.1:9") };
    const payment = stripePayment(down, "https://mimi.example");
    const billing = createBilling(payment, api.deps.db, () => new Date());
    await expect(billing.checkout(userId, PLAN_STANDARD)).rejects.toMatchObject({
      code: ErrorCode.unavailable,
    });
  });

  it("ignores unknown events", async () => {
    expect((await hear(event("charge.refunded", { id: "ch_1" }))).code).toBe(0);
  });
});
