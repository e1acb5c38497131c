import type { Server } from "./apiServer.ts";
import { median } from "../median.ts";
import type { Figure } from "./Figure.ts";
import type { BenchDatabase } from "./databases.ts";
import { times } from "./requests.ts";

/** Searches: complete, incomplete and misspelled names, words of texts, and words without a match. Each runs once per run. */
const common = [
  "lighthouse",
  "harbour keeper",
  "patient librarian",
  "clockmaker",
  "dry detective",
  "greenhouse",
];
const names = ["ada ashdown", "greta", "mira lark", "hugo bir", "silas quarry", "xenia wren"];
const rare = ["lighthose", "vera thornn", "zzzz nothing", "solemn weaver monastery", "yara", "q"];
const LISTINGS = 60;

/** Row 19: a search among all characters that is not cached, against a listing. */
export async function search(api: Server, { kind }: BenchDatabase): Promise<Figure[]> {
  const listing = `${api.origin}/api/character/?count=20`;
  const addresses = [...common, ...names, ...rare].map(
    (info) => `${api.origin}/api/search/?info=${encodeURIComponent(info)}`,
  );
  await times(Array.from({ length: LISTINGS }, () => listing));
  const listed = median(await times(Array.from({ length: LISTINGS }, () => listing)));
  const first = median(await times(addresses));
  const again = median(await times(addresses));
  const figure = (label: string, found: number): Figure => ({
    row: "19",
    what: `search, ${label}, ${kind}, p50 against a listing`,
    value: found / listed,
    unit: "x",
    gate: 5,
    aim: 3,
    from: `${found.toFixed(2)} / ${listed.toFixed(2)} ms`,
  });
  return [figure("the first time", first), figure("again", again)];
}
