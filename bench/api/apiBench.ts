import { root } from "../../scripts/launch/settings.ts";
import { runTool } from "../../scripts/launch/runTool.ts";
import { startApi } from "./apiServer.ts";
import { median } from "../median.ts";
import type { Figure, Size } from "./Figure.ts";
import { listing } from "./listing.ts";
import { newDatabase, persistentDatabase, type BenchDatabase, seed } from "./databases.ts";
import { idle } from "./idle.ts";
import { oneAccount } from "./oneAccount.ts";
import { withPictures } from "./pictures.ts";
import { severalProcesses } from "./severalProcesses.ts";
import { removal } from "./removal.ts";
import { search } from "./search.ts";
import { streams } from "./streams.ts";

const RUNS = 3;
const kinds = ["PostgreSQL", "PGlite"] as const;

/** The rows of the API. */
const apiRows = ["18", "19", "20", "21", "26", "27", "28", "29", "30"];

type Measure = (database: BenchDatabase) => Promise<Figure[]>;

/** Measures all or some rows of the API on both databases, and prints the medians with their limits. */
export async function apiBench(rows: readonly string[], size: Size): Promise<void> {
  // A row with a letter, such as 20c, is measured with its number.
  const wanted = (row: string) => rows.length === 0 || rows.some((one) => one.replace(/[a-z]$/, "") === row);
  if (!apiRows.some(wanted)) return;
  await runTool(process.execPath, [`${root}/scripts/build.ts`, "api"]);
  // The database does not matter for it.
  if (wanted("30")) await withPictures(report);
  for (const kind of kinds) {
    if (size.database !== null && size.database !== kind) continue;
    if (wanted("21")) await onNewDatabases(kind, idle);
    for (const row of ["27", "29"] as const) {
      if (wanted(row)) await onNewDatabases(kind, (database) => oneAccount(database, size.seconds, row));
    }
    if (wanted("28")) await onNewDatabases(kind, removal);
    if (wanted("18") || wanted("19")) await onOneDatabase(() => filled(kind, size), characters);
    if (wanted("20")) {
      await onOneDatabase(
        () => newDatabase(kind),
        (database) => streams(database, size),
      );
    }
    if (wanted("26") && kind === "PostgreSQL") {
      await onOneDatabase(
        () => newDatabase(kind),
        (database) => severalProcesses(database, size),
      );
    }
  }

  async function characters(database: BenchDatabase): Promise<Figure[]> {
    const api = await startApi(database.environment);
    try {
      return [
        ...(wanted("18") ? await listing(api, database) : []),
        ...(wanted("19") ? await search(api, database) : []),
      ];
    } finally {
      await api.end();
    }
  }
}

async function filled(kind: BenchDatabase["kind"], { keep, characters }: Size): Promise<BenchDatabase> {
  if (keep !== null) return persistentDatabase(kind, keep, characters);
  const database = await newDatabase(kind);
  await seed(database, characters);
  return database;
}

/** Three runs on one database. */
async function onOneDatabase(find: () => Promise<BenchDatabase>, measure: Measure): Promise<void> {
  const database = await find();
  try {
    await report(() => measure(database));
  } finally {
    await database.dispose();
  }
}

/** Three runs, each on a new database, because the first start is measured too. */
async function onNewDatabases(kind: BenchDatabase["kind"], measure: Measure): Promise<void> {
  await report(async () => {
    const database = await newDatabase(kind);
    try {
      return await measure(database);
    } finally {
      await database.dispose();
    }
  });
}

async function report(measure: () => Promise<Figure[]>): Promise<void> {
  const runs: Figure[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  for (const [at, figure] of (runs[0] ?? []).entries()) {
    const values = runs.map((run) => run[at]?.value ?? Number.NaN);
    print({ ...figure, value: median(values) }, values);
  }
}

function print({ row, what, value, unit, gate, aim, from }: Figure, values: readonly number[]): void {
  const limit = gate === undefined ? "reported" : `at most ${gate}${unit}, aim ${aim}${unit}`;
  const verdict =
    gate === undefined || aim === undefined ? "" : value <= aim ? "aim" : value <= gate ? "gate" : "OVER";
  const runs = values.map((one) => one.toFixed(2)).join(" ");
  process.stdout.write(
    `${row.padStart(4)}  ${value.toFixed(2)} ${unit}  ${limit}  ${verdict.padEnd(4)}  ${what}  (runs: ${runs}${from ? `; ${from}` : ""})\n`,
  );
}
