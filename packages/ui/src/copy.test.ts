import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixtures)\./.test(name));
const filesWith = (pattern: RegExp) =>
  sources.filter((name) => pattern.test(readFileSync(`${src}/${name}`, "utf8")));

test("components read their texts by useCopy, so that they can be translated", () => {
  expect(filesWith(/\buseCopy\(/).length).toBeGreaterThan(60);
  expect(filesWith(/(?:=|\?\?) (?!useCopy|onCopy)[a-z]\w*Copy\b(?!\()/)).toEqual([]);
});

test("no number or date has the format of a fixed language", () => {
  expect(filesWith(/toLocale\w*String\(\s*"|Intl\.\w+\(\s*"/)).toEqual([]);
});
