import type { FontSet } from "../browser/fontSets.ts";
import { type Check, one } from "./check.ts";
import { command } from "./command.ts";
import { e2e } from "./e2e.ts";
import { nextPage } from "./nextPage.ts";
import { runVitest } from "./vitest.ts";

function vitest(name: string, title: string, project: string, files: readonly string[] = []): Check {
  const run: Check["run"] = ({ args }) => runVitest([project], { step: name, args: [...files, ...args] });
  return { name, title, alone: true, limitMinutes: 120, run };
}

function screenshotsWith(set: FontSet): Check {
  const name = `screenshots-${set}`;
  const env = { ...process.env, FONT_SET: set };
  return {
    name,
    title: `The same screenshots with the system fonts of ${set}`,
    alone: true,
    run: ({ args }) => runVitest(["screenshots"], { step: name, args, env }),
  };
}

/**
 * The steps of `npm run test:nightly`. Their environment has NIGHTLY=1 and SEED: tests run more random cases, with another seed
 * every night, and all combinations.
 */
export const nightlyChecks: readonly Check[] = [
  vitest("fuzz", "Random requests and model answers", "api", ["fuzz"]),
  vitest("survival", "Crashes at random moments", "api", ["survival"]),
  vitest("properties", "Rules that hold for any input", "unit"),
  vitest("api", "The whole API in every combination", "api"),
  { ...e2e, name: "journeys", title: "Every journey at every size", alone: true, limitMinutes: 240 },
  screenshotsWith("dejavu"),
  screenshotsWith("android"),
  nextPage,
  {
    name: "fresh",
    title: "npm ci && npm test in a bare folder, as a user without rights",
    alone: true,
    limitMinutes: 90,
    run: async () => one((await command("npm", ["run", "--silent", "test:fresh"])).code === 0),
  },
];
