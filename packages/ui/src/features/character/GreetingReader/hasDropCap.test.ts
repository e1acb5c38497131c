import { expect, it } from "vitest";
import { hasDropCap } from "./hasDropCap.ts";

it.each([
  ["It rains.", true],
  ["*“Élise,” he says.*", true],
  ["Καλημέρα.", true],
  ["«Привет», — говорит она.", true],
  ["مرحبا يا صديقي!", false],
  ["*היא מחייכת.*", false],
  ["नमस्ते।", false],
  ["「お入りなさい」", false],
  ["她笑了。", false],
  ["어서 와.", false],
  ["สวัสดี", false],
  ["…", false],
  ["", false],
])("the first letter of %j is a drop cap: %s", (text, expected) => expect(hasDropCap(text)).toBe(expected));
