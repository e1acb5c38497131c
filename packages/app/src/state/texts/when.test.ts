import { expect, it } from "vitest";
import { timeAgo } from "./when.ts";

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
