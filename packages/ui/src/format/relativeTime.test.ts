import { describe, expect, it } from "vitest";
import { relativeTime } from "./relativeTime.ts";

const NOW = Date.UTC(2026, 10, 20, 12, 0);

describe("relativeTime", () => {
  it.each([
    ["now within a minute", Date.UTC(2026, 10, 20, 11, 59, 30), "now"],
    ["minutes", Date.UTC(2026, 10, 20, 11, 42), "18 minutes ago"],
    ["hours of the same day", Date.UTC(2026, 10, 20, 0, 10), "11 hours ago"],
    ["the day before, less than 24 hours ago", Date.UTC(2026, 10, 19, 23, 40), "yesterday"],
    ["the day before, more than 24 hours ago", Date.UTC(2026, 10, 19, 0, 10), "yesterday"],
    ["days", Date.UTC(2026, 10, 17, 8, 0), "3 days ago"],
    ["weeks", Date.UTC(2026, 10, 6, 8, 0), "2 weeks ago"],
    ["months", Date.UTC(2026, 8, 12, 8, 0), "2 months ago"],
    ["years", Date.UTC(2025, 10, 12, 8, 0), "last year"],
  ])("formats %s", (_case, time, expected) => {
    expect(relativeTime(time, { now: NOW, locale: "en", timeZone: "UTC" })).toBe(expected);
  });

  it.each([
    // Ten minutes over midnight are minutes; an hour over it is yesterday.
    ["2026-11-20T00:05:00Z", "2026-11-19T23:55:00Z", "UTC", "10 minutes ago"],
    ["2026-11-20T00:50:00Z", "2026-11-19T23:40:00Z", "UTC", "yesterday"],
    // The same two times: one calendar day in Berlin, two in UTC.
    ["2026-11-20T03:00:00Z", "2026-11-19T23:30:00Z", "Europe/Berlin", "3 hours ago"],
    ["2026-11-20T03:00:00Z", "2026-11-19T23:30:00Z", "UTC", "yesterday"],
    ["2026-11-20T03:00:00Z", "2026-11-19T23:30:00Z", "America/Los_Angeles", "3 hours ago"],
    ["2026-11-20T12:00:00Z", "2026-11-19T09:00:00Z", "Pacific/Auckland", "2 days ago"],
    // A day of 23 hours, and one of 25.
    ["2026-03-30T00:30:00+02:00", "2026-03-29T00:10:00+01:00", "Europe/Berlin", "yesterday"],
    ["2026-10-26T00:30:00+01:00", "2026-10-25T00:10:00+02:00", "Europe/Berlin", "yesterday"],
    ["2026-10-25T23:50:00+01:00", "2026-10-25T00:10:00+02:00", "Europe/Berlin", "24 hours ago"],
  ])("at %s formats %s in %s by the calendar day", (now, time, timeZone, expected) => {
    const context = { now: Date.parse(now), locale: "en", timeZone };
    expect(relativeTime(Date.parse(time), context)).toBe(expected);
  });

  it("formats a time in the future as now", () => {
    expect(relativeTime(NOW + 90_000, { now: NOW, locale: "en" })).toBe("now");
  });

  it("formats in the given language", () => {
    expect(relativeTime(Date.UTC(2026, 10, 20, 11, 42), { now: NOW, locale: "de" })).toBe("vor 18 Minuten");
  });
});
