import { ErrorCode } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { RateLimits } from "./RateLimits.ts";

describe("a rate limit", () => {
  function refusal(limits: RateLimits, who: string): unknown {
    try {
      limits.spend("send", who);
      return null;
    } catch (error) {
      return error;
    }
  }

  it("lets a burst through, then says how long to wait, and lets one through after that", () => {
    let now = 0;
    const limits = new RateLimits({ on: true, clock: () => now });
    for (let call = 0; call < 20; call += 1) expect(refusal(limits, "ada")).toBeNull();
    expect(refusal(limits, "ada")).toMatchObject({ code: ErrorCode.rateLimited, retryAfter: 1 });
    now += 1_000;
    expect(refusal(limits, "ada")).toBeNull();
    expect(refusal(limits, "ada")).not.toBeNull();
  });

  it("is each caller's own", () => {
    const limits = new RateLimits({ on: true, clock: () => 0 });
    for (let call = 0; call < 25; call += 1) refusal(limits, "ada");
    expect(refusal(limits, "bram")).toBeNull();
  });

  it("can be off, for load tests", () => {
    const limits = new RateLimits({ on: false });
    for (let call = 0; call < 100; call += 1) expect(refusal(limits, "ada")).toBeNull();
  });
});
