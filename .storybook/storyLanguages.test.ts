import { expect, test } from "vitest";
import { translatedTags } from "../scripts/languages/exchange.ts";
import { languages, loadTexts } from "./storyLanguages.ts";

test("the toolbar offers every language of the library by its own name", () => {
  expect(languages.map(({ value }) => value).sort()).toEqual([...translatedTags].sort());
  expect(languages.find(({ value }) => value === "ja")?.title).toBe("日本語");
});

test.each(["english", "pseudo", "xx", undefined])("%s has no texts of its own", async (tag) => {
  expect(await loadTexts(tag)).toBeUndefined();
});
