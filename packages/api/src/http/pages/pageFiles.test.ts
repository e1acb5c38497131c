import { expect, it } from "vitest";
import { builtApp } from "../../testing/builtApp.ts";
import { readPageFiles } from "./pageFiles.ts";

const sources = ["home", "search", "detail"];

it.each([
  ["home", ["shared", "home"]],
  ["search", ["search"]],
  ["detail", ["shared", "detail"]],
])("preloads the code of %s without the files that every page has", (source, names) => {
  const tags = readPageFiles(builtApp(), sources)(source);
  const preloaded = [...tags.matchAll(/modulepreload" href="\/assets\/(\w+)\.js"/g)].map(([, name]) => name);
  expect(preloaded).toEqual(names);
});

it("inlines the styles of a page, those of its imports first", () => {
  const styles = [...readPageFiles(builtApp(), sources)("detail").matchAll(/<style>([^<]*)<\/style>/g)];
  expect(styles.map(([, css]) => css)).toEqual([".shared{}", ".detail{}"]);
});

it("preloads nothing for a page that is part of the entry", () => {
  expect(readPageFiles(builtApp(), ["src/app/pages/HomePage.tsx"])("src/app/pages/HomePage.tsx")).toBe("");
});

it("does not start with a build without a file of a page", () => {
  const lacking = { "index.html": { file: "a.js" }, search: { file: "b.js", imports: ["_shared"] } };
  const folder = builtApp({ ".vite/manifest.json": JSON.stringify(lacking) });
  expect(() => readPageFiles(folder, sources)).toThrow("_shared");
});
