import { describe, expect, it } from "vitest";
import { remainingDays } from "./remainingDays.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

describe("remainingDays", () => {
  it.each([
    [1, 1],
    [23 * HOUR, 1],
    [24 * HOUR, 1],
    [24 * HOUR + 1, 2],
    [18 * 24 * HOUR, 18],
  ])("rounds %d ms up to %d days", (left, days) => {
    expect(remainingDays(NOW + left, NOW)).toBe(days);
  });

  // Rule: remaining-days
  it("is undefined for a plan that has ended", () => {
    expect(remainingDays(NOW, NOW)).toBeUndefined();
    expect(remainingDays(NOW - 1, NOW)).toBeUndefined();
  });
});
