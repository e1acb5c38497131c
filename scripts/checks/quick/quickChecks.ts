import { type Check, one, sum } from "../check.ts";
import { command } from "../command.ts";
import { print } from "../output.ts";
import { runVitest } from "../vitest.ts";
import { root } from "../../launch/settings.ts";
import { byMention, dependents, type Importers } from "./importGraph.ts";

const CACHE = "node_modules/.cache/mimi";

/** The test files that a change runs: the nearest ones, up to a limit. */
interface Selection {
  readonly unit: readonly string[];
  readonly api: readonly string[];
  readonly stories: readonly string[];
  /** How many more files `npm test` would run. */
  readonly more: number;
}

// More files would take longer than a minute on two cores. The tests of the API start two databases.
const MOST = { unit: 10, api: 2, stories: 2 };

/** The test files nearest to the changed files, without tests that a separate step runs. */
export function testsNear(changed: readonly string[], importers: Importers): Selection {
  const near = dependents(changed, importers);
  const tests = near.filter((file) => /\.test\.tsx?$/.test(file) && !isSlow(file));
  const ofApi = (file: string) => file.startsWith("packages/api/") && !file.includes("/covers/");
  const all = {
    unit: tests.filter((file) => !ofApi(file)),
    api: byMention(tests.filter(ofApi), changed, root),
    stories: near.filter((file) => file.endsWith(".stories.tsx")),
  };
  const unit = all.unit.slice(0, MOST.unit);
  const api = all.api.slice(0, MOST.api);
  const stories = all.stories.slice(0, MOST.stories);
  const more =
    all.unit.length + all.api.length + all.stories.length - unit.length - api.length - stories.length;
  return { unit, api, stories, more };
}

/** The checks of `npm run check` for these files. */
export function quickChecks(changed: readonly string[], importers: Importers): Check[] {
  const { unit, api, stories, more } = testsNear(changed, importers);
  const code = changed.filter((file) => /\.(tsx?|[cm]?js)$/.test(file));
  const projects = [...(unit.length > 0 ? ["unit"] : []), ...(api.length > 0 ? ["api"] : [])];
  const checks: (Check | false)[] = [
    {
      name: "types",
      title: "Types of everything",
      run: () => succeeds("npm", ["run", "-s", "types"]),
    },
    projects.length > 0 && {
      name: "tests",
      title: `The nearest tests: ${[...unit, ...api].join(", ")}`,
      run: () => runVitest(projects, { step: unit.length > 0 ? "unit" : "api", args: [...unit, ...api] }),
    },
    stories.length > 0 && {
      name: "stories",
      title: `The nearest stories: ${stories.join(", ")}`,
      run: () => runVitest(["stories"], { step: "stories", args: stories, env: process.env }),
    },
    code.length > 0 && {
      name: "lint",
      title: "Lint of the changed files",
      run: async () =>
        sum([
          await succeeds("oxlint", ["--no-error-on-unmatched-pattern", ...code]),
          await succeeds("eslint", [
            ...["--max-warnings", "0", "--no-warn-ignored", "--cache", "--cache-location", `${CACHE}/eslint`],
            ...code,
          ]),
        ]),
    },
    {
      name: "format",
      title: "Format of the changed files (npm run format does it)",
      run: async () => {
        if (more > 0) print(`${more} more files of tests use what changed; npm test runs them.\n`);
        return succeeds("biome", [
          "format",
          "--no-errors-on-unmatched",
          "--files-ignore-unknown=true",
          ...changed,
        ]);
      },
    },
  ];
  return checks.filter((check) => check !== false);
}

async function succeeds(program: string, args: readonly string[]) {
  return one((await command(program, args)).code === 0);
}

function isSlow(file: string): boolean {
  return /^(scripts\/(boundaries|start)\.test\.ts|scripts\/lint\/|\.storybook\/storySweep\/)/.test(file);
}
