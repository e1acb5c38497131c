import { ErrorCode } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ccbillSale } from "../../../db/schema/account.ts";
import { approvalOf, type SaleFields } from "../../../testing/ccbill/ccbillAccount.ts";
import { type CcbillApp, type CcbillPayer, startCcbillApp } from "../../../testing/ccbill/ccbillApp.ts";
import { freshPglite } from "../../../testing/databases.ts";

const free = { plan_id: 101, expired: false, end_time: null, manage: "cancel" };

describe("nothing is granted", () => {
  let paying: CcbillApp;
  let payer: CcbillPayer;

  beforeAll(async () => {
    paying = await startCcbillApp(await freshPglite());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    paying.alerts.splice(0);
    paying.fake.calls.splice(0);
  });

  afterAll(() => paying.close());

  const sales = () => paying.api.deps.db.$count(ccbillSale);
  /** A sale that never happened, with all that a user can know. */
  async function inventedSale(): Promise<SaleFields> {
    const real = await payer.pay();
    const subscriptionId = "900000000000099999";
    return { ...real, subscriptionId, dynamicPricingValidationDigest: approvalOf(subscriptionId, "guess") };
  }

  // Rule: unsigned-payment-events
  it.each([
    ["no word in the address", ""],
    ["another word", "a-word-that-only-ccbill-and-we-knew"],
  ])("by an event with %s, and CCBill is not asked", async (_case, secret) => {
    const before = await sales();
    const answer = await paying.send("NewSaleSuccess", await payer.pay(), { secret });
    expect([answer.status, answer.code]).toEqual([400, ErrorCode.invalidInput]);
    expect([await payer.plan(), await sales(), paying.fake.calls]).toEqual([free, before, []]);
  });

  // Rule: unsigned-payment-events
  it("by a sale that never happened, also when the word is known", async () => {
    const before = await sales();
    expect((await paying.send("NewSaleSuccess", await inventedSale())).code).toBe(ErrorCode.invalidInput);
    expect([await payer.plan(), await sales()]).toEqual([free, before]);
  });

  it("by a signed sale that CCBill does not know, which is to be sent again", async () => {
    const sale = await payer.pay();
    const subscription = sale.subscriptionId ?? "";
    const known = paying.fake.account.subscriptions.get(subscription);
    paying.fake.account.subscriptions.delete(subscription);
    expect((await paying.send("NewSaleSuccess", sale)).status).toBe(503);
    expect(await payer.plan()).toEqual(free);
    if (known) paying.fake.account.subscriptions.set(subscription, known);
    expect((await paying.send("NewSaleSuccess", sale)).status).toBe(200);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  // Rule: unsigned-payment-events
  it("to another user who reports the sale of a subscription again", async () => {
    const sale = await payer.pay();
    await paying.send("NewSaleSuccess", sale);
    const thief = await paying.payer();
    const order = new URL((await thief.checkout()).data.url).searchParams.get("mimi_order") ?? "";
    await paying.send("NewSaleSuccess", { ...sale, "X-mimi_order": order });
    expect(await thief.plan()).toEqual(free);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  it("by an order that we did not write, with an alert", async () => {
    const sale = await payer.pay();
    const order = (sale["X-mimi_order"] ?? "").replace(".105.", ".110.");
    expect((await paying.send("NewSaleSuccess", { ...sale, "X-mimi_order": order })).code).toBe(0);
    expect(await payer.plan()).toEqual(free);
    expect(paying.alerts.map(({ name }) => name)).toEqual(["payment.odd_shape"]);
  });

  it.each([
    ["of another sub-account", { clientSubacc: "0001" }],
    ["of another account", { clientAccnum: "900101" }],
    ["without an order", { "X-mimi_order": undefined }],
  ])("by a sale %s", async (_case, changes) => {
    const fields = Object.entries({ ...(await payer.pay()), ...changes });
    const sale = Object.fromEntries(fields.flatMap(([name, value]) => (value ? [[name, value]] : [])));
    expect((await paying.send("NewSaleSuccess", sale)).code).toBe(0);
    expect([await payer.plan(), paying.alerts]).toEqual([free, []]);
  });

  it.each(["RenewalSuccess", "UserReactivation", "Cancellation"])(
    "by %s of a subscription whose sale was never reported",
    async (event) => {
      const { subscriptionId = "" } = await payer.pay();
      expect((await paying.sendAbout(event, subscriptionId)).code).toBe(0);
      expect(await payer.plan()).toEqual(free);
      const expected = event === "RenewalSuccess" ? ["payment.unknown_account"] : [];
      expect(paying.alerts.map(({ name }) => name)).toEqual(expected);
    },
  );

  it.each([
    ["an id that is no number", { subscriptionId: "1 or 1=1" }],
    ["an endless id", { subscriptionId: "9".repeat(21) }],
    ["an id with NUL", { subscriptionId: "9\0" }],
  ])("by an event with %s, which is answered 200 with an alert", async (_case, changes) => {
    expect((await paying.send("RenewalSuccess", { ...(await payer.pay()), ...changes })).code).toBe(0);
    expect(paying.alerts.map(({ name }) => name)).toEqual(["payment.odd_shape"]);
  });

  it("by a failed sale, which has no subscription", async () => {
    const { subscriptionId: _id, ...sale } = await payer.pay();
    expect((await paying.send("NewSaleFailure", sale)).code).toBe(0);
    expect([await payer.plan(), paying.alerts]).toEqual([free, []]);
  });

  // Rule: unsigned-payment-events
  it("by the return of the browser, which only shows that a signed payment was made", async () => {
    const { subscriptionId = "" } = await payer.pay();
    const returnedTo = async (digest: string) => {
      const query = new URLSearchParams({ subscriptionId, responseDigest: digest });
      const answer = await paying.api.app.request(`/api/ccbill/return/?${query.toString()}`);
      return [answer.status, answer.headers.get("Location")];
    };
    expect(await returnedTo(approvalOf(subscriptionId))).toEqual([
      303,
      "https://mimi.example/?message=success",
    ]);
    expect(await returnedTo(approvalOf(subscriptionId, "guess"))).toEqual([
      303,
      "https://mimi.example/?return=",
    ]);
    expect(await payer.plan()).toEqual(free);
  });

  it("until DataLink answers; then the return of the browser is enough for a reported sale", async () => {
    const sale = await payer.pay();
    paying.fake.failWith({ status: 500, body: "" });
    expect((await paying.send("NewSaleSuccess", sale)).status).toBe(503);
    paying.fake.failWith(null);
    expect(await payer.plan()).toEqual(free);
    const query = new URLSearchParams({
      subscriptionId: sale.subscriptionId ?? "",
      responseDigest: approvalOf(sale.subscriptionId ?? ""),
    });
    await paying.api.app.request(`/api/ccbill/return/?${query.toString()}`);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });
});
