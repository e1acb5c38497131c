// Violates every lint rule once, and expects the report. Our own rules must report nothing where they do not apply.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ESLint } from "eslint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../launch/settings.ts";
import { oxlintViolations } from "./violations.ts";

interface Diagnostic {
  readonly filename: string;
  /** Such as `typescript(no-explicit-any)`; absent when the file cannot be parsed. */
  readonly code?: string;
  readonly message: string;
}

type Rules = Readonly<Record<string, unknown>>;

interface OxlintConfig {
  readonly rules: Rules;
  readonly overrides: readonly { readonly rules?: Rules }[];
}

/** Title, path, code, and the rule that reports it. */
type Case = readonly [title: string, file: string, code: string, rule?: string];

const component = "packages/ui/src/features/plan/PlanCard.tsx";
const container = "packages/app/src/features/plan/PlanModalContainer.tsx";
const story = "packages/ui/src/features/plan/PlanCard.stories.tsx";
const planStore = "import { planState } from './plan.store.ts';\n";
const actions = "packages/app/src/features/plan/plan.actions.ts";
const rules = "packages/app/src/features/plan/planOptions.ts";

const wrong: readonly Case[] = [
  ["an enum", rules, "export enum Plan { Free }", "no-restricted-syntax"],
  ["a namespace", rules, "export namespace plan { export const free = 101; }", "typescript/no-namespace"],
  ["any", rules, "export const plan: any = 101;", "typescript/no-explicit-any"],
  ["a non-null assertion", rules, "export const id = [101][0]!;", "typescript/no-non-null-assertion"],
  ["a default export", component, "export default function PlanCard() {}", "no-restricted-syntax"],
  ["a console", rules, "console.log(101);", "no-console"],
  ["the old test package", rules, "import '@storybook/test';", "no-restricted-imports"],
  ["fetch in the library", component, "void fetch('/user/plan/');", "no-restricted-globals"],
  ["window.fetch in the library", component, "void window.fetch('/user/plan/');", "no-restricted-syntax"],
  ["storage in the library", component, "localStorage.clear();", "no-restricted-globals"],
  ["the address in the library", component, "location.reload();", "no-restricted-globals"],
  ["the history in the library", component, "window.history.back();", "no-restricted-syntax"],
  ["the time in the library", component, "export const now = new Date();", "no-restricted-syntax"],
  ["Date.now in the library", component, "export const now = Date.now();", "no-restricted-syntax"],
  [
    "a switch of the library without a default",
    component,
    "export function a(b: 'c') { switch (b) { case 'c': return 101; } }",
    "no-restricted-syntax",
  ],
  ["words in markup", component, "export const a = <p>Free plan</p>;", "no-restricted-syntax"],
  ["markup in a container", container, "export const a = <div />;", "no-restricted-syntax"],
  [
    "a label in a container",
    container,
    "export const a = <Menu aria-label='Plans' />;",
    "no-restricted-syntax",
  ],
  ["a sentence of actions", actions, "showToast('done', 'Copied');", "no-restricted-syntax"],
  ["a sentence of a rule", rules, "export const why = 'Your plan has ended.';", "no-restricted-syntax"],
  [
    "a sentence with a name",
    rules,
    "export const why = (a: string) => `Log in to chat with ${a}`;",
    "no-restricted-syntax",
  ],
  ["a label of an object", rules, "export const button = { label: 'Undo' };", "no-restricted-syntax"],
  ["proxy outside a store", rules, "import { proxy } from 'valtio';\nproxy({});", "no-restricted-imports"],
  ["a store that a container writes", container, `${planStore}planState.asking = true;`, "mimi/store-writes"],
  ["a store that a rule writes", rules, `${planStore}planState.plan.days.push(1);`, "mimi/store-writes"],
  [
    "a store that another area's actions write",
    "packages/app/src/features/account/data.actions.ts",
    "import { planState } from '../plan/plan.store.ts';\nObject.assign(planState, {});",
    "mimi/store-writes",
  ],
  [
    "a spread of all props into a component",
    component,
    "export const a = (props: object) => <Plan {...props} />;",
    "no-restricted-syntax",
  ],
  ["snapshots outside a container", rules, "export { useSnapshot } from 'valtio';", "no-restricted-imports"],
];

const right: readonly Case[] = [
  ["a date from a prop", component, "export const end = (time: string) => new Date(time);"],
  [
    "a default export of a story file",
    story,
    "export default { title: 'Plan card', component: Object };\nexport const Free = {};",
  ],
  [
    "proxy in a store",
    "packages/app/src/features/plan/plan.store.ts",
    "import { proxy } from 'valtio';\nproxy({});",
  ],
  [
    "snapshots in a container",
    container,
    "import { useSnapshot } from 'valtio';\nexport const a = useSnapshot;",
  ],
  [
    "snapshots in a hook",
    "packages/app/src/features/plan/usePlan.ts",
    "import { useSnapshot } from 'valtio';\nexport const a = useSnapshot;",
  ],
  [
    "a store that its own actions write",
    "packages/app/src/features/plan/plan.actions.ts",
    `${planStore}planState.asking = true;\ndelete planState.plan;`,
  ],
  [
    "a sentence of the texts",
    "packages/app/src/locales/en/plan.ts",
    "export const planTexts = { ended: 'Your plan has ended.' };",
  ],
  [
    "an error of a programmer",
    rules,
    "export const bug = () => new Error('No plan was loaded before this.');",
  ],
  ["a clock in the app", rules, "export const now = () => Date.now();"],
];

