import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../launch/settings.ts";

const rows = readFileSync(join(root, "docs/rules.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (?!rule \|)/.test(line))
  .map((line) => line.split("|").slice(1, 4))
  .map(([rule = "", where = "", testedBy = ""]) => ({ rule: rule.trim(), where, testedBy }));

const pathOf = (name: string) => join(root, name.startsWith("e2e/") ? "" : "packages", name);
const inBackticks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** A file, and the names of its tests that follow it in the cell. */
const testsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`((?:,? “[^”]+”)+)/g)].map(([, file = "", names = ""]) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name),
  }));

test("every section from §2 to §9 has its rules", () => {
  const document = readFileSync(join(root, "docs/rules.md"), "utf8");
  for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) expect(document).toContain(`\n## §${section} `);
  expect(rows.length).toBeGreaterThan(70);
});

test.each(rows)("$rule: the named files and tests exist", ({ where, testedBy }) => {
  const places = inBackticks(where);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(existsSync(pathOf(place)), place).toBe(true);
  const titles = testsOf(testedBy);
  expect(titles.map(({ file }) => file)).toEqual(inBackticks(testedBy));
  for (const { file, names } of titles) {
    expect(existsSync(pathOf(file)), file).toBe(true);
    const source = readFileSync(pathOf(file), "utf8");
    for (const name of names) {
      // A story is named by its export, a test by its sentence.
      const isThere = file.endsWith(".stories.tsx")
        ? source.includes(`export const ${name}: Story`)
        : [`"${name}"`, `'${name}'`, `\`${name}\``].some((quoted) => source.includes(quoted));
      expect(isThere, `${file} “${name}”`).toBe(true);
    }
  }
});
