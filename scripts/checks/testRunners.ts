import { cp, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { command } from "./command.ts";
import { packUi, versionOf } from "./packUi.ts";
import { TEST_FILES, writeTestExamples } from "./readmeExamples.ts";

const consumer = join(root, "scripts/checks/testConsumer");

/** What the workspace does not have itself. */
const RUNNERS = {
  jest: "30.5.2",
  "jest-environment-jsdom": "30.5.2",
  "@swc/core": "1.16.22",
  "@swc/jest": "0.2.39",
  "@testing-library/react": "16.3.3",
  jsdom: "31.0.1",
};

/** Installs `@mimi/ui` from its tarball in a new app with the tests of its README, and runs them in every environment. */
export const testRunners: Check = {
  name: "runners",
  title: "@mimi/ui in Vitest and Jest, with jsdom and happy-dom",
  alone: true,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "mimi-runners-"));
    try {
      return await runTests(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function runTests(folder: string): Promise<Outcome> {
  const tarball = await packUi(folder);
  if (tarball === undefined) return report(false, "@mimi/ui is built and packed");
  const app = join(folder, "app");
  await cp(consumer, app, { recursive: true });
  // In the repository it is no test: its runners and their types are not installed.
  await rename(join(app, "chat.test.tsx.txt"), join(app, "chat.test.tsx"));
  await writeFile(join(app, "package.json"), await manifest(tarball));
  const written = await writeTestExamples(app);
  const outcomes = [report(written.length === TEST_FILES.length, "its README has a recipe of tests")];
  const step = async (text: string, program: string, args: readonly string[]) => {
    const { code } = await command(program, args, { cwd: app, quiet: true });
    outcomes.push(report(code === 0, text));
    return code === 0;
  };
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel", "error"];
  if (!(await step("a fresh app installs it with the runners", "npm", install))) return sum(outcomes);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  await step("its tests have types", process.execPath, [tsc, "-p", "."]);
  for (const environment of ["jsdom", "happy-dom"])
    await step(`Vitest with ${environment}: a dialog, a menu, a select and a chat`, "npx", [
      ...["--no-install", "vitest", "--run", "--testTimeout", "60000", "--environment", environment],
    ]);
  await step("Jest with jsdom: a dialog, a menu, a select and a chat", "npx", [
    ...["--no-install", "jest", "--ci", "--testTimeout", "60000"],
  ]);
  return sum(outcomes);
}

async function manifest(tarball: string): Promise<string> {
  const react = ["react", "react-dom", "@types/react", "@types/react-dom"];
  const names = [
    ...react,
    "vitest",
    "vite",
    "happy-dom",
    "@testing-library/dom",
    "@testing-library/user-event",
  ];
  const versions = await Promise.all(names.map(async (name) => [name, await versionOf(name)] as const));
  return JSON.stringify({
    name: "test-consumer",
    private: true,
    type: "module",
    dependencies: { "@mimi/ui": `file:${tarball}`, ...RUNNERS, ...Object.fromEntries(versions) },
  });
}
