import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { tmpdir } from "node:os";
import * as whole from "valibot";
import { expect, test } from "vitest";
import { partsOf } from "./validatorsApart.ts";

const file = join(dirname(createRequire(import.meta.url).resolve("valibot")), "index.mjs");

test("every validator is a module, and works as it does in the whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mimi-validators-"));
  const nameOf = (id: string) => `./${id.replace(/[^\w.]/g, "_")}.mjs`;
  for (const [id, code] of partsOf(readFileSync(file, "utf8"))) {
    const made = code.replace(
      / from ("\\u0000[^"]+")/g,
      (_, from: string) => ` from "${nameOf(JSON.parse(from) as string)}"`,
    );
    writeFileSync(join(folder, nameOf(id)), made);
  }
  const apart = (await import(pathToFileURL(join(folder, nameOf("\0valibot/"))).href)) as typeof whole;
  expect(Object.keys(apart).sort()).toEqual(Object.keys(whole).sort());
  const schemaOf = ({ object, record, string, tuple, number, optional, pipe, minLength }: typeof whole) =>
    object({ a: record(string(), tuple([number(), optional(pipe(string(), minLength(2)))])) });
  for (const value of [
    { a: { b: [1, "xx"] } },
    { a: { b: [1, "x"] } },
    { a: { b: ["1"] } },
    { a: 1 },
    null,
  ]) {
    const [one, other] = [apart, whole].map((lib) => lib.safeParse(schemaOf(lib), value));
    expect(one?.success).toBe(other?.success);
    expect(one?.issues?.map(({ message }) => message)).toEqual(other?.issues?.map(({ message }) => message));
  }
});

test("a file that is written otherwise is refused", () => {
  expect(() => partsOf("export { a };")).toThrow("valibot");
});
