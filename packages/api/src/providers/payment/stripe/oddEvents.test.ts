import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { setUpPayer } from "../../../testing/stripe/setUpPayer.ts";

const PERIOD_END = 1_900_000_000;

describeDatabase("a rightly signed event of an odd shape", (database) => {
  const setup = setUpPayer(database);

  const names = () => setup.paying.alerts.map(({ name }) => name);

  // Rule: odd-signed-event
  it.each([
    "null",
    "[]",
    "{}",
    "1",
    '"text"',
    "true",
    "not json",
    '{"type":"customer.subscription.updated"}',
    '{"type":"customer.subscription.updated","data":null}',
    '{"type":"customer.subscription.updated","data":{}}',
    '{"type":"customer.subscription.updated","data":{"object":null}}',
    '{"type":"customer.subscription.updated","data":{"object":[]}}',
    '{"type":"customer.subscription.updated","data":{"object":{}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":7}}}',
    '{"type":"checkout.session.completed","data":{"object":{"subscription":7}}}',
    '{"type":"invoice.paid","data":{"object":{"parent":{"subscription_details":{"subscription":[]}}}}}',
    '{"type":7,"data":{"object":{"id":"sub_1"}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":""}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":"cus_1"}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":"\\u0000"}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":"sub_1\\u0000"}}}',
    '{"type":"customer.subscription.updated","data":{"object":{"id":"sub_\\ud800"}}}',
    '{"type":"invoice.paid","data":{"object":{"subscription":{"id":"sub_\\u0000"}}}}',
    '{"type":"checkout.session.completed","data":{"object":{"subscription":"sub_1\\n"}}}',
    '{"object":"v2.core.event","type":"v1.billing.meter","data":7}',
  ])("%s is answered 200 and logged once", async (payload) => {
    const { status, code } = await setup.paying.sendWebhook(payload);
    expect([status, code]).toEqual([200, 0]);
    expect(names()).toEqual(["payment.odd_shape"]);
  });

  // Rule: odd-signed-event
  it("with a subscription of an endless name is answered 200 and logged once", async () => {
    const { status } = await setup.paying.sendEvent("customer.subscription.updated", {
      id: `sub_${"x".repeat(9_000)}`,
    });
    expect(status).toBe(200);
    expect(names()).toEqual(["payment.odd_shape"]);
  });

  it.each(["null", "[]", "not json"])("%s without a right signature is refused", async (payload) => {
    expect((await setup.paying.sendWebhook(payload, "t=1,v1=00")).code).toBe(ErrorCode.invalidInput);
    expect(names()).toEqual([]);
  });

  it.each(['{"type":"checkout.session.completed","data":{"object":{"mode":"payment","subscription":null}}}'])(
    "is not %s, which is about no subscription",
    async (payload) => {
      expect((await setup.paying.sendWebhook(payload)).status).toBe(200);
      expect(names()).toEqual([]);
    },
  );

  async function handleSubscription(current_period_end: unknown, rest: object = {}): Promise<void> {
    const fields = {
      user_id: setup.payer.userId,
      price: "price_s",
      status: "active",
      current_period_end,
      ...rest,
    };
    setup.paying.fake.account.subscriptions.set(setup.ref, fields);
    expect((await setup.paying.sendEvent("customer.subscription.updated", { id: setup.ref })).status).toBe(
      200,
    );
  }

  it.each(["item", "subscription"] as const)(
    "has its period at the %s, by the API version",
    async (periodAt) => {
      await handleSubscription(PERIOD_END, { periodAt });
      expect(await setup.payer.plan()).toMatchObject({ end_time: "2030-03-17T17:46:40.000Z" });
      expect(names()).toEqual([]);
    },
  );

  // Rule: odd-signed-event
  it.each([
    ["missing", undefined],
    ["null", null],
    ["text", "1900000000"],
    ["huge", 1e300],
    ["larger than a time", 9_007_199_254_740_991],
    ["negative", -1],
    ["not whole", 1.5],
    ["a list", [PERIOD_END]],
  ])("whose period end is %s keeps the paid plan until its known end", async (_case, end) => {
    await handleSubscription(PERIOD_END);
    await handleSubscription(end);
    expect(await setup.payer.plan()).toMatchObject({
      plan_id: 105,
      end_time: "2030-03-17T17:46:40.000Z",
    });
    expect(names()).toEqual(["payment.odd_shape"]);
  });

  it("whose period never had an end begins the paid plan for some days", async () => {
    await handleSubscription(undefined);
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 105, expired: false });
  });

  // Rule: odd-signed-event
  it.each<[string, object]>([
    ["no items", { items: null }],
    ["items that are no list", { items: { data: {} } }],
    ["an item without a price", { items: { data: [{ id: "si_1" }] } }],
    ["no customer", { customer: null }],
    ["a status that is no text", { status: 7 }],
    ["metadata that are no text", { metadata: { user_id: 7 } }],
    ["a user that the database cannot store", { metadata: { user_id: "a\u0000b" } }],
    ["a customer that the database cannot store", { customer: "cus_\u0000" }],
    ["another id that the database cannot store", { id: "sub_\u0000" }],
  ])("whose subscription has %s changes nothing", async (_case, replaced) => {
    await handleSubscription(PERIOD_END);
    await handleSubscription(PERIOD_END + 86_400, { replaced });
    expect(await setup.payer.plan()).toMatchObject({ end_time: "2030-03-17T17:46:40.000Z" });
    expect(names()).toEqual(["payment.odd_shape"]);
  });

  it("whose subscription has an unknown status keeps the paid plan", async () => {
    await handleSubscription(PERIOD_END, { status: "resting" });
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 105, expired: false });
    expect(names()).toEqual(["payment.odd_shape"]);
  });

  it("whose subscription has no items left keeps the paid plan", async () => {
    await handleSubscription(PERIOD_END);
    await handleSubscription(PERIOD_END, { replaced: { items: { data: [] } } });
    expect(await setup.payer.plan()).toMatchObject({ plan_id: 105 });
  });
});
