import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storedAccounts } from "./authAccounts.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-accounts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copy(name: string, complete: boolean): void {
  mkdirSync(join(folder, name));
  if (complete) writeFileSync(join(folder, name, "firebase-export-metadata.json"), "{}");
}

test("there is nothing to import at the very first start", () => {
  expect(storedAccounts(folder)).toBeUndefined();
});

test("the current copy is used first", () => {
  for (const name of ["accounts", "next", "previous"]) copy(name, true);
  expect(storedAccounts(folder)).toBe(join(folder, "accounts"));
});

test("after a crash between the renames the finished next copy is used", () => {
  copy("next", true);
  copy("previous", true);
  expect(storedAccounts(folder)).toBe(join(folder, "next"));
});

test("an unfinished copy is never used", () => {
  copy("next", false);
  copy("previous", true);
  expect(storedAccounts(folder)).toBe(join(folder, "previous"));
});
