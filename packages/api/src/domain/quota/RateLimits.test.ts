import { ErrorCode } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { RateLimits } from "./RateLimits.ts";

describe("a rate limit", () => {
  function refusal(limits: RateLimits, who: string): unknown {
    try {
      limits.consume("send", who);
      return null;
    } catch (error) {
      return error;
    }
  }

  it("allows a burst, then says how long to wait, and allows one call after that time", () => {
    let now = 0;
    const limits = new RateLimits({ on: true, clock: () => now });
    for (let call = 0; call < 20; call += 1) expect(refusal(limits, "ada")).toBeNull();
    expect(refusal(limits, "ada")).toMatchObject({ code: ErrorCode.rateLimited, retryAfter: 1 });
    now += 1_000;
    expect(refusal(limits, "ada")).toBeNull();
    expect(refusal(limits, "ada")).not.toBeNull();
  });

  it.each([
    ["exchange", 60, 1],
    ["search", 60, 1],
    ["searchChats", 10, 1],
    ["edit", 20, 1],
    ["branch", 5, 10],
    ["exportChat", 20, 10],
    ["create", 20, 5],
    ["upload", 20, 5],
    ["send", 20, 1],
    ["suggest", 10, 10],
    ["checkout", 10, 10],
    ["export", 5, 100],
    ["report", 10, 20],
  ] as const)("of %s allows %i calls at once, and the next after %i s", (name, burst, seconds) => {
    const limits = new RateLimits({ on: true, clock: () => 0 });
    for (let call = 0; call < burst; call += 1) limits.consume(name, "ada");
    expect(() => limits.consume(name, "ada")).toThrow(
      expect.objectContaining({ code: 42901, retryAfter: seconds, details: { retry_after: seconds } }),
    );
  });

  it("counts a large call as several, and allows one at any size", () => {
    const limits = new RateLimits({ on: true, clock: () => 0 });
    limits.consume("edit", "ada", 13);
    expect(() => limits.consume("edit", "ada", 13)).toThrow(expect.objectContaining({ retryAfter: 6 }));
    limits.consume("edit", "ada", 7);
    limits.consume("edit", "bram", 1_000);
    expect(() => limits.consume("edit", "bram")).toThrow(expect.objectContaining({ retryAfter: 1 }));
  });

  it("is separate for each caller", () => {
    const limits = new RateLimits({ on: true, clock: () => 0 });
    for (let call = 0; call < 25; call += 1) refusal(limits, "ada");
    expect(refusal(limits, "bram")).toBeNull();
  });

  it("can be switched off for load tests", () => {
    const limits = new RateLimits({ on: false });
    for (let call = 0; call < 100; call += 1) expect(refusal(limits, "ada")).toBeNull();
  });
});
