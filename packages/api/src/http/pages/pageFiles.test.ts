import type { LanguageTag } from "@mimi/contract";
import { expect, it } from "vitest";
import { builtApp } from "../../testing/builtApp.ts";
import { readPageFiles } from "./pageFiles.ts";

const sources = ["home", "search", "detail"];

it.each([
  ["home", ["shared", "home"]],
  ["search", ["search"]],
  ["detail", ["shared", "detail"]],
])("preloads the code of %s without the files that every page has", (source, names) => {
  const tags = readPageFiles(builtApp(), sources)({ source, prose: false });
  const preloaded = [...tags.matchAll(/modulepreload" href="\/assets\/(\w+)\.js"/g)].map(([, name]) => name);
  expect(preloaded).toEqual(names);
});

it("inlines the styles of a page, those of its imports first", () => {
  const styles = [
    ...readPageFiles(
      builtApp(),
      sources,
    )({ source: "detail", prose: false }).matchAll(/<style>([^<]*)<\/style>/g),
  ];
  expect(styles.map(([, css]) => css)).toEqual([".shared{}", ".detail{}"]);
});

it("preloads nothing for a page that is part of the entry", () => {
  const source = "src/app/pages/HomePage.tsx";
  expect(readPageFiles(builtApp(), [source])({ source, prose: false })).toBe("");
});

it("preloads roman and italic of a page with prose and the fonts of its language, not the files with rare letters", () => {
  const font = (name: string): [string, object] => [
    `../ui/src/styles/fonts/${name}.woff2`,
    { file: `assets/${name}-1.woff2` },
  ];
  const latin = ["literata-latin", "literata-italic-latin", "literata-latin-ext", "lexend-latin"];
  const fonts = [...latin, "literata-cyrillic", "noto-naskh-arabic", "noto-sans-arabic"].map(font);
  const manifest = {
    "index.html": { file: "assets/a-1.js" },
    "src/locales/ar/first.texts.ts": { file: "assets/ar-1.js" },
    ...Object.fromEntries(fonts),
  };
  const pageFiles = readPageFiles(builtApp({ ".vite/manifest.json": JSON.stringify(manifest) }), []);
  const preloaded = (prose: boolean, language: LanguageTag = "en") =>
    [
      ...pageFiles({ source: "detail", prose }, language).matchAll(
        /as="font"[^>]* href="([^"]+)" crossorigin/g,
      ),
    ].map(([, href]) => href);
  expect(preloaded(true)).toEqual([
    "/assets/literata-latin-1.woff2",
    "/assets/literata-italic-latin-1.woff2",
  ]);
  expect(preloaded(false)).toEqual([]);
  const arabic = ["/assets/noto-naskh-arabic-1.woff2", "/assets/noto-sans-arabic-1.woff2"];
  expect(preloaded(true, "ar").slice(2)).toEqual(arabic);
  expect(preloaded(false, "ar")).toEqual(arabic);
});

it("does not start with a build without a file of a page", () => {
  const lacking = { "index.html": { file: "a.js" }, search: { file: "b.js", imports: ["_shared"] } };
  const folder = builtApp({ ".vite/manifest.json": JSON.stringify(lacking) });
  expect(() => readPageFiles(folder, sources)).toThrow("_shared");
});
