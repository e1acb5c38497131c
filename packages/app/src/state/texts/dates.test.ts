import { expect, it } from "vitest";
import { dateLocale, dayHeadingOf, hourCycle, nextTime, timeOfDay } from "./dates.ts";

it.each([
  [["en-GB", "en-US"], "en-GB"],
  [["de-AT", "en-AU", "en"], "en-AU"],
  [["de", "fr-CA"], "en"],
  [["enm"], "en"],
  // Chromium on Linux with the locale C.
  [["en-US@posix"], "en"],
  [["en-US@posix", "en-GB"], "en-GB"],
  [[], "en"],
])("writes dates for the languages %j as in %s", (languages, locale) => {
  expect(dateLocale(languages)).toBe(locale);
});

it.each([
  [["en-US"], "h12"],
  [["en-GB"], "h23"],
  [["de-DE", "en-US"], "h23"],
  [["ja"], "h23"],
  [["en-AU"], "h12"],
  [["en-US@posix", "fr"], "h23"],
] as const)("counts for the languages %j the hours as %s", (languages, cycle) => {
  expect(hourCycle(languages)).toBe(cycle);
});

it("tells the time of day by the clock of the locale", () => {
  const at = "2026-11-20T15:05:09";
  expect(timeOfDay(at)).toMatch(hourCycle() === "h12" ? /^3:05\sPM$/ : /^15:05$/);
});

it.each([
  ["2026-11-20T00:05:00", "Today"],
  ["2026-11-19T00:05:00", "Yesterday"],
  ["2026-11-19T23:59:00", "Yesterday"],
  ["2026-11-20T09:00:00", "Today"],
])("heads the messages of %s, just after midnight, with %s", (time, heading) => {
  expect(dayHeadingOf(time, new Date("2026-11-20T00:10:00"))).toBe(heading);
});

it("heads the messages of earlier days with their date", () => {
  expect(dayHeadingOf("2026-11-18T23:59:00", new Date("2026-11-20T00:10:00"))).toMatch(/18.*2026/);
});

// Local times, so that the test is the same in every time zone.
const afternoon = new Date(2026, 10, 20, 15, 12);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
/** `Intl` puts a narrow space before "PM". */
const said = (time: string, locale: string) => nextTime(time, afternoon, locale).replaceAll(/\s/g, " ");

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
