import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { freshPglite } from "../testing/databases.ts";
import type { Database } from "./Database.ts";

const QUERIES = 6;
const busy = sql`select count(*) from generate_series(1, 100000)`;

async function oneByOne(db: Database): Promise<void> {
  for (let query = 0; query < QUERIES; query += 1) await db.execute(busy);
}

it.each([
  ["query follows query", oneByOne],
  [
    "queries wait for each other",
    (db) => Promise.all(Array.from({ length: QUERIES }, () => db.execute(busy))),
  ],
  ["a transaction runs", (db) => db.transaction(oneByOne)],
] satisfies [string, (db: Database) => Promise<unknown>][])(
  "the embedded database lets other work run during %s",
  async (_case, ask) => {
    const { db, close } = await freshPglite();
    // The first query is slower, and other work may have run during it.
    await db.execute(busy);
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    await ask(db);
    clearInterval(others);
    expect(turns).toBeGreaterThan(1);
    await close();
  },
);
