import { expect, it } from "vitest";
import { hasDropCap, hasItalics } from "./letters.ts";

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

it.each([
  ["She turns the card over.", true],
  ["Ёлка горит.", true],
  ["…", true],
  ["", true],
  ["「静かに」と言う。", false],
  ["그는 웃는다.", false],
  ["تبتسم وتنظر إلى النافذة.", false],
  ["वह मुस्कुराती है।", false],
])("the text %j has italics: %s", (text, expected) => expect(hasItalics(text)).toBe(expected));
