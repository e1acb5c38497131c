import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { componentEntries } from "../scripts/entries.ts";
import type { ComponentDocs } from "./ComponentDocs.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const files = import.meta.glob<{ docs: ComponentDocs }>("./**/*.docs.ts", { eager: true });
const components = componentEntries(packageFolder);

const published = import.meta.glob<string>(
  ["./**/*.stories.tsx", "./**/*.docs.ts", "../*.md", "../../../.storybook/pages/**/*.mdx"],
  { query: "?raw", import: "default", eager: true },
);

it("refers to no internal document", () => {
  expect(Object.keys(published).length).toBeGreaterThan(150);
  const lines = Object.entries(published).flatMap(([file, text]) =>
    text.split("\n").map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => /§|\bspecification\b/i.test(line))).toEqual([]);
});

describe("the page of each component", () => {
  it.each(components)("says when to use $component, and how", ({ component, file }) => {
    const docs = files[`./${dirname(file).replace(/^src\//, "")}/${component}.docs.ts`]?.docs;
    expect(docs, `${component}.docs.ts beside ${basename(file)}`).toBeDefined();
    for (const sentences of Object.values<readonly string[]>({ ...docs })) {
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence).toMatch(/^\S.+[.?!]["”)]?$/s);
    }
  });

  it("belongs to an existing component", () => {
    // All icons have one page.
    const names = [...components.map(({ component }) => component), "Icon"];
    const orphans = Object.keys(files).filter((path) => !names.includes(basename(path, ".docs.ts")));
    expect(orphans).toEqual([]);
  });
});
