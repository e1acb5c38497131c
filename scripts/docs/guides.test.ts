// A guide must not name a file, a command or an identifier that the code no longer has.
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { codeMarksOf, missingIn } from "./codeMarks.ts";
import { codeFiles, paths, textOf } from "./repository.ts";

const documents = paths.filter((path) => path.endsWith(".md") && !path.startsWith(".changeset/"));
const guides = documents.filter(
  (path) =>
    path.startsWith("docs/guides/") ||
    ["README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/operate.md"].includes(path),
);

/** Names of other programs, files that a build writes, and files that a guide lets its user create. */
const foreign = new Set([
  "hooksPath",
  "pg_dump",
  ...["ctx", "num_ctx"],
  ...["chat_count", "countChats.ts"],
  "packages/api/dist/main.js",
  "packages/app/src/app/pages/AboutPage.tsx",
  "packages/ui/src/screens/shell/AboutScreen/",
  "e2e/journeys/about.spec.ts",
]);

describe("a guide names only what exists", () => {
  it.each(guides)("%s", (guide) => {
    const missing = codeMarksOf(textOf(guide)).flatMap((mark) =>
      missingIn(mark)
        .filter((part) => !foreign.has(part))
        .map((part) => `\`${mark}\`: ${part} is not in the repository`),
    );
    expect(missing, `correct ${guide}`).toEqual([]);
  });
});

describe("a link leads to a file, and to a heading in it", () => {
  it.each(documents)("%s", (document) => {
    const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const broken = links.filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(document, link));
    expect(broken, `correct ${document}`).toEqual([]);
  });
});

it("a comment in the code names only documents that exist", () => {
  const broken = codeFiles.flatMap((file) =>
    [...textOf(file).matchAll(/docs\/(?:decisions\/\d{4}|[\w/-]+\.md)/g)]
      .map(([name]) => name)
      .filter((name) => !paths.some((path) => path.startsWith(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

it("the index of decisions has a line for each decision, with its title", () => {
  const index = textOf("docs/decisions/README.md");
  const decisions = paths.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  expect(decisions.length).toBeGreaterThan(20);
  for (const decision of decisions) {
    const [, title = ""] = /^# \d+\. (.+)$/m.exec(textOf(decision)) ?? [];
    expect(index).toContain(`[${title}](${decision.replace("docs/decisions/", "")})`);
  }
});

function leadsSomewhere(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : normalize(join(dirname(document), path));
  if (!paths.includes(target) && !paths.includes(`${target}/`)) return false;
  return anchor === undefined || headingsOf(target).includes(anchor);
}

/** The anchors that GitHub gives to the headings of a document. */
function headingsOf(document: string): readonly string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}