const oxlintConfig = readFileSync(join(root, ".oxlintrc.jsonc"), "utf8");
const eslint = new ESLint({ cwd: root });
const folder = mkdtempSync(join(tmpdir(), "mimi-lint-"));
let typedReports: ReadonlyMap<string, readonly string[]>;
let plainReports: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  typedReports = oxlint("typed", oxlintViolations, oxlintConfig);
  // The imports of these files do not exist, which rules with types would report too.
  const noTypes = oxlintConfig.replace('"typeAware": true', '"typeAware": false');
  expect(noTypes).not.toBe(oxlintConfig);
  const files = [...wrong, ...right].map(([, file, code], index) => ({ file: ownFile(file, index), code }));
  plainReports = oxlint("plain", files, noTypes);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every rule of oxlint's configuration is violated here", () => {
  const { rules, overrides } = JSON.parse(oxlintConfig.replace(/^ *\/\/.*$/gm, "")) as OxlintConfig;
  const configured = [rules, ...overrides.map((override) => override.rules ?? {})]
    .flatMap((entries) => Object.entries(entries))
    .filter(([, severity]) => severity !== "off")
    .map(([rule]) => rule);
  const violated = [...oxlintViolations, ...wrong.map(([, , , rule]) => ({ rule }))].map(({ rule }) => rule);
  expect(configured.length).toBeGreaterThan(100);
  // We know no code that this rule of React's compiler reports.
  const unknown = ["react/preserve-manual-memoization"];
  expect(configured.filter((rule) => !violated.includes(rule))).toEqual(unknown);
});

test.each(oxlintViolations.map(({ rule, file }) => [rule, file] as const))("%s is reported", (rule, file) => {
  expect(typedReports.get(file)).toContain(rule);
});

test.each(wrong.map((one, index) => [...one, index] as const))("%s is reported", async (...one) => {
  const [, file, code, rule, index] = one;
  expect(await reported(file, code, index)).toEqual([rule]);
});

test.each(right.map((one, index) => [...one, wrong.length + index] as const))(
  "%s is fine",
  async (...one) => {
    const [, file, code, index] = one;
    expect(await reported(file, code, Number(index))).toEqual([]);
  },
);

test.each([
  "bench/run.ts",
  "e2e/journeys/plan.spec.ts",
  "packages/api/src/areas/plan/plan.ts",
  "packages/app/src/features/plan/planOptions.ts",
  "packages/contract/src/plan.test.ts",
  "packages/ui/scripts/exports.ts",
  "scripts/checks/command.ts",
  "scripts/lint/storeWrites.js",
  ".dependency-cruiser.cjs",
])("ESLint reads %s", async (file) => {
  expect(await eslint.isPathIgnored(join(root, file))).toBe(false);
  const { rules } = (await eslint.calculateConfigForFile(join(root, file))) as { readonly rules: Rules };
  expect(rules).toHaveProperty("no-restricted-syntax");
});

test.each([
  ["no-octal", "module.exports = 071;"],
  ["no-dupe-args", "module.exports = function (a, a) { return a; };"],
])("%s is reported, as a rule or as an error of the parser", async (rule, code) => {
  const [result] = await eslint.lintText(code, { filePath: join(root, "scripts/planted.cjs") });
  expect(result?.errorCount, rule).toBe(1);
});

/** The reports of both linters about a file. oxlint has read the file from disk, ESLint gets its text. */
async function reported(file: string, code: string, index: number): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  const byEslint = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  return [...(plainReports.get(ownFile(file, index)) ?? []), ...byEslint];
}

/** A unique path to which the same overrides apply. */
function ownFile(file: string, index: number): string {
  return join(dirname(file), `case${index}`, file.slice(dirname(file).length + 1));
}

/** Writes the files into a folder with this configuration and returns the rules reported for each file. */
function oxlint(
  name: string,
  files: readonly { readonly file: string; readonly code: string }[],
  config: string,
): ReadonlyMap<string, readonly string[]> {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
  writeFileSync(join(cwd, ".oxlintrc.jsonc"), config);
  writeFileSync(join(cwd, "tsconfig.json"), readFileSync(join(root, "tsconfig.json")));
  for (const { file, code } of files) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), `${code}\n`);
  }
  const folders = [...new Set(files.map(({ file }) => file.split("/")[0] ?? file))];
  const program = join(root, "node_modules/.bin/oxlint");
  const { stdout, stderr } = spawnSync(program, ["--format", "json", ...folders], { cwd, encoding: "utf8" });
  if (!stdout.startsWith("{")) throw new Error(`oxlint failed:\n${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
  const rulesByFile = new Map<string, string[]>();
  for (const { filename, code, message } of diagnostics) {
    const rule = code
      ?.replace(/^eslint\((.*)\)$/, "$1")
      .replace(/^(typescript|react)(?:-hooks)?\((.*)\)$/, "$1/$2");
    rulesByFile.set(filename, [...(rulesByFile.get(filename) ?? []), rule ?? message]);
  }
  return rulesByFile;
}
