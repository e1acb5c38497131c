import type { Check } from "./check.ts";
import { e2e } from "./e2e.ts";
import { runVitest } from "./vitest.ts";

function vitest(name: string, title: string, project: string, files: readonly string[] = []): Check {
  const run: Check["run"] = ({ args }) => runVitest([project], { step: name, args: [...files, ...args] });
  return { name, title, alone: true, limitMinutes: 120, run };
}

/**
 * The steps of `npm run test:nightly`. NIGHTLY=1 and SEED are in their environment: a test that sees them searches
 * longer, from another start every night, and in every combination.
 */
export const nightlyChecks: readonly Check[] = [
  vitest("fuzz", "Random requests and model answers", "api", ["fuzz"]),
  vitest("survival", "Crashes at random moments", "api", ["survival"]),
  vitest("properties", "Rules that hold for any input", "unit"),
  vitest("api", "The whole API in every combination", "api"),
  { ...e2e, name: "journeys", title: "Every journey at every size", alone: true, limitMinutes: 240 },
];
