import { ErrorCode } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type Payer, type PayingApp, startPayingApp } from "../../testing/stripe/payingApp.ts";

const PERIOD_END = 1_900_000_000;

describeEachDatabase("a user", (database) => {
  let paying: PayingApp;
  let payer: Payer;

  beforeAll(async () => {
    paying = await startPayingApp(database());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    paying.clearAlerts();
    paying.fake.account.checkouts.clear();
    paying.fake.account.refunds.splice(0);
  });

  afterAll(() => paying.close());

  const account = () => paying.fake.account;
  const names = () => paying.alerts.map(({ name }) => name);
  const sendEvent = (ref: string) => paying.sendEvent("customer.subscription.created", { id: ref });

  /** Adds a paid subscription of the payer at Stripe. */
  function subscribe(ref: string, price: string, created: number, status = "active"): string {
    const id = `${ref}_${payer.userId}`;
    const fields = { user_id: payer.userId, price, created, status, current_period_end: PERIOD_END };
    account().subscribe(id, fields);
    return id;
  }

  it("has one open checkout, however often it is opened", async () => {
    for (let times = 0; times < 3; times += 1) expect((await payer.checkout(105)).code).toBe(0);
    expect(account().checkouts.size).toBe(1);
  });

  // Rule: subscription-account
  it("loses a subscription that the operator moves to another account, which gets its plan", async () => {
    const other = await paying.payer();
    const ref = subscribe("sub_moved", "price_s", 1_700_000_001);
    await sendEvent(ref);
    account().subscribe(ref, {
      ...{ user_id: other.userId, customer: `cus_${payer.userId}`, price: "price_s", status: "active" },
      current_period_end: PERIOD_END,
    });
    expect((await sendEvent(ref)).status).toBe(200);
    expect(await payer.plan()).toMatchObject({ plan_id: 101 });
    expect(await other.plan()).toMatchObject({ plan_id: 105, expired: false });
  });

  // Rule: subscription-account
  it("can pay with the customer of another account, and both keep their plans", async () => {
    const other = await paying.payer();
    const paid = { price: "price_p", status: "active", current_period_end: PERIOD_END };
    await sendEvent(subscribe("sub_first", "price_s", 1_700_000_001));
    const shared = `sub_shared_${other.userId}`;
    account().subscribe(shared, { ...paid, user_id: other.userId, customer: `cus_${payer.userId}` });
    expect((await sendEvent(shared)).status).toBe(200);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
    expect(await other.plan()).toMatchObject({ plan_id: 110 });
  });

  // Rule: one-open-checkout
  it("has one open checkout after choosing another plan", async () => {
    await payer.checkout(105);
    await payer.checkout(110);
    expect(account().openCheckouts()).toHaveLength(1);
    expect([...account().checkouts.values()].map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  // Rule: one-open-checkout
  it("has one open checkout when several are opened at once", async () => {
    const plans = [105, 110, 105, 110] as const;
    const answers = await Promise.all(plans.map((plan) => payer.checkout(plan)));
    expect(account().openCheckouts()).toHaveLength(1);
    expect(answers.some(({ code }) => code === 0)).toBe(true);
    for (const { code } of answers) expect([0, ErrorCode.conflict]).toContain(code);
  });

  it("gets a new checkout when the last one is over", async () => {
    await payer.checkout(105);
    for (const checkout of account().checkouts.values()) checkout.status = "expired";
    expect((await payer.checkout(105)).code).toBe(0);
    expect(account().openCheckouts()).toHaveLength(1);
  });

  // Rule: one-open-checkout
  it("cannot pay again while the event of the payment is on its way", async () => {
    await payer.checkout(105);
    const [ref = ""] = account().openCheckouts();
    account().pay(ref);
    expect((await payer.checkout(110)).code).toBe(ErrorCode.conflict);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
    expect(account().openCheckouts()).toEqual([]);
  });

  it("cannot pay again when the event of a renewal was lost", async () => {
    const ref = subscribe("sub", "price_s", 1_700_000_000);
    const before = account().subscriptions.get(ref);
    if (!before) throw new Error("no subscription");
    account().subscriptions.set(ref, { ...before, current_period_end: 1_700_000_000 });
    await sendEvent(ref);
    expect(await payer.plan()).toMatchObject({ expired: true });
    account().subscriptions.set(ref, before);
    expect((await payer.checkout(105)).code).toBe(ErrorCode.conflict);
    expect(await payer.plan()).toMatchObject({ expired: false });
  });

  // Rule: second-subscription-refunded
  it.each([
    ["the older", "the newer"],
    ["the newer", "the older"],
  ])("with two paid subscriptions keeps the older one, when %s arrives first", async (first) => {
    const older = subscribe("sub_b", "price_s", 1_700_000_000);
    const newer = subscribe("sub_a", "price_p", 1_700_000_001);
    for (const ref of first === "the older" ? [older, newer] : [newer, older]) {
      expect((await sendEvent(ref)).status).toBe(200);
    }
    expect(account().subscriptions.get(older)?.status).toBe("active");
    expect(account().subscriptions.get(newer)?.status).toBe("canceled");
    expect(account().refunds).toEqual([`pi_in_${newer}_1`]);
    expect(paying.alerts).toEqual([
      { name: "payment.second_subscription", details: { kept: older, cancelled: newer } },
    ]);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  // Rule: second-subscription-refunded
  it("with two paid subscriptions gets one refund when all events arrive at once", async () => {
    const refs = [subscribe("sub_1", "price_s", 1_700_000_000), subscribe("sub_2", "price_p", 1_700_000_001)];
    await Promise.all([...refs, ...refs, ...refs].map(sendEvent));
    expect(refs.map((ref) => account().subscriptions.get(ref)?.status)).toEqual(["active", "canceled"]);
    expect(account().refunds).toHaveLength(1);
  });

  it("keeps the newer subscription when the older one has ended and the event was lost", async () => {
    const older = subscribe("sub_1", "price_s", 1_700_000_000);
    await sendEvent(older);
    const before = account().subscriptions.get(older);
    if (before) account().subscriptions.set(older, { ...before, status: "canceled" });
    const newer = subscribe("sub_2", "price_p", 1_700_000_001);
    await sendEvent(newer);
    expect(account().subscriptions.get(newer)?.status).toBe("active");
    expect(account().refunds).toEqual([]);
    expect(await payer.plan()).toMatchObject({ plan_id: 110 });
  });

  it("is not refunded while one of two subscriptions is not paid", async () => {
    const refs = [
      subscribe("sub_1", "price_s", 1_700_000_000, "past_due"),
      subscribe("sub_2", "price_p", 1_700_000_001),
    ];
    for (const ref of refs) await sendEvent(ref);
    expect(account().refunds).toEqual([]);
    expect(names()).toEqual([]);
  });

  it("gets no second refund of a payment that the operator refunded before", async () => {
    const [older, newer] = [
      subscribe("sub_1", "price_s", 1_700_000_000),
      subscribe("sub_2", "price_p", 1_700_000_001),
    ];
    account().refunds.push(`pi_in_${newer}_1`);
    await sendEvent(newer);
    await sendEvent(older);
    expect(account().subscriptions.get(newer)?.status).toBe("canceled");
    expect(account().refunds).toHaveLength(1);
    expect(names()).toEqual(["payment.second_subscription"]);
  });

  it("is refunded by hand when the newer subscription was paid several times", async () => {
    const [, newer = ""] = [
      subscribe("sub_1", "price_s", 1_700_000_000),
      subscribe("sub_2", "price_p", 1_700_000_001),
    ];
    account().paidInvoices.set(newer, 2);
    await sendEvent(newer);
    await sendEvent(`sub_1_${payer.userId}`);
    expect(account().refunds).toEqual([`pi_in_${newer}_2`]);
    expect(names()).toEqual(["payment.refund_failed", "payment.second_subscription"]);
  });
});
