import { describe, expect, it } from "vitest";
import { relativeTime } from "./relativeTime.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0);

describe("relativeTime", () => {
  it.each([
    ["now within a minute", Date.UTC(2026, 10, 20, 11, 59, 30), "now"],
    ["minutes", Date.UTC(2026, 10, 20, 11, 42), "18 minutes ago"],
    ["hours up to a day", Date.UTC(2026, 10, 19, 23, 40), "12 hours ago"],
    ["yesterday from 24 hours on", Date.UTC(2026, 10, 19, 11, 0), "yesterday"],
    ["days", Date.UTC(2026, 10, 17, 8, 0), "3 days ago"],
    ["weeks", Date.UTC(2026, 10, 6, 8, 0), "2 weeks ago"],
    ["months", Date.UTC(2026, 8, 12, 8, 0), "2 months ago"],
    ["years", Date.UTC(2025, 10, 12, 8, 0), "last year"],
  ])("formats %s", (_case, time, expected) => {
    expect(relativeTime(time, { now: NOW, locale: "en" })).toBe(expected);
  });

  it("formats a time in the future as now", () => {
    expect(relativeTime(NOW + 90_000, { now: NOW, locale: "en" })).toBe("now");
  });

  it("formats in the given language", () => {
    expect(relativeTime(Date.UTC(2026, 10, 20, 11, 42), { now: NOW, locale: "de" })).toBe("vor 18 Minuten");
  });
});
