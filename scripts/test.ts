// `npm test [-- --only <step,...>] [--all] [--update] [-- <arguments for the step>]`: runs every step and prints the totals.
// A step that has passed here is not run again while its files are the same, except with --all and in CI.
// `npm run test:nightly [-- --only <step,...>] [--seed <number>]`: the long and random tests.
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checks } from "./checks/checks.ts";
import { passedSteps } from "./checks/passedSteps.ts";
import { nightlyChecks, nightlyEnvironment } from "./checks/nightly.ts";
import { runChecks } from "./checks/runChecks.ts";
import { testRun } from "./checks/testRun.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";

await runScript(async () => {
  const { values, positionals: args } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      all: { type: "boolean", default: false },
      update: { type: "boolean", default: false },
      nightly: { type: "boolean", default: false },
      seed: { type: "string" },
    },
  });
  const all = values.nightly ? nightlyChecks : checks;
  const wanted = values.only?.split(",").map((name) => name.trim());
  const unknown = wanted?.find((name) => !all.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new LaunchFailure(`There is no step "${unknown}", only ${all.map(({ name }) => name).join(", ")}.`);
  }
  if (args.length > 0 && wanted?.length !== 1) {
    throw new LaunchFailure("Arguments after -- are for one step: name it with --only.");
  }
  const chosen = all.filter(({ name }) => wanted === undefined || wanted.includes(name));
  const write = (text: string) => process.stdout.write(text);
  const options = { update: values.update, args };
  if (!values.nightly) {
    const runsAll = values.all || values.update || args.length > 0 || process.env.CI === "true";
    const passed = runsAll ? undefined : passedSteps();
    return testRun((folder) => runChecks(chosen, { ...options, folder, passed }, write));
  }
  const seed = values.seed ?? String(randomInt(2 ** 31));
  if (!/^\d+$/.test(seed)) throw new LaunchFailure(`--seed must be a whole number, not "${seed}".`);
  Object.assign(process.env, nightlyEnvironment(seed));
  write(`seed ${seed}\n`);
  const again = (step: string) => `npm run test:nightly -- --only ${step} --seed ${seed}`;
  const logs = join(root, "test-results/nightly");
  return testRun((folder) => runChecks(chosen, { ...options, folder, logs, again, lanes: 1 }, write));
});
