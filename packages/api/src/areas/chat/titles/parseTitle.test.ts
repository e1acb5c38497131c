import { expect, it } from "vitest";
import { parseTitle } from "./parseTitle.ts";

it.each([
  ["“The *lamp* in the rain.”", "The lamp in the rain"],
  ['Title: "Rent is due"', "Rent is due"],
  ["**Title:** Room 414\n\nI chose this because…", "Room 414"],
  ["# The fourth key", "The fourth key"],
  ["'The lighthouse keeper's lamp'", "The lighthouse keeper's lamp"],
  ["雨の駅で", "雨の駅で"],
  ["Wait…", "Wait…"],
  ["\u202Egnp.tac", "gnp.tac"],
])("reads the title in %j", (answer, title) => expect(parseTitle(answer)).toBe(title));

it("cuts a title after 60 graphemes, never within one", () => {
  const title = parseTitle("👩‍🚀".repeat(70)) ?? "";
  expect(title).toBe(`${"👩‍🚀".repeat(59)}…`);
});

it.each([
  "",
  "  \n ",
  "***",
  "I'm sorry, but I can't write that.",
  "I cannot help with this request.",
  "As an AI, I have no title.",
  `She turns to the window and says ${"that it rains ".repeat(10)}`,
])("finds no title in %j", (answer) => expect(parseTitle(answer)).toBeNull());
