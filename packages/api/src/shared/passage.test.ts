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

// Rule: message-passage
it("shows the passage with the most words of the search", () => {
  const far = "the word ".repeat(300);
  const text = `${far}A lamp, far from it. ${far}The lamp of the keeper. ${far}A keeper.`;
  expect(findPassage(text, "the lamp of keeper").excerpt).toContain("The lamp of the keeper.");
  expect(findPassage(text, "lamp").excerpt).toContain("A lamp, far from it.");
  const found = findPassage("一".repeat(100_000) + "二", "一 二");
  expect(found.excerpt.endsWith("一二")).toBe(true);
});

// Rule: message-passage
it("shows and marks words of every script, in any case", () => {
  const text = `${"…и так далее. ".repeat(100)}Она сказала: ПРИВЕТ, Ёлка!`;
  const found = findPassage(text, "привет елка");
  expect(found.excerpt.endsWith("Она сказала: ПРИВЕТ, Ёлка!")).toBe(true);
  expect(marked(found)).toEqual(["ПРИВЕТ", "Ёлка"]);
});

it("never cuts a grapheme", () => {
  const { excerpt } = findPassage(`${"👩‍🚀".repeat(200)} lamp ${"👨‍👩‍👧".repeat(200)}`, "lamp");
  expect(excerpt.isWellFormed()).toBe(true);
  expect(excerpt.replaceAll("👩‍🚀", "").replaceAll("👨‍👩‍👧", "")).toMatch(/^… ?lamp ?…$/);
});

it("shows the beginning when no word is found", () => {
  expect(findPassage("Some rain.", "lamp")).toEqual({ excerpt: "Some rain.", matches: [] });
});
