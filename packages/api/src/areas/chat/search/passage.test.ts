import { expect, it } from "vitest";
import { findPassage } from "./passage.ts";

const marked = ({ excerpt, matches }: ReturnType<typeof findPassage>) =>
  matches.map(([from, to]) => excerpt.slice(from, to));

it("shows the passage around the words on one line, cut between words", () => {
  const far = "word ".repeat(300);
  const found = findPassage(`${far}\n\nthe lamp burned${" on".repeat(300)}`, "lamp");
  expect(found.excerpt).toMatch(/^…(word )+the lamp burned( on)+…$/);
  expect(found.excerpt.length).toBeLessThan(220);
  expect(marked(found)).toEqual(["lamp"]);
});

it("marks only beginnings of words", () => {
  expect(marked(findPassage("Clamp the Lamplight lamp.", "lamp"))).toEqual(["Lamp", "lamp"]);
});

it("shows and marks a passage without Markdown", () => {
  const text =
    "*The **lamp** burned.* See [the lamp](https://example.org/), my_lamp and `lamplight`.\n\n> lamp";
  const found = findPassage(text, "lamp");
  expect(found.excerpt).toBe("The lamp burned. See the lamp, my_lamp and lamplight. lamp");
  expect(marked(found)).toEqual(["lamp", "lamp", "lamp", "lamp", "lamp"]);
});

it("never cuts a grapheme", () => {
  const { excerpt } = findPassage(`${"👩‍🚀".repeat(200)} lamp ${"👨‍👩‍👧".repeat(200)}`, "lamp");
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt.replaceAll("👩‍🚀", "").replaceAll("👨‍👩‍👧", "")).toMatch(/^… ?lamp ?…$/);
});

it("shows the beginning when no word is found", () => {
  expect(findPassage("Some rain.", "lamp")).toEqual({ excerpt: "Some rain.", matches: [] });
});
