import { expect, test } from "vitest";
import { chunkCycle, languageGates, type Manifest, routeFiles } from "./bytes.ts";

const manifest: Manifest = {
  "index.html": {
    file: "entry.js",
    imports: ["_shared"],
    dynamicImports: ["src/HomeContainer.tsx", "src/ChatContainer.tsx"],
    css: ["entry.css"],
  },
  _shared: { file: "shared.js", css: ["shared.css"] },
  "src/HomeContainer.tsx": { file: "home.js", imports: ["_shared", "_grid"], css: ["home.css"] },
  "src/ChatContainer.tsx": { file: "chat.js", imports: ["index.html"], dynamicImports: ["_late"] },
  _grid: { file: "grid.js", css: ["grid.css"] },
  _late: { file: "late.js", css: ["late.css"] },
};

test("the size of a route is its chunk and the entry with all their imports, each file once", () => {
  expect(routeFiles(manifest, [/HomeContainer\.tsx$/])).toEqual({
    js: ["entry.js", "shared.js", "home.js", "grid.js"],
    css: ["entry.css", "shared.css", "home.css", "grid.css"],
  });
});

test("dynamic imports of a route do not count", () => {
  expect(routeFiles(manifest, [/ChatContainer\.tsx$/]).js).toEqual(["entry.js", "shared.js", "chat.js"]);
});

test("a route that is not in the build is an error, not zero bytes", () => {
  expect(() => routeFiles(manifest, [/PlanContainer\.tsx$/])).toThrow("no chunk");
});

test("finds cycles of static imports between chunks, not of dynamic imports", () => {
  expect(chunkCycle(manifest)).toEqual([]);
  const { _grid, ...others } = manifest;
  const turning = { ...others, _grid: { file: "grid.js", imports: ["_shared", "src/HomeContainer.tsx"] } };
  expect(chunkCycle(turning)).toEqual(["src/HomeContainer.tsx", "_grid", "src/HomeContainer.tsx"]);
});

test("each language has a gate for its texts on home, and a build without any is an error", () => {
  const built = {
    ...manifest,
    "src/locales/de/first.texts.ts": { file: "de.js", imports: ["_shared"] },
    "src/locales/zh-Hans/first.texts.ts": { file: "zh.js" },
    "src/locales/zh-Hans/rest.texts.ts": { file: "rest.js" },
  };
  const gates = languageGates(built);
  expect(gates.map(({ what, limit }) => [what, limit])).toEqual([
    ["home in de, JS more than in English", 12_288],
    ["home in zh-Hans, JS more than in English", 12_288],
  ]);
  expect(gates.map(({ chunks }) => routeFiles(built, chunks).js.at(-1))).toEqual(["de.js", "zh.js"]);
  expect(() => languageGates(manifest)).toThrow("no texts of a language");
});
