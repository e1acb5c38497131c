// The lint rules that are ours are broken once each, where they hold, and left alone where they do not.
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { root } from "./launch/settings.ts";

// Types are not needed for these rules, and the files need not exist.
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function reported(file: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}/${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const component = "packages/ui/src/features/plan/PlanCard.tsx";
const container = "packages/app/src/features/plan/PlanModalContainer.tsx";
const story = "packages/ui/src/features/plan/PlanCard.stories.tsx";
const planStore = "import { planState } from './plan.store.ts';\n";
const rules = "packages/app/src/features/plan/planCards.ts";

test.each([
  ["an enum", rules, "export enum Plan { Free }", "no-restricted-syntax"],
  [
    "a namespace",
    rules,
    "export namespace plan { export const free = 101; }",
    "@typescript-eslint/no-namespace",
  ],
  ["any", rules, "export const plan: any = 101;", "@typescript-eslint/no-explicit-any"],
  ["a non-null assertion", rules, "export const id = [101][0]!;", "@typescript-eslint/no-non-null-assertion"],
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
  ["words in markup", component, "export const a = <p>Free plan</p>;", "no-restricted-syntax"],
  ["markup in a container", container, "export const a = <div />;", "no-restricted-syntax"],
  ["proxy outside a store", rules, "import { proxy } from 'valtio';\nproxy({});", "no-restricted-imports"],
  ["a store that a container writes", container, `${planStore}planState.asking = true;`, "mimi/store-writes"],
  ["a store that a rule writes", rules, `${planStore}planState.plan.days.push(1);`, "mimi/store-writes"],
  [
    "a store that another area's actions write",
    "packages/app/src/features/account/data.actions.ts",
    "import { planState } from '../plan/plan.store.ts';\nObject.assign(planState, {});",
    "mimi/store-writes",
  ],
  ["snapshots outside a container", rules, "export { useSnapshot } from 'valtio';", "no-restricted-imports"],
])("%s is reported", async (_what, file, code, rule) => {
  expect(await reported(file, code)).toEqual([rule]);
});

test.each([
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
    "a store that its own actions write",
    "packages/app/src/features/plan/plan.actions.ts",
    `${planStore}planState.asking = true;\ndelete planState.plan;`,
  ],
  ["a clock in the app", rules, "export const now = () => Date.now();"],
])("%s is fine", async (_what, file, code) => {
  expect(await reported(file, code)).toEqual([]);
});
