// Follows docs/guides/add-a-component.md: its commands, the files of its table, and the files and commands that it names.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../launch/settings.ts";
import { componentFiles, type NewComponent, readName } from "../new/newComponent.ts";

const guide = readFileSync(join(root, "docs/guides/add-a-component.md"), "utf8");
const commands = [...guide.matchAll(/^npm run new component (\S+)/gm)].map(([, name = ""]) => name);
const components = commands.map(readName).filter((one): one is NewComponent => typeof one !== "string");
/** The file names of the table. */
const table = [...guide.matchAll(/^\| `([\w.<>]+\.tsx?)` \|/gm)].map(([, file = ""]) => file);

test("every command of the guide creates the folder that the guide names", () => {
  expect(components.map(({ name }) => name)).toEqual(["PlanCard", "Badge", "AboutScreen"]);
  for (const { folder } of components) expect(guide).toContain(`\`packages/ui/src/${folder}/\``);
});

test("the table has every file that the command writes, and those that are written by hand", () => {
  const [component] = components;
  const written = component ? Object.keys(componentFiles(component)).map((file) => basename(file)) : [];
  expect(table.toSorted()).toEqual(
    [...written, "PlanCard.copy.ts", "PlanCard.fixtures.ts", "<Name>.test.ts"].toSorted(),
  );
});

test("the component of the guide has the files of the table", () => {
  const existing = readdirSync(join(root, "packages/ui/src/features/plan/PlanCard"));
  const required = ["PlanCard.tsx", "PlanCard.css.ts", "PlanCard.copy.ts", "PlanCard.fixtures.ts"];
  for (const file of [...required, "PlanCard.docs.ts", "PlanCard.stories.tsx"]) {
    expect(existing).toContain(file);
    expect(table).toContain(file);
  }
});

test("every npm script and every step of the tests that the guide names exists", () => {
  const scriptsOf = (folder: string) =>
    (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { scripts: object }).scripts;
  const ofRoot = [...guide.matchAll(/`npm run ([\w:-]+)(?! *[\w:-]* -w)/g)].map(([, name = ""]) => name);
  expect(ofRoot.length).toBeGreaterThan(3);
  const known = { ...scriptsOf("."), ...scriptsOf("packages/ui") };
  expect(ofRoot.filter((name) => !(name in known))).toEqual([]);
  const steps = readFileSync(join(root, "scripts/checks/checks.ts"), "utf8");
  for (const [, step = ""] of guide.matchAll(/npm test -- --only (\w+)/g))
    expect(steps).toContain(`"${step}"`);
});
