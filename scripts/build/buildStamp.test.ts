import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inputsOf, isBuilt, noteBuilt } from "./buildStamp.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-build-"));
  write("packages/ui/src/Button.tsx", "one");
  write("packages/ui/dist/button.js", "built");
  noteBuilt("ui", inputsOf("ui", folder), folder);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a build is reused when the contents have not changed, even if the files are newer", () => {
  utimesSync(join(folder, "packages/ui/src/Button.tsx"), new Date(), new Date());
  expect(isBuilt("ui", folder)).toBe(true);
});

test.each([
  ["a source", "packages/ui/src/Button.tsx"],
  ["a new source", "packages/ui/src/Field.tsx"],
  ["the package", "packages/ui/package.json"],
  ["a dependency", "package-lock.json"],
  ["what was built", "packages/ui/dist/button.js"],
])("a build is made again after a change of %s", (_what, file) => {
  write(file, "two");
  expect(isBuilt("ui", folder)).toBe(false);
});

test("a missing build is made again", () => {
  rmSync(join(folder, "packages/ui/dist"), { recursive: true });
  expect(isBuilt("ui", folder)).toBe(false);
});

test("a change of a test or a story needs no build", () => {
  write("packages/ui/src/Button.test.ts", "two");
  write("packages/ui/src/Button.stories.tsx", "two");
  expect(isBuilt("ui", folder)).toBe(true);
});

test("the app is built again after a change of the library", () => {
  write("packages/app/dist/index.html", "built");
  noteBuilt("app", inputsOf("app", folder), folder);
  write("packages/ui/src/Button.tsx", "two");
  expect(isBuilt("app", folder)).toBe(false);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
