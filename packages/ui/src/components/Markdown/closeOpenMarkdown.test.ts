import { expect, it } from "vitest";
import { closeOpenMarkdown } from "./closeOpenMarkdown.ts";

it.each([
  ["She *smi", "She *smi*"],
  ["Ask at `rec", "Ask at `rec`"],
  ["**Now *then", "**Now *then***"],
  ["The end (*", "The end ("],
])("closes what is open at the end of %j", (tail, closed) => {
  expect(closeOpenMarkdown(tail)).toBe(closed);
});

it.each([
  ["```js"],
  ["```js\nconst a = `b"],
  ["Look:\n\n```\nfirst\n\n2 * 3 *four"],
  ["~~~\n```js\nx **y"],
  ["- item\n  ```py\n  a = `"],
])("adds no mark to the open code block of %j", (tail) => {
  expect(closeOpenMarkdown(tail)).toBe(tail);
});

it.each(["`", "``", "```"])("holds back the %s that begins the closing fence", (mark) => {
  expect(closeOpenMarkdown(`\`\`\`js\nlet a;\n${mark}`)).toMatch(/let a;(\n```)?$/);
});

it("closes emphasis again after a code block", () => {
  expect(closeOpenMarkdown("```\na * b\n```\n\nShe *smi")).toBe("```\na * b\n```\n\nShe *smi*");
});
