import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { setUpPayer } from "../../testing/stripe/setUpPayer.ts";

const PERIOD_END = 1_900_000_000;
const END_TIME = "2030-03-17T17:46:40.000Z";

// Rule: plan-reason
describeDatabase("the reason of a plan", (database) => {
  const setup = setUpPayer(database);

  async function become(status: string, replaced: Record<string, unknown> = {}): Promise<void> {
    const user = { user_id: setup.payer.userId, price: "price_p", current_period_end: PERIOD_END };
    setup.paying.fake.account.subscribe(setup.ref, { ...user, status, replaced });
    const { status: answered } = await setup.paying.sendEvent("customer.subscription.updated", {
      id: setup.ref,
    });
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
    expect(await setup.payer.plan()).toEqual(plan);
    expect(setup.paying.alerts).toEqual([]);
  });

  // Rule: plan-reason
  it("goes when the subscription is paid again", async () => {
    await become("unpaid");
    await become("active");
    expect(await setup.payer.plan()).toEqual(premium);
  });

  it("of an old subscription does not show beside a paid one", async () => {
    const user = { user_id: setup.payer.userId, price: "price_p", current_period_end: PERIOD_END };
    for (const status of ["incomplete", "incomplete_expired"]) {
      setup.paying.fake.account.subscribe(`${setup.ref}_old`, { ...user, status });
      await setup.paying.sendEvent("customer.subscription.updated", { id: `${setup.ref}_old` });
      await become("active");
      expect(await setup.payer.plan()).toEqual(premium);
    }
  });

  // Rule: plan-reason
  it.each(["unpaid", "incomplete", "paused", "past_due"])("%s has a page to pay", async (status) => {
    await become(status);
    expect((await setup.payer.manage()).data.url).toBe("https://billing.stripe.test/p");
  });

  it("that changed without an event is found by the daily comparison, without an alert", async () => {
    await become("active");
    setup.paying.fake.account.subscriptions.set(setup.ref, {
      ...{ user_id: setup.payer.userId, price: "price_p", current_period_end: PERIOD_END, status: "active" },
      replaced: { cancel_at_period_end: true },
    });
    await setup.paying.billing.compareDaily();
    expect(await setup.payer.plan()).toEqual({ ...premium, ...because("ends", END_TIME) });
    expect(setup.paying.alerts.filter(({ details }) => details.subscription === setup.ref)).toEqual([]);
  });

  // Rule: disputes-alert
  it.each([
    ["charge.dispute.created", { id: "dp_T3", object: "dispute", charge: "ch_T3" }, "payment.disputed"],
    ["charge.refunded", { id: "ch_T3", object: "charge" }, "payment.refunded"],
  ])("is not given by %s, which only the operator gets", async (type, object, alert) => {
    await become("active");
    expect((await setup.paying.sendEvent(type, object)).status).toBe(200);
    expect(setup.paying.alerts).toMatchObject([{ name: alert, details: { object: object.id } }]);
    expect(await setup.payer.plan()).toEqual(premium);
  });

  // Rule: unknown-stripe-customer
  it.each(["missingCustomers", "deletedCustomers"] as const)(
    "does not keep a user from buying again whose customer Stripe does not know: %s",
    async (kind) => {
      const { account, calls } = setup.paying.fake;
      for (const press of [() => setup.payer.checkout(), () => setup.payer.manage()]) {
        setup.payer = await setup.paying.payer();
        await become("active");
        setup.paying.clearAlerts();
        account.subscriptions.delete(setup.ref);
        account[kind].add(`cus_${setup.payer.userId}`);
        await press();
        expect(await setup.payer.plan()).toEqual(free);
        expect((await setup.payer.checkout()).data.url).toBe("https://checkout.stripe.test/c");
        const orders = calls.filter(([path]) => path.endsWith("/checkout/sessions"));
        expect(orders.at(-1)?.[1].has("customer")).toBe(false);
        expect(setup.paying.alerts).toEqual([
          {
            name: "payment.customer_gone",
            details: { customer: `cus_${setup.payer.userId}`, subscriptions: [setup.ref] },
          },
        ]);
        expect((await setup.payer.manage()).code).toBe(ErrorCode.notAllowed);
        const bought = account.pay(account.openCheckouts().at(-1) ?? "");
        await setup.paying.sendEvent("checkout.session.completed", { subscription: bought });
        expect(await setup.payer.plan()).toMatchObject({ plan_id: 105, expired: false });
      }
    },
  );

  it("stays while Stripe knows the customer, though not the subscription", async () => {
    await become("active");
    setup.paying.fake.account.subscriptions.delete(setup.ref);
    expect((await setup.payer.checkout()).code).toBe(ErrorCode.conflict);
    expect(await setup.payer.plan()).toEqual(premium);
  });
});
