import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPageFiles } from "./pageFiles.ts";

const manifest = {
  "index.html": { file: "assets/first.js", css: ["assets/first.css"] },
  _shared: { file: "assets/shared.js", imports: ["index.html"], css: ["assets/shared.css"] },
  "src/app/SearchPage.tsx": { file: "assets/search.js", imports: ["index.html"] },
  "src/app/DetailPage.tsx": { file: "assets/detail.js", imports: ["index.html"] },
  "src/app/ChatPage.tsx": { file: "assets/chat.js", imports: ["_shared"], css: ["assets/chat.css"] },
  "src/app/FormPage.tsx": { file: "assets/form.js", imports: ["index.html"] },
  "src/app/StaticPages.tsx": { file: "assets/static.js", imports: ["index.html"] },
  "src/features/shell/NotFoundContainer.tsx": { file: "assets/nobody.js", imports: ["index.html"] },
};

function built(files: object = manifest): string {
  const folder = mkdtempSync(join(tmpdir(), "mimi-files-"));
  for (const name of [".vite", "assets"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(files));
  for (const name of ["first", "shared", "chat"])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  return folder;
}

const scriptsAt = (path: string) =>
  [...readPageFiles(built())(path).matchAll(/modulepreload" href="\/assets\/(\w+)\.js"/g)].map(
    ([, name]) => name,
  );

it.each([
  ["/", []],
  ["/search", ["search"]],
  ["/character/odile/detail", ["detail"]],
  ["/character/odile/chat", ["shared", "chat"]],
  ["/character/odile/chat/abc", ["shared", "chat"]],
  ["/character", ["form"]],
  ["/character/odile", ["form"]],
  ["/character/odile/", ["form"]],
  ["/term", ["static"]],
  ["/no/such/page", ["nobody"]],
])("fetches the code of %s ahead, without what every page has", (path, names) => {
  expect(scriptsAt(path)).toEqual(names);
});

it("puts a page's styles into it, those that others build on first", () => {
  const styles = [...readPageFiles(built())("/character/odile/chat").matchAll(/<style>([^<]*)<\/style>/g)];
  expect(styles.map(([, css]) => css)).toEqual([".shared{}", ".chat{}"]);
});

it("does not start with a build that lacks a page", () => {
  const { "src/app/ChatPage.tsx": _chat, ...others } = manifest;
  expect(() => readPageFiles(built(others))).toThrow("ChatPage");
});

it("serves a build of others as it is", () => {
  expect(readPageFiles(built({}))("/")).toBe("");
});
