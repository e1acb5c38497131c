import { screenModes } from "../../.storybook/modes.ts";
import { bytes } from "./bytes.ts";
import { type Check, one, sum } from "./check.ts";
import { command } from "./command.ts";
import { e2e } from "./e2e.ts";
import { uiPackage } from "./package.ts";
import { storybook } from "./storybook.ts";
import { runVitest } from "./vitest.ts";

function asked(name: string, title: string, program: string, args: readonly string[]): Check {
  return { name, title, run: async () => one((await command(program, args)).code === 0) };
}

/** Every step of `npm test`, quick ones first. */
export const checks: readonly Check[] = [
  asked("format", "Files are formatted (npm run format does it)", "biome", [
    "format",
    ".",
    "--reporter=summary",
  ]),
  asked("types", "Types of everything", "tsc", ["--noEmit"]),
  asked("lint", "Lint, with types", "eslint", [".", "--max-warnings", "0"]),
  {
    name: "boundaries",
    title: "Who imports whom, and that breaking each rule is noticed",
    run: async () => {
      const tree = await command("npm", ["run", "--silent", "boundaries"]);
      return sum([one(tree.code === 0), await runVitest(["boundaries"])]);
    },
  },
  asked("unused", "Files, exports and packages that nobody uses", "knip", []),
  { name: "unit", title: "Rules and logic", run: () => runVitest(["unit"]) },
  {
    name: "api",
    title: "The API, on PGlite and on PostgreSQL",
    run: () => runVitest(["api"]),
  },
  {
    name: "start",
    title: "npm start: first and second start, Ctrl-C, kill -9, one-line failures",
    run: () => runVitest(["start"]),
  },
  {
    name: "stories",
    title: "Every story: play, accessibility, picture, in its modes",
    run: ({ update }) =>
      runVitest(Object.keys(screenModes), {
        args: update ? ["--update"] : [],
        env: { ...process.env, ...(update ? { PIXELS: "record" } : {}) },
      }),
  },
  {
    name: "elsewhere",
    title: "Every story drawn by a server, hydrated, right to left, in a made-up language, on a phone",
    run: () => runVitest(["elsewhere"], { env: process.env }),
  },
  storybook,
  uiPackage,
  bytes,
  e2e,
];
