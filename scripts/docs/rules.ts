// The rules of docs/rules.md, and the tests that name them by a comment directly above: `// Rule: age-gate-once`.
import ts from "typescript";

/** A row of docs/rules.md, without its tests. */
interface Rule {
  readonly id: string;
  readonly text: string;
  /** The files that implement the rule, from `packages/` or the root. */
  readonly code: readonly string[];
}

/** A comment `// Rule: …` in a file of code. */
interface RuleComment {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
  /** The title of the test, the group of tests or the story below; absent when there is none directly below. */
  readonly title: string | undefined;
}

const COMMENT = /^[ \t]*\/\/ Rule:(.*)$/gm;
const ROW = /^\| `(.+?)` \|/;

/** The rules of the document, in its order. */
export function rulesOf(document: string): readonly Rule[] {
  return document
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| id |"))
    .map((line) => line.split("|").slice(1, 4))
    .map(([id = "", text = "", code = ""]) => ({
      id: id.trim().replaceAll("`", ""),
      text: text.trim(),
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path),
    }));
}

/** The comments of a file, in its order. */
export function ruleCommentsOf(file: string, source: string): readonly RuleComment[] {
  const comments = [...source.matchAll(COMMENT)];
  if (comments.length === 0) return [];
  const titles = titlesByLine(file, source);
  return comments.map(({ index, 1: ids = "" }) => {
    const line = source.slice(0, index).split("\n").length;
    return { file, line, ids: ids.split(",").map((id) => id.trim()), title: titles.get(line) };
  });
}

/** What is wrong with the ids and the comments, a sentence each. */
export function faultsOf(rules: readonly Rule[], comments: readonly RuleComment[]): readonly string[] {
  const ids = rules.map(({ id }) => id);
  const tested = new Set(comments.flatMap(({ title, ids: named }) => (title === undefined ? [] : named)));
  return [
    ...ids
      .filter((id) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(id))
      .map((id) => `docs/rules.md: the id "${id}" is not of small letters, digits and hyphens`),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `docs/rules.md: two rules have the id "${id}"`),
    ...ids
      .filter((id) => !tested.has(id))
      .map((id) => `docs/rules.md: no test names this rule. Write directly above its test: // Rule: ${id}`),
    ...comments.flatMap(({ file, line, title, ids: named }) => [
      ...(title === undefined
        ? [`${file}:${line}: this comment is not directly above a test or a story`]
        : []),
      ...named
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}:${line}: docs/rules.md has no rule "${id}"`),
    ]),
  ];
}

/** The document with the tests of each rule in the last column. */
export function withTests(document: string, comments: readonly RuleComment[]): string {
  return document
    .split("\n")
    .map((line) => {
      const id = ROW.exec(line)?.[1];
      return id === undefined ? line : `${line.split("|").slice(0, 4).join("|")}| ${testsOf(id, comments)} |`;
    })
    .join("\n");
}

/** The tests of a rule: each file with the titles of its tests, in their order. */
function testsOf(id: string, comments: readonly RuleComment[]): string {
  const titlesByFile = new Map<string, Set<string>>();
  for (const { file, title, ids } of comments) {
    if (title === undefined || !ids.includes(id)) continue;
    const path = file.replace(/^packages\//, "");
    titlesByFile.set(path, (titlesByFile.get(path) ?? new Set()).add(`“${title.replaceAll("|", "\\|")}”`));
  }
  return [...titlesByFile]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, titles]) => `\`${path}\` ${[...titles].join(", ")}`)
    .join("; ");
}

/** The titles of tests and stories, by the lines of the comments directly above them. */
function titlesByLine(file: string, text: string): ReadonlyMap<number, string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const title = ts.isStatement(node) ? titleOf(node) : undefined;
    if (title !== undefined)
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
        if (!/\n\s*\n/.test(text.slice(end, node.getStart())))
          titles.set(source.getLineAndCharacterOfPosition(pos).line + 1, title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The title of a test or a group that runs, as it is written, or the name of a story. */
function titleOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const [story] = statement.declarationList.declarations;
    return story?.type?.getText() === "Story" ? story.name.getText() : undefined;
  }
  // A loop without braces has the comment above it: the formatter moves it there.
  if (ts.isForOfStatement(statement)) return titleOf(statement.statement);
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return undefined;
  const { expression, arguments: given } = statement.expression;
  const [title] = given;
  if (title === undefined || !isTest(expression)) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** Whether a call begins with `it`, `test` or `describe`, as `test.each(…)` and `describeDatabase` do, and is not skipped. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return /^(it|test|describe)(?![a-z])/.test(called.text);
  if (ts.isPropertyAccessExpression(called))
    return !/^(skip|todo|fixme)$/.test(called.name.text) && isTest(called.expression);
  if (ts.isCallExpression(called)) return isTest(called.expression);
  return ts.isTaggedTemplateExpression(called) && isTest(called.tag);
}
