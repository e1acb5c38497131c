import { expect, it } from "vitest";
import { timeAgo, timeOfDay } from "./when.ts";

it.each([
  ["2026-11-20T11:59:40Z", "now"],
  ["2026-11-20T11:42:00Z", "18 minutes ago"],
  ["2026-11-20T09:30:00Z", "2 hours ago"],
  ["2026-11-19T10:00:00Z", "yesterday"],
  ["2026-11-17T10:00:00Z", "3 days ago"],
  ["2026-11-20T12:05:00Z", "now"],
])("says of %s that it was %s", (time, words) => {
  expect(timeAgo(time, new Date("2026-11-20T12:00:00Z"))).toBe(words);
});

it.each([
  ["2026-11-20T00:05:09", "00:05"],
  ["2026-11-20T09:30:59", "09:30"],
  ["2026-11-20T23:59:59", "23:59"],
])("says of %s, a local time, that it is %s", (time, words) => {
  expect(timeOfDay(time)).toBe(words);
});
