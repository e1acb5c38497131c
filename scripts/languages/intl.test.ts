// Lists in texts are joined by Intl: languages differ in their commas and in the word before the last part.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";
import { parseSource } from "./textTree.ts";

const catalogues = ["packages/{ui,app,api}/src/locales/**/*.ts", "packages/ui/src/**/*.copy.ts"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith(".test.ts"));

/** The calls in a source that join words with a text of their own. */
function joinsIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /\.join$/.test(node.expression.getText())) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file, readFileSync(join(root, file), "utf8")));
  return found;
}

it("no text joins words by itself: listOf of @mimi/ui/format does", () => {
  expect(catalogues.length).toBeGreaterThan(500);
  expect(catalogues.flatMap((file) => joinsIn(file).map((call) => `${file}: ${call}`))).toEqual([]);
});
