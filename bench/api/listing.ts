import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/launch/settings.ts";
import { type Server, startServer } from "./apiServer.ts";
import type { Figure } from "./Figure.ts";
import type { BenchDatabase } from "./databases.ts";
import { request, cpuPerRequest } from "./requests.ts";

const PATHS = { newest: "/api/character/?count=20", ranked: "/api/index/?count=20" } as const;
const REQUESTS = 2_000;
const gates = { PostgreSQL: { gate: 8, aim: 4 }, PGlite: { gate: 35, aim: 20 } } as const;

/** Row 18: processor time of a listing of 20 cards, against the same bytes from memory. */
export async function listing(api: Server, { kind }: BenchDatabase): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const same = await startStatic(await request(api.origin + path));
    const listed = await cpuPerRequest(api, path, REQUESTS);
    const plain = await cpuPerRequest(same, "/", REQUESTS);
    await same.end();
    const from = `${(listed * 1000).toFixed(0)} / ${(plain * 1000).toFixed(0)} µs of the API's processor time`;
    const what = `listing of 20 cards, ${name}, ${kind}, against a static answer of the same bytes`;
    figures.push({ row: "18", what, value: listed / plain, unit: "x", ...gates[kind], from });
  }
  return figures;
}

function startStatic(answer: string): Promise<Server> {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-bench-")), "answer.json");
  writeFileSync(file, answer);
  return startServer(join(root, "bench/api/staticServer.ts"), { ANSWER_FILE: file });
}
