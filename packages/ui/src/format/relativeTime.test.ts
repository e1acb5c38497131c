import { describe, expect, it } from "vitest";
import { relativeTime } from "./relativeTime.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0);
const say = (time: number, timeZone = "UTC", locale = "en-GB") =>
  relativeTime(time, { now: NOW, locale, timeZone });

describe("relativeTime", () => {
  it.each([
    ["under a minute", Date.UTC(2026, 10, 20, 11, 59, 30), "now"],
    ["minutes", Date.UTC(2026, 10, 20, 11, 42), "18 minutes ago"],
    ["hours of today", Date.UTC(2026, 10, 20, 1, 0), "11 hours ago"],
    ["yesterday", Date.UTC(2026, 10, 19, 23, 40), "yesterday, 23:40"],
    ["this week", Date.UTC(2026, 10, 17, 8, 0), "Tuesday"],
    ["this year", Date.UTC(2026, 10, 12, 8, 0), "12 November"],
    ["an earlier year", Date.UTC(2025, 10, 12, 8, 0), "12 November 2025"],
  ])("says %s", (_case, time, said) => {
    expect(say(time)).toBe(said);
  });

  it("takes yesterday from the reader's time zone, not from the hours between", () => {
    const elevenHoursAgo = Date.UTC(2026, 10, 20, 1, 0);
    expect(say(elevenHoursAgo, "America/New_York")).toBe("yesterday, 20:00");
  });

  it("says now for a time ahead of the present", () => {
    expect(say(NOW + 90_000)).toBe("now");
  });

  it("speaks the reader's language", () => {
    expect(say(Date.UTC(2026, 10, 20, 11, 42), "UTC", "de")).toBe("vor 18 Minuten");
  });
});
