import { startApi } from "./apiServer.ts";
import type { Figure } from "./Figure.ts";
import type { BenchDatabase } from "./databases.ts";

const SETTLE_MS = 4_000;

/** Row 21 for the API: start times, and memory of an idle process. The first start fills the new database. */
export async function idle({ kind, environment }: BenchDatabase): Promise<Figure[]> {
  const first = await startApi(environment);
  await first.end();
  const second = await startApi(environment);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const memoryMb = second.memory() / 1024 / 1024;
  await second.end();
  return [
    { row: "21", what: `API to listening, first time, ${kind}`, value: first.startMs / 1000, unit: "s" },
    { row: "21", what: `API to listening, again, ${kind}`, value: second.startMs / 1000, unit: "s" },
    { row: "-", what: `memory of the API at rest, ${kind}`, value: memoryMb, unit: "MB" },
  ];
}
