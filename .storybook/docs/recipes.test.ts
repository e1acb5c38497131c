import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectedExports } from "../../packages/ui/scripts/exports.ts";
import { root } from "../../scripts/launch/settings.ts";
import { sectionOf } from "./sectionOf.ts";

const readme = readFileSync(join(root, "packages/ui/README.md"), "utf8");
const recipes = globSync(".storybook/pages/recipes/*.mdx", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

test("a recipe shows sections that the README has", () => {
  const headings = recipes.flatMap(({ text }) => [...text.matchAll(/<ReadmeSection heading="([^"]+)"/g)]);
  expect(headings.length).toBeGreaterThan(10);
  for (const [, heading = ""] of headings) expect(sectionOf(readme, heading).length).toBeGreaterThan(50);
});

test("there is a recipe for each section of the README that has code", () => {
  const sections = [...readme.matchAll(/^## (.+)$/gm)]
    .map(([, heading = ""]) => heading)
    .filter((heading) => /^```/m.test(sectionOf(readme, heading)));
  const shown = recipes.map(({ text }) => text).join();
  expect(sections.filter((heading) => !shown.includes(`heading="${heading}"`))).toEqual([]);
});

test("a recipe imports only what the package exports", () => {
  const known = Object.keys(expectedExports()).map((entry) => `@mimi/ui${entry.slice(1)}`);
  const used = recipes.flatMap(({ text }) =>
    [...text.matchAll(/(?:from|import) "(@mimi\/ui[^"]*)"/g)].map(([, name = ""]) => name),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test("a section ends at the next heading of its level", () => {
  const text = "# A\n\n## One\n\nFirst.\n\n### Part\n\nSecond.\n\n## Two\n\nThird.\n";
  expect(sectionOf(text, "One")).toBe("First.\n\n### Part\n\nSecond.");
  expect(() => sectionOf(text, "Three")).toThrow('There is no section "Three".');
});
