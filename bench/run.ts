// `npm run bench [-- --rows 18,19] [--characters 100000] [--streams 1000] [--seconds 10] [--keep folder]
// [--database PGlite] [--beside folder]`: benchmarks as ratios of two sides in the same run, the median of three runs.
// They are not part of `npm test`, because they depend on the load of the machine. `--keep` stores the filled databases of
// rows 18 and 19. `--beside` measures row 6 beside another built checkout, such as the last release.
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { LaunchFailure, runScript } from "../scripts/launch/failure.ts";
import { apiBench } from "./api/apiBench.ts";
import { browserBench } from "./browser/browserBench.ts";
import { pageBench } from "./page/pageBench.ts";

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      rows: { type: "string", default: "" },
      characters: { type: "string", default: "100000" },
      streams: { type: "string", default: "1000" },
      seconds: { type: "string", default: "10" },
      keep: { type: "string" },
      database: { type: "string" },
      beside: { type: "string" },
    },
  });
  const rows = values.rows.split(",").filter((row) => row !== "");
  printLoad();
  await apiBench(rows, {
    characters: numberFrom("characters", values.characters),
    streams: numberFrom("streams", values.streams),
    seconds: numberFrom("seconds", values.seconds),
    keep: values.keep === undefined ? null : resolve(values.keep),
    database: values.database ?? null,
  });
  await browserBench(rows.length === 0 ? [] : rows);
  await pageBench(rows, values.beside === undefined ? null : resolve(values.beside));
  printLoad();
});

// A high load changes times more than ratios, so the load is printed with the figures.
function printLoad(): void {
  const [minute = 0] = loadavg();
  process.stdout.write(`load ${minute.toFixed(1)} on ${cpus().length} cores\n`);
}

function numberFrom(name: string, text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text);
  throw new LaunchFailure(`--${name} wants a number, not ${text}`);
}
