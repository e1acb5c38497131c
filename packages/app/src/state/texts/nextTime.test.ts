import { expect, it } from "vitest";
import { nextTime } from "./nextTime.ts";

// Local times, so that the test is the same in every time zone.
const now = new Date(2026, 10, 20, 15, 12);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
/** `Intl` puts a narrow space before "PM". */
const said = (time: string, locale: string) => nextTime(time, now, locale).replaceAll(/\s/g, " ");

it.each([
  [at(20, 19), "en-US", "tonight at 7 PM"],
  [at(20, 16), "en-US", "today at 4 PM"],
  [at(21, 2), "en-US", "tomorrow at 2 AM"],
  [at(21, 0), "en-US", "tomorrow at 12 AM"],
  [at(21, 5, 30), "en-US", "tomorrow at 5:30 AM"],
  [at(20, 19), "en-GB", "tonight at 19:00"],
  [at(21, 2), "en-GB", "tomorrow at 02:00"],
])("%s in %s is %s", (time, locale, words) => {
  expect(said(time, locale)).toBe(words);
});
