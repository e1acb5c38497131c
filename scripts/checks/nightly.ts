import { spawnSync } from "node:child_process";
import type { FontSet } from "../browser/fontSets.ts";
import { type Check, one, sum } from "./check.ts";
import { command } from "./command.ts";
import { e2e } from "./e2e.ts";
import { image } from "./image.ts";
import { LLAMA_VERSION } from "../model/llamaPackage.ts";
import { nextPage } from "./nextPage.ts";
import { testRunners } from "./testRunners.ts";
import { print } from "./output.ts";
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

/** The packages of Debian with these programs. */
const PACKAGES = {
  nginx: "nginx-light",
  caddy: "caddy",
  pgbouncer: "pgbouncer",
  promtool: "prometheus",
} as const;

/**
 * A step for programs of the system. What is not installed is left out, and the output says so. In CI, where the workflow
 * installs all of them, it has failed. Exported for its test.
 */
export function withPrograms(
  step: Pick<Check, "name" | "title">,
  programs: readonly (keyof typeof PACKAGES)[],
  run: Check["run"],
): Check {
  return {
    ...step,
    alone: true,
    limitMinutes: 60,
    run: async (options) => {
      const missing = programs.filter((program) => !isInstalled(program));
      const isCi = process.env.CI === "true";
      for (const program of missing) {
        const mark = isCi ? "FAIL" : "skip";
        print(`  ${mark}   ${program} is not installed: apt-get install ${PACKAGES[program]}\n`);
      }
      const lacking = { passed: 0, failed: isCi ? missing.length : 0 };
      return missing.length < programs.length ? sum([lacking, await run(options)]) : lacking;
    },
  };
}

function isInstalled(program: string): boolean {
  const env = { ...process.env, PATH: `${process.env.PATH ?? ""}:/usr/sbin` };
  return spawnSync("sh", ["-c", `command -v ${program}`], { env }).status === 0;
}

/** Whether this user can mount a file system for a process of its own. Containers without rights cannot. */
function canMount(): boolean {
  const command = ["--mount", "--map-root-user", "mount", "-t", "tmpfs", "tmpfs", "/mnt"];
  return spawnSync("unshare", command).status === 0;
}

/** Whether npm can install what is no dependency of the workspace. */
function reachesRegistry(): boolean {
  return (
    spawnSync("npm", ["view", `node-llama-cpp@${LLAMA_VERSION}`, "version"], { timeout: 60_000 }).status === 0
  );
}

/**
 * The environment of the nightly run: tests run all combinations and more random cases, with another seed every night. The
 * product that they start gets it too, so no variable has the name of a setting.
 */
export function nightlyEnvironment(seed: string): Readonly<Record<string, string>> {
  return { NIGHTLY: "1", TEST_SEED: seed };
}

/** The steps of `npm run test:nightly`, with the {@link nightlyEnvironment}. */
export const nightlyChecks: readonly Check[] = [
  vitest("fuzz", "Random requests and model answers", "api", ["fuzz"]),
  vitest("survival", "Crashes at random moments", "api", ["survival"]),
  vitest("properties", "Rules that hold for any input", "unit"),
  vitest("api", "The whole API in every combination", "api"),
  { ...e2e, name: "journeys", title: "Every journey at every size", alone: true, limitMinutes: 240 },
  screenshotsWith("dejavu"),
  screenshotsWith("android"),
  nextPage,
  testRunners,
  withPrograms(
    {
      name: "proxies",
      title: "Replies through nginx and Caddy: piece by piece, and when a process is killed",
    },
    ["nginx", "caddy"],
    ({ args }) =>
      runVitest(["api"], { step: "proxies", args: ["server/proxies", "threeProcesses", ...args] }),
  ),
  withPrograms(
    { name: "pooler", title: "The API on PostgreSQL behind PgBouncer in transaction mode" },
    ["pgbouncer"],
    ({ args }) =>
      runVitest(["api"], {
        step: "pooler",
        args: ["areas", "http", "domain", "-t", "PostgreSQL", ...args],
        env: { ...process.env, STORIES: "off", PGBOUNCER: "1" },
      }),
  ),
  withPrograms(
    { name: "alerts", title: "Alerts and dashboard, read by Prometheus" },
    ["promtool"],
    ({ args }) => runVitest(["api"], { step: "alerts", args: ["metrics/promtool", ...args] }),
  ),
  {
    name: "disk",
    title: "The API on a small disk that is really full",
    alone: true,
    limitMinutes: 30,
    run: ({ args }) => {
      if (canMount()) return runVitest(["api"], { step: "disk", args: ["server/smallDisk", ...args] });
      print("  skip   unshare --mount is not possible here, so no small disk can be mounted\n");
      return Promise.resolve({ passed: 0, failed: 0 });
    },
  },
  {
    name: "model",
    title: "npm run model with the real node-llama-cpp, and a chat with it",
    alone: true,
    limitMinutes: 30,
    run: ({ args }) => {
      const env = { ...process.env, REAL_MODEL: "1" };
      if (reachesRegistry())
        return runVitest(["unit"], { step: "model", args: ["scripts/model/realModel", ...args], env });
      const isCi = process.env.CI === "true";
      print(
        `  ${isCi ? "FAIL" : "skip"}   npm cannot reach a registry, so node-llama-cpp cannot be installed\n`,
      );
      return Promise.resolve({ passed: 0, failed: isCi ? 1 : 0 });
    },
  },
  image,
  {
    name: "fresh",
    title: "npm ci && npm test in a bare folder, as a user without rights",
    alone: true,
    limitMinutes: 90,
    run: async () => one((await command("npm", ["run", "--silent", "test:fresh"])).code === 0),
  },
];
