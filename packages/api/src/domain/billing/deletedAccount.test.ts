import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { type Payer, type PayingApp, startPayingApp } from "../../testing/stripe/payingApp.ts";

describeDatabase("after the deletion of an account", (database) => {
  let paying: PayingApp;
  let payer: Payer;

  beforeAll(async () => {
    paying = await startPayingApp(database());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    paying.clearAlerts();
    account().checkouts.clear();
    account().subscriptions.clear();
    account().refunds.splice(0);
  });

  afterAll(() => paying.close());

  const account = () => paying.fake.account;
  const names = () => paying.alerts.map(({ name }) => name);

  async function openCheckout(): Promise<string> {
    expect((await payer.checkout(105)).code).toBe(0);
    return account().openCheckouts()[0] ?? "";
  }

  async function leave(): Promise<void> {
    expect((await payer.leave()).code).toBe(0);
  }

  function expectRefunded(ref: string): void {
    expect(account().subscriptions.get(ref)?.status).toBe("canceled");
    expect(account().refunds).toEqual([`pi_in_${ref}_1`]);
  }

  // Rule: no-charge-after-deletion
  it("an open checkout cannot be paid", async () => {
    const checkout = await openCheckout();
    await leave();
    expect(account().pay(checkout)).toBeNull();
  });

  it("a checkout that was paid just before is refunded and cancelled, without its event", async () => {
    const ref = account().pay(await openCheckout()) ?? "";
    await leave();
    expectRefunded(ref);
  });

  // Rule: no-charge-after-deletion
  it("a subscription that begins after it is refunded and cancelled, with an alert", async () => {
    const fields = {
      user_id: payer.userId,
      price: "price_s",
      status: "active",
      current_period_end: 1_900_000_000,
    };
    await leave();
    account().subscribe("sub_late", fields);
    for (let times = 0; times < 2; times += 1) {
      expect(
        (await paying.sendEvent("checkout.session.completed", { subscription: "sub_late" })).status,
      ).toBe(200);
    }
    expectRefunded("sub_late");
    expect(paying.alerts).toEqual([
      { name: "payment.deleted_account", details: { subscription: "sub_late" } },
    ]);
  });

  // Rule: no-charge-after-deletion
  it("a subscription that begins during it is refunded and cancelled", async () => {
    const ref = account().pay(await openCheckout()) ?? "";
    // The deletion closes the checkout; its answer is late, and the event arrives meanwhile.
    const release = paying.fake.delayNext();
    const leaving = payer.leave();
    await paying.fake.delayed();
    await paying.sendEvent("checkout.session.completed", { subscription: ref });
    release();
    expect((await leaving).code).toBe(0);
    expect(account().subscriptions.get(ref)?.status).toBe("canceled");
  });

  it("a subscription that begins while another one is cancelled is refunded and cancelled", async () => {
    const fields = {
      ...{ user_id: payer.userId, price: "price_s", status: "active" },
      current_period_end: 1_900_000_000,
    };
    account().subscribe("sub_known", fields);
    await paying.sendEvent("customer.subscription.created", { id: "sub_known" });
    const release = paying.fake.delayNext();
    const leaving = payer.leave();
    await paying.fake.delayed();
    account().subscribe("sub_during", fields);
    await paying.sendEvent("customer.subscription.created", { id: "sub_during" });
    release();
    expect((await leaving).code).toBe(0);
    expectRefunded("sub_during");
  });

  it("a subscription whose event was lost is found by the daily comparison", async () => {
    const fields = {
      user_id: payer.userId,
      price: "price_s",
      status: "active",
      current_period_end: 1_900_000_000,
    };
    await leave();
    account().subscribe("sub_lost", fields);
    await paying.billing.compareDaily();
    expectRefunded("sub_lost");
    expect(names()).toEqual(["payment.deleted_account"]);
  });

  it("the subscription of an account that never existed here is left alone, with an alert", async () => {
    const fields = {
      user_id: "stranger",
      price: "price_s",
      status: "active",
      current_period_end: 1_900_000_000,
    };
    account().subscribe("sub_other", fields);
    await paying.sendEvent("customer.subscription.created", { id: "sub_other" });
    expect(account().subscriptions.get("sub_other")?.status).toBe("active");
    expect(account().refunds).toEqual([]);
    expect(names()).toEqual(["payment.unknown_account"]);
  });
});
