import { describe, expect, it } from "vitest";
import { abbreviateCount } from "./abbreviateCount.ts";

describe("abbreviateCount", () => {
  it.each([
    [0, "0"],
    [7, "7"],
    [999, "999"],
    [1000, "1K"],
    [1001, "1K"],
    [5040, "5.04K"],
    [12_400, "12.4K"],
    [184_000, "184K"],
    [1_204_000, "1.2M"],
    [1_000_000, "1M"],
    [2_500_000_000, "2.5B"],
    [1_000_000_000_000, "1T"],
    [1_234_567_890_123, "1.23T"],
    [5_000_000_000_000_000, "5000T"],
  ])("shows %d as %s", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  it.each([
    [999_999, "999K"],
    [999_999_999, "999M"],
    [999_999_999_999, "999B"],
    [1999, "1.99K"],
  ])("never rounds %d up to the next step", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  it.each([
    [1_234_567, "1.23M"],
    [12_345_678, "12.3M"],
    [123_456_789, "123M"],
    [10_999, "10.9K"],
  ])("keeps three significant digits of %d", (count, shown) => {
    expect(abbreviateCount(count, "en")).toBe(shown);
  });

  it.each([
    [1234, "1234"],
    [12_345, "12.345"],
    [1_999_999, "1,99\u00a0Mio."],
  ])("shows %d in German as %s", (count, shown) => {
    expect(abbreviateCount(count, "de")).toBe(shown);
  });

  it("throws for a negative count or no number", () => {
    expect(() => abbreviateCount(-1, "en")).toThrow(RangeError);
    expect(() => abbreviateCount(Number.NaN, "en")).toThrow(RangeError);
  });
});
