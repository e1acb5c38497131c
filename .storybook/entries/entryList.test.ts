import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/launch/settings.ts";
import { entryList, firstSentence } from "./entryList.ts";

const entries = entryList();

test("the list has every component that the package exports, once", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8")) as {
    exports: Record<string, { source?: string }>;
  };
  const exported = Object.entries(exports)
    .filter(([, { source }]) => /\/(\w+)\/\1\.tsx$/.test(source ?? ""))
    .map(([subpath]) => subpath.replace(".", "@mimi/ui"));
  expect(exported.length).toBeGreaterThan(100);
  expect(entries.map(({ specifier }) => specifier).toSorted()).toEqual(exported.toSorted());
});

test("each component has one short sentence", () => {
  const long = entries.filter(({ sentence }) => sentence.length > 160 || !/^[A-Z].*\.$/.test(sentence));
  expect(long.map(({ component, sentence }) => `${component}: ${sentence}`)).toEqual([]);
});

test("each picture exists, and only parts of other components have none", () => {
  const pictures = entries.flatMap(({ light, dark }) => [light, dark]).filter((file) => file !== undefined);
  expect(pictures.filter((file) => !existsSync(join(root, "__vr__", file)))).toEqual([]);
  const without = entries.filter(({ light, dark }) => light === undefined && dark === undefined);
  expect(without.map(({ component }) => component)).toEqual([
    "SkipLink",
    "MainLayout",
    "SearchBox",
    "ReadingPane",
    "ReportStateScreen",
    "TakeDownScreen",
  ]);
});

test("each leads to a page of Storybook", () => {
  const titles = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root }).map(
    (file) => /title: "([^"]+)"/.exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "",
  );
  const pages = titles.map((title) => `${title.toLowerCase().replaceAll(/[ /]+/g, "-")}--docs`);
  expect(entries.filter(({ page }) => !pages.includes(page))).toEqual([]);
});

test("the sentence is the first of the comment above the component", () => {
  const source = `/** Of a type. */
export interface TileProps {}

/**
 * A tile of a wall; it is
 * square. It has no states.
 */
export function Tile() {}
`;
  expect(firstSentence("Tile", source)).toBe("A tile of a wall; it is square.");
  expect(() => firstSentence("Tile", "export function Tile() {}")).toThrow("Tile has no docs");
});
