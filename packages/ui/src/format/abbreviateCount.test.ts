import { describe, expect, it } from "vitest";
import { abbreviateCount } from "./abbreviateCount.ts";

describe("abbreviateCount", () => {
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1000, "1K"],
    [1001, "1.001K"],
    [1234, "1.234K"],
    [5040, "5.04K"],
    [12_400, "12.4K"],
    [184_000, "184K"],
    [121_456, "121.456K"],
    [1_204_000, "1.204M"],
    [1_000_000, "1M"],
    [2_500_000_000, "2.5B"],
    [1_000_000_000_000, "1T"],
    [1_234_567_890_123, "1.234T"],
    [5_000_000_000_000_000, "5000T"],
  ])("shows %d as %s", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  it.each([
    [999_999, "999.999K"],
    [999_999_999, "999.999M"],
    [999_999_999_999, "999.999B"],
    [1_999_999, "1.999M"],
  ])("never rounds %d up to the next step", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  // Rule: count-abbreviations
  it.each([
    [1_234_567, "1.234M"],
    [12_345_678, "12.345M"],
    [123_456_789, "123.456M"],
    [10_999, "10.999K"],
  ])("keeps three decimals of %d", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  it.each([
    [1234, "1234"],
    [12_345, "12.345"],
    [121_456_000, "121,456\u00a0Mio."],
    [1_999_999, "1,999\u00a0Mio."],
  ])("shows %d in German as %s", (count, shown) => {
    expect(abbreviateCount(count, "de")).toBe(shown);
  });

  it("throws for a negative count or no number", () => {
    expect(() => abbreviateCount(-1, "en")).toThrow(RangeError);
    expect(() => abbreviateCount(Number.NaN, "en")).toThrow(RangeError);
  });
});
