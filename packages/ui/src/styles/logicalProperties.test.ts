import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../", import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".css.ts") || /^styles\/[^.]+\.ts$/.test(name),
);

/** What has a left and a right side, each line with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'float: "left",': "A drop cap: all scripts that have it are written from the left.",
  "marginRight: vars.space[8],": "The same: ::first-letter has no logical margins.",
  'vars: { "--tags-end": "right" },': "A gradient has no logical direction; :dir() turns it.",
  '"&:dir(rtl)": { vars: { "--tags-end": "left" } },': "The same, from right to left.",
};

const PHYSICAL = new RegExp(
  [
    /\b(?:left|right):/,
    /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)/,
    /\bborder(?:Top|Bottom)(?:Left|Right)Radius/,
    /"(?:left|right)"/,
    /translateX|translate3d/,
  ]
    .map((pattern) => pattern.source)
    .join("|"),
);

function linesWith(pattern: RegExp): string[] {
  return files
    .flatMap((name) => readFileSync(join(source, name), "utf8").split("\n"))
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/\/|\*|\/\*)/.test(line) && pattern.test(line));
}

it("styles have sides of the text, not left and right, except where there is a reason", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(linesWith(PHYSICAL).sort()).toEqual(Object.keys(reasons).sort());
});

it("the direction of an element is matched by :dir(), which knows dir=auto and nested directions", () => {
  expect(linesWith(/\[dir\b/)).toEqual([]);
});

it("letters are not transformed: many scripts have no capitals, and Turkish has others", () => {
  expect(linesWith(/textTransform|small-caps/)).toEqual([]);
});
