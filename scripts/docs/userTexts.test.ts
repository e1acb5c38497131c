import ts from "typescript";
import { describe, expect, it } from "vitest";
import { codeFiles, textOf } from "./repository.ts";

/** The files with the sentences that users read. */
const files = codeFiles.filter((path) =>
  /^packages\/(ui\/src\/.*\.copy|app\/src\/locales\/en\/.*|api\/src\/locales\/en\/.*)\.ts$/.test(path),
);

/** The texts of the specification (§2, §4, §8), which keep their own capitals. */
const exact = [
  "Manage Subscriptions",
  "Switch Color Mode",
  "404 Not Found",
  "Upgrade Now",
  "Sign Out",
  "Go Back",
];

const texts = files.flatMap((path) => textsIn(path).map((text) => [path, text] as const));

function found(fault: (text: string) => boolean): readonly string[] {
  return texts.filter(([, text]) => fault(text)).map(([path, text]) => `${path}: ${text}`);
}

describe("the texts that users read", () => {
  it("are found in the files of every package", () => {
    expect(texts.length).toBeGreaterThan(1_000);
    for (const text of ["Sign Out", "Jump to latest", "Mimi: a decision by the moderators"])
      expect(texts.map(([, one]) => one)).toContain(text);
  });

  it("say “the AI”, not “the model”", () => {
    expect(found((text) => /\bmodels?\b/i.test(text))).toEqual([]);
  });

  it("count words: tokens are only named beside them", () => {
    expect(found((text) => /\btokens?\b/i.test(text) && !/words|as AIs count/i.test(text))).toEqual([]);
  });

  it("name no revision by its number", () => {
    expect(found((text) => /\brevision\b/i.test(text))).toEqual([]);
  });

  it("are in sentence case, except those of the specification", () => {
    expect(found((text) => isTitleCase(text) && !exact.includes(text))).toEqual([]);
  });
});

/** Whether each of several words begins with a capital letter. */
function isTitleCase(text: string): boolean {
  const words = text.split(" ");
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

/** The string literals and templates of a file, with … for each value; names of properties and imports are none. */
function textsIn(path: string): readonly string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const result: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTemplateExpression(node))
      result.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
    else if (ts.isStringLiteralLike(node) && !isName(node)) result.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return result;
}

function isName(node: ts.StringLiteralLike): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
