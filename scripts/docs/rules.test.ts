import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../launch/settings.ts";
import { codeFiles, textOf } from "./repository.ts";
import { faultsOf, ruleCommentsOf, rulesOf, withTests } from "./rules.ts";

const document = textOf("docs/rules.md");
const rules = rulesOf(document);
const comments = codeFiles
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => ruleCommentsOf(file, textOf(file)));

describe("docs/rules.md", () => {
  it("has rules for every section from §2 to §9", () => {
    for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) expect(document).toContain(`\n## §${section} `);
    expect(rules.length).toBeGreaterThan(300);
  });

  it("names files of code that exist, for each rule", () => {
    const missing = rules.flatMap(({ id, code }) =>
      (code.length === 0 ? ["any file"] : code.filter((path) => !isFile(path))).map(
        (path) => `${id}: ${path}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it("has a test for each rule, and each comment names a rule, directly above a test", () => {
    expect(faultsOf(rules, comments)).toEqual([]);
  });

  it("is up to date: `npx vitest --run --project unit scripts/docs/rules.test.ts --update` writes its column of tests", async () => {
    await expect(withTests(document, comments)).toMatchFileSnapshot(join(root, "docs/rules.md"));
  });
});

function isFile(path: string): boolean {
  return existsSync(join(root, "packages", path)) || existsSync(join(root, path));
}

const planted = `
| id | rule | code | tests |
|---|---|---|---|
| \`logo-links-home\` | The logo links to home | \`ui/src/Logo.tsx\` | old |
| \`tags-at-startup\` | The tags are loaded at startup | \`app/src/tags.ts\`, \`scripts/tags.ts\` | |
`;

const commentsIn = (source: string, file = "packages/app/src/a.test.ts") => ruleCommentsOf(file, source);
const titlesIn = (source: string) => commentsIn(source).map(({ title }) => title);
const faultsIn = (source: string, document = planted) => faultsOf(rulesOf(document), commentsIn(source));

const BOTH = `// Rule: logo-links-home, tags-at-startup\nit("does both", () => {});\n`;

describe("a comment above a test", () => {
  it.each([
    [`it("a", () => {});`, "a"],
    [`test('a "b"', async ({ page }) => {});`, `a "b"`],
    [`describe("all of these", () => {});`, "all of these"],
    [`describeDatabase("on each database", () => {});`, "on each database"],
    [`it.each([1, 2])("counts %d", () => {});`, "counts %d"],
    ['it.each`\n  x\n  ${1}\n`("counts $x", () => {});', "counts $x"],
    ["for (const x of y) test(`opens ${x}`, () => {});", "opens ${x}"],
    [`export const LongName: Story = { args: {} };`, "LongName"],
  ])("belongs to %s", (source, title) => {
    expect(titlesIn(`// Rule: tags-at-startup\n${source}`)).toEqual([title]);
  });

  it("may be several lines, beside a description and other comments", () => {
    const source = `/** A name. */\n// Rule: a, b\n// Rule: c\n// Why so.\nexport const LongName: Story = {};`;
    expect(commentsIn(source).map(({ ids, title }) => [title, ...ids])).toEqual([
      ["LongName", "a", "b"],
      ["LongName", "c"],
    ]);
  });

  it("writes the test into the row of its rule, in order of files, and nothing else", () => {
    const comments = [
      ...commentsIn(
        `// Rule: logo-links-home\ntest("b|c", f);\n// Rule: logo-links-home\ntest("a", f);`,
        "e2e/a.spec.ts",
      ),
      ...commentsIn(BOTH),
    ];
    expect(withTests(planted, comments)).toBe(
      planted
        .replace("old", "`app/src/a.test.ts` “does both”; `e2e/a.spec.ts` “b\\|c”, “a”")
        .replace("| |\n", "| `app/src/a.test.ts` “does both” |\n"),
    );
  });
});

describe("a fault is named", () => {
  it("not where all is well", () => {
    expect(faultsIn(BOTH)).toEqual([]);
  });

  it("when the document is not up to date", () => {
    const upToDate = withTests(planted, commentsIn(BOTH));
    expect(upToDate).not.toBe(planted);
    expect(withTests(upToDate, commentsIn(BOTH))).toBe(upToDate);
    expect(withTests(upToDate, commentsIn(BOTH.replace("both", "more")))).not.toBe(upToDate);
  });

  it("when a comment names an unknown rule", () => {
    expect(faultsIn(`${BOTH}\n// Rule: logo-link\nit("a", () => {});`)).toEqual([
      'packages/app/src/a.test.ts:4: docs/rules.md has no rule "logo-link"',
    ]);
  });

  it("when a rule has no test", () => {
    expect(faultsIn(`// Rule: logo-links-home\nit("a", () => {});`)).toEqual([
      "docs/rules.md: no test names this rule. Write directly above its test: // Rule: tags-at-startup",
    ]);
    expect(faultsIn(BOTH.replace("it(", "it.skip("))).toHaveLength(3);
  });

  it.each([
    ["code that is no test", "const a = 1;"],
    ["a step before tests", "it.beforeEach(() => {});"],
    ["a skipped test", `it.skip("a", () => {});`],
    ["a skipped group", `describe.skip("a", () => {});`],
    ["a call with a text", `iterate("a", () => {});`],
    ["a blank line", `\nit("a", () => {});`],
    ["nothing", ""],
  ])("when it is above %s", (_, source) => {
    expect(faultsIn(`${BOTH}// Rule: logo-links-home\n${source}`)).toEqual([
      "packages/app/src/a.test.ts:3: this comment is not directly above a test or a story",
    ]);
  });

  it("when two rules have one id, or an id is not of plain words", () => {
    expect(faultsIn(BOTH, planted + planted.replace("tags-at-startup", "Tags at start"))).toEqual(
      expect.arrayContaining([
        'docs/rules.md: two rules have the id "logo-links-home"',
        'docs/rules.md: the id "Tags at start" is not of small letters, digits and hyphens',
      ]),
    );
  });
});
