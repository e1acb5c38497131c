import { bytes } from "./bytes.ts";
import { type Check, one, sum } from "./check.ts";
import { command } from "./command.ts";
import { e2e } from "./e2e.ts";
import { NOT_IN_STORYBOOK, NOT_IN_THE_PRODUCT } from "./inputs.ts";
import { uiPackage } from "./package.ts";
import { storybook } from "./storybook.ts";
import { runVitest } from "./vitest.ts";

function toolCheck(name: string, title: string, program: string, args: readonly string[]): Check {
  return { name, title, run: async () => one((await command(program, args)).code === 0) };
}

function script(name: string, title: string, scriptName: string): Check {
  return toolCheck(name, title, "npm", ["run", "--silent", scriptName]);
}

/** Every step of `npm test`: quick steps first, and last those that must run alone. */
export const checks: readonly Check[] = [
  toolCheck("format", "Files are formatted (npm run format does it)", "biome", [
    "format",
    ".",
    "--reporter=summary",
  ]),
  script("types", "Types of everything, by the native TypeScript 7", "types"),
  script("lint", "oxlint with types, and ESLint for the rules that oxlint does not have", "lint"),
  {
    name: "boundaries",
    title: "Import rules, and that each import and lint rule reports a violation",
    run: async ({ args }) => {
      const tree = await command("npm", ["run", "--silent", "boundaries"]);
      return sum([one(tree.code === 0), await runVitest(["boundaries"], { step: "boundaries", args })]);
    },
  },
  toolCheck("unused", "Unused files, exports and packages", "knip", []),
  {
    name: "unit",
    title: "Unit tests",
    run: ({ args }) => runVitest(["unit"], { step: "unit", args }),
  },
  bytes,
  uiPackage,
  {
    name: "api",
    unaffectedBy: [/^(?:__vr__|bench|e2e|\.changeset|\.storybook|packages\/ui)\//],
    title: "The API on PGlite, and on PostgreSQL where the database matters",
    run: ({ args }) => runVitest(["api"], { step: "api", args }),
  },
  storybook,
  {
    name: "stories",
    unaffectedBy: NOT_IN_STORYBOOK,
    title: "Every story: interactions and accessibility in both themes; on a phone too where it differs",
    run: ({ args }) => runVitest(["stories", "stories-phone"], { step: "stories", args, env: process.env }),
  },
  {
    name: "screenshots",
    unaffectedBy: NOT_IN_STORYBOOK,
    title: "Screenshots of each component and screen, and the tokens that each part uses",
    run: ({ update, args }) =>
      runVitest(["screenshots"], {
        step: "screenshots",
        args: [...args, ...(update ? ["--update"] : [])],
        env: process.env,
      }),
  },
  {
    name: "sweep",
    unaffectedBy: NOT_IN_STORYBOOK,
    title: "Every story rendered on a server, hydrated, right to left, in a pseudo-locale, on a phone",
    run: ({ args }) => runVitest(["sweep"], { step: "sweep", args, env: process.env }),
  },
  {
    name: "start",
    unaffectedBy: NOT_IN_THE_PRODUCT,
    title: "npm start: first and second start, Ctrl-C, kill -9, one-line failures; npm run dev",
    after: ["build"],
    run: ({ args }) => runVitest(["start"], { step: "start", args }),
  },
  e2e,
];
