// How many levels of imports a newcomer can meet on the way from an entry to a leaf (docs/ARCHITECTURE.md, "Levels").
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";

/** The files that each file imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom\s+"(\.[^"]+)"/gm;
const NOT_SHIPPED = /\.(test|stories|fixtures)\.tsx?$|\/testing\//;

/** The static imports between the shipped files of a folder. An `import()` is not one: it starts a path of its own. */
function importsIn(folder: string): Imports {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !NOT_SHIPPED.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const found = [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)];
      return [file, found.map(([, name = ""]) => join(file, "..", name)).filter((one) => known.has(one))];
    }),
  );
}

/** The longest path of imports, with its first and its last file. */
function longestPath(imports: Imports): readonly string[] {
  const longest = new Map<string, readonly string[]>();
  const from = (file: string): readonly string[] => {
    const known = longest.get(file);
    if (known) return known;
    const path = [file, ...longer((imports.get(file) ?? []).map(from))];
    longest.set(file, path);
    return path;
  };
  return longer([...imports.keys()].map(from));
}

function longer(paths: readonly (readonly string[])[]): readonly string[] {
  return paths.reduce((one, other) => (other.length > one.length ? other : one), []);
}

it("counts the files of the longest path", () => {
  const imports = new Map([
    ["a", ["c", "b"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", []],
  ]);
  expect(longestPath(imports)).toEqual(["a", "b", "c", "d"]);
});

it.each([
  ["packages/api/src", 10],
  ["packages/app/src/features/chat", 7],
])("%s has at most %i levels of imports", (folder, most) => {
  const path = longestPath(importsIn(folder));
  expect(path.length, path.join("\n  imports ")).toBeLessThanOrEqual(most);
});
