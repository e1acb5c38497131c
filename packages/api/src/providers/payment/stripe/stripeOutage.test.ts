import { ErrorCode } from "@mimi/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freshPglite } from "../../../testing/databases.ts";
import { type PayingApp, startPayingApp } from "../../../testing/stripe/payingApp.ts";
import type { FakeAnswer } from "../../../testing/stripe/fakeAccount.ts";
import { connectStripe } from "./stripeClient.ts";

/** Longer than the API may wait for Stripe, in milliseconds. */

describe("calls to Stripe", () => {
  let paying: PayingApp;

  beforeAll(async () => {
    paying = await startPayingApp(await freshPglite());
  });

  afterEach(() => paying.fake.failWith(null));
  afterAll(() => paying.close());

  const error = (type: string, code?: string) => ({ error: { type, code, message: "No." } });

  // Rule: stripe-timeout
  it.each<[string, FakeAnswer, string | null]>([
    ["a wrong key", { status: 401, body: error("invalid_request_error") }, "payment.key_refused"],
    ["a restricted key", { status: 403, body: error("invalid_request_error") }, "payment.key_refused"],
    [
      "an unknown price",
      { status: 400, body: error("invalid_request_error", "resource_missing") },
      "payment.call_refused",
    ],
    ["an error of Stripe", { status: 500, body: error("api_error") }, null],
    ["too many calls", { status: 429, body: error("invalid_request_error", "rate_limit") }, null],
  ])("answer 503 for %s, with an alert when the operator must act", async (_case, answer, alert) => {
    const payer = await paying.payer();
    paying.clearAlerts();
    paying.fake.failWith(answer);
    const { status, code, headers } = await payer.checkout();
    expect([status, code, headers.get("Retry-After")]).toEqual([503, ErrorCode.unavailable, "5"]);
    expect(paying.alerts.map(({ name }) => name)).toEqual(alert === null ? [] : [alert]);
    expect(JSON.stringify(paying.alerts)).not.toContain("sk_test");
  });

  it("answer 503 for an event whose subscription cannot be loaded, so that Stripe repeats it", async () => {
    paying.fake.failWith({ status: 401, body: error("invalid_request_error") });
    expect((await paying.sendEvent("customer.subscription.updated", { id: "sub_1" })).status).toBe(503);
  });

  it("keep the account when a deletion cannot cancel", async () => {
    const payer = await paying.payer();
    await payer.checkout();
    paying.fake.failWith({ status: 500, body: error("api_error") });
    expect((await payer.leave()).status).toBe(503);
    paying.fake.failWith(null);
    expect(await payer.plan()).toMatchObject({ plan_id: 101 });
  });

  // Rule: stripe-timeout
  it("end within ten seconds when Stripe does not answer", async () => {
    const payer = await paying.payer();
    const release = paying.fake.hang();
    const checkoutMs = async () => {
      const start = performance.now();
      expect((await payer.checkout()).status).toBe(503);
      return performance.now() - start;
    };
    // On a busy machine, one call can be late.
    await expect.poll(checkoutMs).toBeLessThan(10_000);
    release();
  });

  it("are unavailable when Stripe cannot be reached", async () => {
    const down = await startPayingApp(await freshPglite(), {
      settings: { apiBase: new URL("http://127.0.0.1:9") },
    });
    expect((await (await down.payer()).checkout()).status).toBe(503);
    await down.close();
  });

  it("follow no redirect: it could lead the key to another host", async () => {
    const settings = { secretKey: "sk_test_local", apiBase: new URL(paying.fake.address) };
    const stripe = await connectStripe(settings, null);
    paying.fake.redirectTo("https://evil.example/");
    await expect(stripe.subscriptions.retrieve("sub_1")).rejects.toMatchObject({
      type: "StripeConnectionError",
    });
    paying.fake.redirectTo(null);
  });
});
