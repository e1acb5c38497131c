import { describe, expect, it } from "vitest";
import { expectRefused, liveWithoutPayment as live, stripe } from "../testing/settingsVariables.ts";
import { readSettings } from "./settings.ts";

const ccbill = {
  CCBILL_ACCOUNT: "900100",
  CCBILL_SUBACCOUNT: "0007",
  CCBILL_FORM: "cb617dcc-8467-49ab-b3a7-735ce1d60ad9",
  CCBILL_SALT: "salt",
  CCBILL_DATALINK_USER: "mimi",
  CCBILL_DATALINK_PASSWORD: "password",
  CCBILL_WEBHOOK_SECRET: "s".repeat(32),
};

describe("the settings of payment", () => {
  it("choose the simulator, Stripe, CCBill, or nothing", () => {
    const kindOf = (env: Record<string, string>) => readSettings(env).payment.kind;
    expect([kindOf({}), kindOf(stripe), kindOf(ccbill), kindOf({ STRIPE_SECRET_KEY: "off" })]).toEqual([
      ...["simulator", "stripe", "ccbill", "off"],
    ]);
  });

  it("of CCBill are a choice of production, too", () => {
    expect(readSettings({ ...live, ...ccbill }).payment).toEqual({
      ...{ kind: "ccbill", account: "900100", subaccount: "0007", form: ccbill.CCBILL_FORM },
      ...{ salt: "salt", user: "mimi", password: "password", webhookSecret: "s".repeat(32) },
      ...{ formsUrl: "https://api.ccbill.com", dataLinkUrl: "https://datalink.ccbill.com" },
    });
    expect(() => readSettings(live)).toThrow(/STRIPE_SECRET_KEY \(payment\)/);
  });

  it.each<[string, Record<string, string>]>([
    ["CCBILL_ACCOUNT", { ...ccbill, CCBILL_ACCOUNT: "9001" }],
    ["CCBILL_ACCOUNT", { ...ccbill, ...stripe }],
    ["CCBILL_ACCOUNT", { ...ccbill, STRIPE_SECRET_KEY: "off" }],
    ["CCBILL_SUBACCOUNT", { ...ccbill, CCBILL_SUBACCOUNT: "7" }],
    ["CCBILL_SUBACCOUNT", { ...ccbill, CCBILL_SUBACCOUNT: "" }],
    ["CCBILL_FORM", { ...ccbill, CCBILL_FORM: "../forms" }],
    ["CCBILL_SALT", { ...ccbill, CCBILL_SALT: "" }],
    ["CCBILL_DATALINK_USER", { ...ccbill, CCBILL_DATALINK_USER: "" }],
    ["CCBILL_DATALINK_PASSWORD", { ...ccbill, CCBILL_DATALINK_PASSWORD: "" }],
    ["CCBILL_WEBHOOK_SECRET", { ...ccbill, CCBILL_WEBHOOK_SECRET: "short" }],
    ["CCBILL_BASE", { ...ccbill, CCBILL_BASE: "http://ccbill.example" }],
    ["CCBILL_BASE", { CCBILL_BASE: "https://ccbill.example" }],
    ["PUBLIC_URL", { ...ccbill, PUBLIC_URL: "http://mimi.example" }],
  ])("name %s in one line when it is wrong or missing", (name, env) => {
    expectRefused(env, name);
  });

  it("look for prices by our lookup keys, or by a list of ids and lookup keys", () => {
    const { STRIPE_PRICE_PREMIUM: _premium, ...rest } = stripe;
    expect(
      readSettings({ ...live, ...rest, STRIPE_PRICE_STANDARD: "new_key, price_old" }).payment,
    ).toMatchObject({
      prices: { 105: ["new_key", "price_old"], 110: ["mimi_premium"] },
    });
  });

  // Rule: production-refuses-test-settings
  it("allow payment in test mode, and calls without limits, only in development or by name", () => {
    const test = { ...stripe, STRIPE_SECRET_KEY: "sk_test_1", RATE_LIMITS: "off" };
    expect(readSettings(test)).toMatchObject({
      payment: { kind: "stripe", secretKey: "sk_test_1" },
      rates: null,
    });
    const named = { ...live, ...test, PRODUCTION_ALLOWS: "stripe-test, no-rate-limits" };
    expect(readSettings(named)).toMatchObject({
      payment: { kind: "stripe", secretKey: "sk_test_1" },
      rates: null,
    });
    expect(() => readSettings({ ...live, ...test })).toThrow(
      "NODE_ENV=production refuses STRIPE_SECRET_KEY of Stripe's test mode, where a test card buys any plan; " +
        "PRODUCTION_ALLOWS=stripe-test allows it",
    );
  });
});
