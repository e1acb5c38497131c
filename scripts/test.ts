// `npm test [-- --only <step,...>] [--update]`: everything that must hold, one step after another, and the sum at the end.
import { parseArgs } from "node:util";
import { checks } from "./checks/checks.ts";
import { runChecks } from "./checks/runChecks.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: "string" }, update: { type: "boolean" } } });
  const wanted = values.only?.split(",").map((name) => name.trim());
  const unknown = wanted?.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new LaunchFailure(
      `There is no step "${unknown}", only ${checks.map(({ name }) => name).join(", ")}.`,
    );
  }
  const chosen = checks.filter(({ name }) => wanted === undefined || wanted.includes(name));
  const update = values.update ?? false;
  process.exitCode = await runChecks(chosen, { update }, (text) => process.stdout.write(text));
});
