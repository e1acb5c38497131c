import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { memberDocs } from "../scripts/propDocs.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const members = new Set(memberDocs(packageFolder).map(({ name }) => name));
const sources = globSync("src/{components,features,format}/**/*.{ts,tsx}", { cwd: packageFolder });
const words = new Set(
  sources.flatMap((file) => readFileSync(`${packageFolder}/${file}`, "utf8").match(/\w+/g) ?? []),
);

/** The texts in backticks, each as its names; texts in quotes are none. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(
    ([, mark = ""]) => mark.replace(/"[^"]*"/g, "").match(/[A-Za-z]\w+/g) ?? [],
  );

const lines = readFileSync(new URL("../MIGRATION.md", import.meta.url), "utf8").split("\n");
/** The rows of all tables: the cell with the names of components, if there is one, and what is used now. */
const rows = lines
  .filter((line) => line.startsWith("| ") && !/\| now \|$/.test(line))
  .map((line) => line.slice(2, -2).split(" | "))
  .map((cells) => ({
    owners: cells.length === 3 ? (cells[0] ?? "") : "",
    before: cells.at(-2) ?? "",
    now: cells.at(-1) ?? "",
  }));

/** The components and types of a row whose own prop the first name is. Other rows name a part, a function or another owner. */
function ownersOf({ owners, now }: Pick<(typeof rows)[number], "owners" | "now">): readonly string[] {
  const first = /^(also |no button without )?`/.test(now);
  const names = owners.split(", ").map((name) => name.replace(/^type /, ""));
  return first ? names.filter((name) => /^[A-Z]\w+$/.test(name)) : [];
}

describe("MIGRATION.md", () => {
  it("has a row for each change", () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.flatMap(ownersOf).length).toBeGreaterThan(150);
  });

  it.each(rows)("$owners: $now exists", (row) => {
    const names = namesIn(row.now);
    const [[first = ""] = []] = names;
    for (const owner of ownersOf(row)) expect(members).toContain(`${owner}.${first}`);
    expect(names.flat().filter((name) => !words.has(name))).toEqual([]);
  });
});

describe("the page of each component in Storybook", () => {
  const pages = new Map(
    globSync("src/{components,features}/**/*.docs.ts", { cwd: packageFolder }).map((file) => [
      basename(file, ".docs.ts"),
      readFileSync(`${packageFolder}/${file}`, "utf8"),
    ]),
  );

  it("names no prop that is renamed or removed", () => {
    const old = rows.flatMap((row) =>
      row.owners.split(", ").flatMap((owner) =>
        [...row.before.matchAll(/`(\w+)`/g)]
          .filter(([, name = ""]) => !members.has(`${owner}.${name}`))
          .filter(([mark]) => pages.get(owner)?.includes(mark))
          .map(([mark]) => `${owner}: ${mark}`),
      ),
    );
    expect(pages.size).toBeGreaterThan(80);
    expect(old).toEqual([]);
  });
});

it("the newest part of CHANGELOG.md names only callbacks that exist, if it does not say that they were renamed", () => {
  const [, newest = ""] = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8").split(/^## .*$/m);
  const named = newest
    .split("\n")
    .filter((line) => !/renamed|removed/.test(line))
    .flatMap((line) => namesIn(line).flat())
    .filter((name) => /^on[A-Z]/.test(name) && name !== "onXChange");
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
