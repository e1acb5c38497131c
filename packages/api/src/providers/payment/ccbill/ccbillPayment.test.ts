import { ErrorCode } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type CcbillApp, type CcbillPayer, startCcbillApp } from "../../../testing/ccbill/ccbillApp.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";

const free = { plan_id: 101, expired: false, end_time: null, manage: "cancel" };
/** The end of 1 March 2030 in Arizona, where CCBill's clock is. */
const END = "2030-03-02T06:59:59.000Z";
const standard = { plan_id: 105, expired: false, end_time: END, manage: "cancel" };

describeDatabase("a plan paid by CCBill", (database) => {
  let paying: CcbillApp;
  let payer: CcbillPayer;
  let time = Date.now();

  beforeAll(async () => {
    paying = await startCcbillApp(database(), { now: () => new Date(time) });
  });

  beforeEach(async () => {
    payer = await paying.payer();
    paying.alerts.splice(0);
    paying.fake.account.actions.splice(0);
    paying.fake.account.refundCode = 1;
    time = Date.now();
  });

  afterAll(() => paying.close());

  const account = () => paying.fake.account;
  const alerts = () => paying.alerts.map(({ name }) => name);

  it("is sold by an address with signed prices, which stays the same until it is paid", async () => {
    const { url } = (await payer.checkout(110)).data;
    expect(url).toContain(
      "https://forms.ccbill.test/wap-frontflex/flexforms/cb617dcc-8467-49ab-b3a7-735ce1d60ad9?",
    );
    const link = Object.fromEntries(new URL(url).searchParams);
    expect(link).toMatchObject({
      ...{ clientAccnum: "900100", clientSubacc: "0007", initialPrice: "19.99", initialPeriod: "30" },
      ...{ recurringPrice: "19.99", recurringPeriod: "30", numRebills: "99", currencyCode: "840" },
      // MD5 of 19.993019.993099840 and the salt.
      formDigest: "e5ac16391239f7fdcd918b07d361ce1d",
    });
    expect((await payer.checkout(110)).data.url).toBe(url);
    const lower = (await payer.checkout(105)).data.url;
    expect(new URL(lower).searchParams.get("initialPrice")).toBe("4.99");
  });

  it.each([
    ["a form", false],
    ["JSON", true],
  ])("begins with the event of the sale, as %s, also when it arrives twice", async (_format, json) => {
    const sale = await payer.pay();
    expect(await payer.plan()).toEqual(free);
    for (let times = 0; times < 2; times += 1)
      expect((await paying.send("NewSaleSuccess", sale, { json })).code).toBe(0);
    expect(await payer.plan()).toEqual(standard);
    expect(alerts()).toEqual([]);
  });

  it("is renewed, and an older answer of CCBill changes nothing", async () => {
    const subscription = await payer.subscribe();
    const release = paying.fake.delayNext();
    const late = paying.sendAbout("RenewalSuccess", subscription);
    await expect.poll(() => paying.fake.calls.at(-1)?.get("subscriptionId")).toBe(subscription);
    account().change(subscription, { nextBillingDate: "20300331", timesRebilled: 1 });
    await paying.sendAbout("RenewalSuccess", subscription);
    release();
    expect((await late).code).toBe(0);
    expect(await payer.plan()).toEqual({ ...standard, end_time: "2030-04-01T06:59:59.000Z" });
  });

  it("is right when the events arrive in the wrong order", async () => {
    const sale = await payer.pay();
    const subscription = sale.subscriptionId ?? "";
    account().change(subscription, { status: "1", expirationDate: "20300301120000", nextBillingDate: null });
    expect((await paying.sendAbout("Cancellation", subscription)).code).toBe(0);
    expect((await paying.send("NewSaleSuccess", sale)).code).toBe(0);
    const reason = { kind: "ends", plan_id: 105, at: "2030-03-01T19:00:00.000Z" };
    expect(await payer.plan()).toEqual({ ...standard, end_time: "2030-03-01T19:00:00.000Z", reason });
  });

  // Rule: plan-cancelled-in-app
  it("can be cancelled in the app, and stays until the end of its period", async () => {
    const subscription = await payer.subscribe();
    expect((await payer.manage()).code).toBe(ErrorCode.notAllowed);
    const cancelled = { ...standard, reason: { kind: "ends", plan_id: 105, at: END } };
    // Pressed twice.
    for (let times = 0; times < 2; times += 1)
      expect(await payer.cancel()).toMatchObject({ code: 0, data: cancelled });
    expect(account().actions[0]).toBe(`cancelSubscription ${subscription}`);
    expect((await payer.checkout()).code).toBe(ErrorCode.conflict);
    account().change(subscription, { status: "0" });
    await paying.sendAbout("Expiration", subscription);
    expect(await payer.plan()).toEqual(free);
    expect((await payer.cancel()).code).toBe(ErrorCode.notAllowed);
  });

  // Rule: plan-cancelled-in-app
  it("ends with its period, and can be bought again, when a renewal is not paid", async () => {
    const subscription = await payer.subscribe();
    time = Date.parse("2030-03-03T00:00:00Z");
    await paying.sendAbout("RenewalFailure", subscription);
    const reason = { kind: "unpaid", plan_id: 105, at: null };
    expect(await payer.plan()).toEqual({ ...standard, expired: true, reason });
    // Otherwise CCBill could still renew the old one.
    expect((await payer.checkout()).code).toBe(0);
    expect(account().subscriptions.get(subscription)?.status).toBe("1");
    expect(await payer.plan()).toEqual(free);
  });

  it.each([
    ["Chargeback", "payment.disputed"],
    ["Refund", "payment.refunded"],
    ["Void", "payment.refunded"],
  ])("follows the subscription after a %s, which the operator gets", async (event, alert) => {
    const subscription = await payer.subscribe();
    await paying.sendAbout(event, subscription);
    expect([alerts(), await payer.plan()]).toEqual([[alert], standard]);
    account().change(subscription, { status: "0", expirationDate: "20261120120000" });
    await paying.sendAbout("Expiration", subscription);
    expect(await payer.plan()).toEqual(free);
  });

  // Rule: sale-amounts
  it.each([
    ["a lower price", { subscriptionInitialPrice: "1.00" }],
    ["a lower price later", { subscriptionRecurringPrice: "1.00" }],
    ["another currency", { subscriptionCurrencyCode: "978" }],
    ["another period", { recurringPeriod: "90" }],
  ])("is the lowest one for %s, with an alert", async (_case, changes) => {
    const { url } = (await payer.checkout(110)).data;
    await paying.send("NewSaleSuccess", account().pay(url, changes));
    expect(await payer.plan()).toEqual(standard);
    expect(alerts()).toContain("payment.unknown_price");
  });

  // Rule: sale-amounts
  it("is not the higher one for its order on the form of the lower one", async () => {
    const higher = new URL((await payer.checkout(110)).data.url).searchParams.get("mimi_order") ?? "";
    const lower = new URL((await payer.checkout(105)).data.url);
    lower.searchParams.set("mimi_order", higher);
    await paying.send("NewSaleSuccess", account().pay(lower.href));
    expect(await payer.plan()).toEqual(standard);
    expect(alerts()).toContain("payment.unknown_price");
  });

  it("is one: a second sale is refunded and cancelled once", async () => {
    const { url } = (await payer.checkout()).data;
    const [first, second] = [account().pay(url), account().pay(url)];
    await paying.send("NewSaleSuccess", first);
    time += 1_000;
    for (let times = 0; times < 2; times += 1) await paying.send("NewSaleSuccess", second);
    expect(account().actions).toEqual([
      `voidOrRefundTransaction ${second.subscriptionId}`,
      `cancelSubscription ${second.subscriptionId}`,
    ]);
    expect(alerts()).toEqual(["payment.second_subscription"]);
    expect(await payer.plan()).toEqual(standard);
  });

  it("is cancelled with the account, and refunded when it is paid later", async () => {
    const subscription = await payer.subscribe();
    const other = await paying.payer();
    const { url } = (await other.checkout()).data;
    expect((await payer.leave()).code).toBe(0);
    expect((await other.leave()).code).toBe(0);
    expect(account().actions).toEqual([`cancelSubscription ${subscription}`]);
    const late = account().pay(url);
    for (let times = 0; times < 2; times += 1) await paying.send("NewSaleSuccess", late);
    expect(account().actions.slice(1)).toEqual([
      `voidOrRefundTransaction ${late.subscriptionId}`,
      `cancelSubscription ${late.subscriptionId}`,
    ]);
    expect(alerts()).toEqual(["payment.deleted_account"]);
  });

  it("is cancelled when CCBill refuses the refund, which the operator gets", async () => {
    const { url } = (await payer.checkout()).data;
    const [first, second] = [account().pay(url), account().pay(url)];
    account().refundCode = -15;
    await paying.send("NewSaleSuccess", first);
    time += 1_000;
    await paying.send("NewSaleSuccess", second);
    expect(account().subscriptions.get(second.subscriptionId ?? "")?.status).toBe("1");
    expect(alerts()).toEqual(["payment.refund_failed", "payment.second_subscription"]);
  });

  it("is corrected by the daily comparison when events are lost", async () => {
    const [renewed, ended] = [payer, await paying.payer()];
    const one = await renewed.subscribe();
    const other = await ended.subscribe();
    account().change(one, { nextBillingDate: "20300331" });
    account().change(other, { status: "0", expirationDate: "20261120120000" });
    await paying.billing.compareDaily();
    const corrected = paying.alerts.filter(({ name }) => name === "payment.difference");
    expect(corrected.map(({ details }) => details.subscription)).toEqual(
      expect.arrayContaining([one, other]),
    );
    expect(await renewed.plan()).toEqual({ ...standard, end_time: "2030-04-01T06:59:59.000Z" });
    expect(await ended.plan()).toEqual(free);
  });
});
