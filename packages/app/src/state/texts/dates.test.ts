import { expect, it } from "vitest";
import { dateLocale } from "./dates.ts";

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
