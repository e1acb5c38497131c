import { expect, it } from "vitest";
import { dateLocale, dayHeadingOf, hourCycle, timeOfDay } from "./dates.ts";

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
