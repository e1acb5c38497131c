import { ErrorCode } from "@mimi/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CcbillApp, type CcbillPayer, startCcbillApp } from "../../../testing/ccbill/ccbillApp.ts";
import { freshPglite } from "../../../testing/databases.ts";

/** Longer than the API may wait for CCBill, in milliseconds. */

describe("calls to DataLink", () => {
  let paying: CcbillApp;
  let payer: CcbillPayer;
  let subscription: string;

  beforeAll(async () => {
    paying = await startCcbillApp(await freshPglite());
  });

  beforeEach(async () => {
    payer = await paying.payer();
    subscription = await payer.subscribe();
    paying.alerts.splice(0);
  });

  afterEach(() => paying.fake.failWith(null));
  afterAll(() => paying.close());

  const results = (code: number) => ({ status: 200, body: `<results>${code}</results>` });

  // Rule: datalink-timeout
  it.each([
    ["a wrong password", results(-1), ["payment.key_refused"]],
    ["an address that is not allowed", results(-8), ["payment.key_refused"]],
    ["missing rights", results(-9), ["payment.key_refused"]],
    ["a refused login", { status: 401, body: "" }, ["payment.key_refused"]],
    ["an error inside", results(-7), ["payment.call_refused"]],
    ["an error", { status: 500, body: "" }, []],
    ["a page of HTML", { status: 200, body: "<html>Down for maintenance</html>" }, []],
  ])(
    "answer 503 for %s, so that the event is sent again, and nothing changes",
    async (_case, answer, names) => {
      paying.fake.failWith(answer);
      const { status, code, headers } = await paying.sendAbout("RenewalSuccess", subscription);
      expect([status, code, headers.get("Retry-After")]).toEqual([503, ErrorCode.unavailable, "5"]);
      expect(paying.alerts.map(({ name }) => name)).toEqual(names);
      expect(JSON.stringify(paying.alerts)).not.toContain("password");
      expect(await payer.plan()).toMatchObject({ plan_id: 105, expired: false });
    },
  );

  it("keep the account when a deletion cannot cancel", async () => {
    paying.fake.failWith({ status: 500, body: "" });
    expect((await payer.leave()).status).toBe(503);
    expect((await payer.cancel()).status).toBe(503);
    paying.fake.failWith(null);
    expect(await payer.plan()).toMatchObject({ plan_id: 105 });
  });

  it("keep the plan for a state that does not exist, with an alert", async () => {
    paying.fake.account.change(subscription, { status: "7" });
    expect((await paying.sendAbout("RenewalSuccess", subscription)).code).toBe(0);
    expect(await payer.plan()).toMatchObject({ plan_id: 105, expired: false });
    expect(paying.alerts.map(({ name }) => name)).toEqual(["payment.odd_shape"]);
  });

  // Rule: datalink-timeout
  it("end within ten seconds when CCBill does not answer", async () => {
    const release = paying.fake.hang();
    const eventMs = async () => {
      const start = performance.now();
      expect((await paying.sendAbout("RenewalSuccess", subscription)).status).toBe(503);
      return performance.now() - start;
    };
    // On a busy machine, one call can be late.
    await expect.poll(eventMs).toBeLessThan(10_000);
    release();
  });

  it("have the password in the body, and never in the address", () => {
    expect(paying.fake.calls.at(-1)?.get("password")).toBe("data-link-password");
  });
});
