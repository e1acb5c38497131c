import { expect, it } from "vitest";
import { timeOfDay } from "./timeOfDay.ts";

it.each([
  ["2026-11-20T00:05:09", "00:05"],
  ["2026-11-20T09:30:59", "09:30"],
  ["2026-11-20T23:59:59", "23:59"],
])("says of %s, a local time, that it is %s", (time, words) => {
  expect(timeOfDay(time)).toBe(words);
});
