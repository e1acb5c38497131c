import { ErrorCode } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { type Payer, type PayingApp, startPayingApp } from "../../testing/stripe/payingApp.ts";

const PERIOD_END = 1_900_000_000;
const END_TIME = "2030-03-17T17:46:40.000Z";

describeDatabase("the reason of a plan", (database) => {
  let paying: PayingApp;
  let payer: Payer;
  let ref: string;

  beforeAll(async () => {
    paying = await startPayingApp(database());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    ref = `sub_${payer.userId}`;
    paying.clearAlerts();
  });

  afterAll(() => paying.close());

  async function become(status: string, replaced: Record<string, unknown> = {}): Promise<void> {
    const user = { user_id: payer.userId, price: "price_p", current_period_end: PERIOD_END };
    paying.fake.account.subscribe(ref, { ...user, status, replaced });
    const { status: answered } = await paying.sendEvent("customer.subscription.updated", { id: ref });
    expect(answered).toBe(200);
  }

  const premium = { plan_id: 110, expired: false, end_time: END_TIME };
  const free = { plan_id: 101, expired: false, end_time: null };
  const because = (kind: string, at: string | null = null) => ({ reason: { kind, plan_id: 110, at } });

  it.each<[string, string, Record<string, unknown>, object]>([
    ["just paid", "active", {}, premium],
    [
      "cancelled at the end of the period",
      "active",
      { cancel_at_period_end: true },
      { ...premium, ...because("ends", END_TIME) },
    ],
    [
      "cancelled by a date",
      "active",
      { cancel_at: 1_900_000_000, billing_mode: { type: "flexible" } },
      { ...premium, ...because("ends", END_TIME) },
    ],
    [
      "cancelled by a date before its period ends",
      "active",
      { cancel_at: 1_899_000_000 },
      {
        ...premium,
        end_time: "2030-03-06T04:00:00.000Z",
        ...because("ends", "2030-03-06T04:00:00.000Z"),
      },
    ],
    [
      "with paused payments",
      "active",
      { pause_collection: { behavior: "void", resumes_at: null } },
      { ...premium, ...because("paused") },
    ],
    [
      "with payments paused until a day",
      "active",
      { pause_collection: { behavior: "void", resumes_at: 1_899_000_000 } },
      { ...premium, ...because("paused", "2030-03-06T04:00:00.000Z") },
    ],
    [
      "with an open confirmation of a change",
      "active",
      { pending_update: { expires_at: 1_899_000_000, subscription_items: [{ price: "price_ultimate" }] } },
      { ...premium, ...because("confirm", "2030-03-06T04:00:00.000Z") },
    ],
    ["whose payment failed, in its grace period", "past_due", {}, { ...premium, ...because("unpaid") }],
    ["unpaid", "unpaid", {}, { ...free, ...because("unpaid") }],
    [
      "with an open confirmation of its first payment",
      "incomplete",
      { latest_invoice: { id: "in_T3", status: "open", payment_intent: { status: "requires_action" } } },
      { ...free, ...because("confirm") },
    ],
    ["whose trial is over", "paused", { trial_end: 1_790_000_000 }, { ...free, ...because("trial_over") }],
    ["without the time of its start", "active", { created: undefined }, premium],
    ["ended", "canceled", { cancel_at: 1_790_000_000 }, free],
    ["never confirmed", "incomplete_expired", {}, free],
    [
      "with fields of an odd shape",
      "active",
      { cancel_at: "soon", pause_collection: 7, pending_update: "no", cancel_at_period_end: "no" },
      premium,
    ],
  ])("%s", async (_case, status, replaced, plan) => {
    await become(status, replaced);
    expect(await payer.plan()).toEqual(plan);
    expect(paying.alerts).toEqual([]);
  });

  it("goes when the subscription is paid again", async () => {
    await become("unpaid");
    await become("active");
    expect(await payer.plan()).toEqual(premium);
  });

  it("of an old subscription does not show beside a paid one", async () => {
    const user = { user_id: payer.userId, price: "price_p", current_period_end: PERIOD_END };
    for (const status of ["incomplete", "incomplete_expired"]) {
      paying.fake.account.subscribe(`${ref}_old`, { ...user, status });
      await paying.sendEvent("customer.subscription.updated", { id: `${ref}_old` });
      await become("active");
      expect(await payer.plan()).toEqual(premium);
    }
  });

  it.each(["unpaid", "incomplete", "paused", "past_due"])("%s has a page to pay", async (status) => {
    await become(status);
    expect((await payer.manage()).data.url).toBe("https://billing.stripe.test/p");
  });

  it("that changed without an event is found by the daily comparison, without an alert", async () => {
    await become("active");
    paying.fake.account.subscriptions.set(ref, {
      ...{ user_id: payer.userId, price: "price_p", current_period_end: PERIOD_END, status: "active" },
      replaced: { cancel_at_period_end: true },
    });
    await paying.billing.compareDaily();
    expect(await payer.plan()).toEqual({ ...premium, ...because("ends", END_TIME) });
    expect(paying.alerts.filter(({ details }) => details.subscription === ref)).toEqual([]);
  });

  it.each([
    ["charge.dispute.created", { id: "dp_T3", object: "dispute", charge: "ch_T3" }, "payment.disputed"],
    ["charge.refunded", { id: "ch_T3", object: "charge" }, "payment.refunded"],
  ])("is not given by %s, which only the operator gets", async (type, object, alert) => {
    await become("active");
    expect((await paying.sendEvent(type, object)).status).toBe(200);
    expect(paying.alerts).toMatchObject([{ name: alert, details: { object: object.id } }]);
    expect(await payer.plan()).toEqual(premium);
  });

  it.each(["missingCustomers", "deletedCustomers"] as const)(
    "does not keep a user from buying again whose customer Stripe does not know: %s",
    async (kind) => {
      const { account, calls } = paying.fake;
      for (const press of [() => payer.checkout(), () => payer.manage()]) {
        payer = await paying.payer();
        ref = `sub_${payer.userId}`;
        await become("active");
        paying.clearAlerts();
        account.subscriptions.delete(ref);
        account[kind].add(`cus_${payer.userId}`);
        await press();
        expect(await payer.plan()).toEqual(free);
        expect((await payer.checkout()).data.url).toBe("https://checkout.stripe.test/c");
        const orders = calls.filter(([path]) => path.endsWith("/checkout/sessions"));
        expect(orders.at(-1)?.[1].has("customer")).toBe(false);
        expect(paying.alerts).toEqual([
          {
            name: "payment.customer_gone",
            details: { customer: `cus_${payer.userId}`, subscriptions: [ref] },
          },
        ]);
        expect((await payer.manage()).code).toBe(ErrorCode.notAllowed);
        const bought = account.pay(account.openCheckouts().at(-1) ?? "");
        await paying.sendEvent("checkout.session.completed", { subscription: bought });
        expect(await payer.plan()).toMatchObject({ plan_id: 105, expired: false });
      }
    },
  );

  it("stays while Stripe knows the customer, though not the subscription", async () => {
    await become("active");
    paying.fake.account.subscriptions.delete(ref);
    expect((await payer.checkout()).code).toBe(ErrorCode.conflict);
    expect(await payer.plan()).toEqual(premium);
  });
});
