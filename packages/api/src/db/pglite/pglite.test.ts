import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { freshPglite } from "../../testing/databases.ts";
import { type Database, rowsOf } from "../Database.ts";
import { chatRequest } from "../schema/chat.ts";
import { user } from "../schema/referenced.ts";

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
    await db.execute(busy);
    // Each look at the clock is 100 ms later, so that every query has taken long, however fast the machine is.
    let at = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (at += 100));
    let turns = 0;
    let others = setImmediate(function work() {
      turns += 1;
      others = setImmediate(work);
    });
    await ask(db);
    clearImmediate(others);
    clock.mockRestore();
    expect(turns).toBeGreaterThanOrEqual(QUERIES);
    await close();
  },
);

const plans = sql`select coalesce(sum(generic_plans + custom_plans), 0)::int as times from pg_prepared_statements`;

// Rule: pglite-plans-once
it("plans a frequent query once, in transactions too, and nothing else", async () => {
  const { db, close } = await freshPglite();
  const find = (tx: Database) => tx.select().from(user).where(eq(user.id, "nobody"));
  for (let time = 0; time < 4; time += 1) await find(db);
  expect(rowsOf(await db.execute(plans))).toEqual([{ times: 0 }]);
  // From the fifth run on.
  await db.transaction(async (tx) => void (await Promise.all([find(tx), find(tx), find(tx)])));
  expect(rowsOf(await db.execute(plans))).toEqual([{ times: 3 }]);
  await close();
});

// Rule: pglite-plans-once
it("gives a frequent query its values as they are", async () => {
  const { db, close } = await freshPglite();
  await db.insert(user).values({ id: "u", user_name: "" });
  const texts = ["it's", '\\\' ; drop table "user"; --', "$1 $$", '"', "ü 🦊", "", "E'\\n'"];
  const at = new Date("2026-11-20T12:40:00.123Z");
  for (let time = 0; time < 8; time += 1) {
    for (const user_name of texts) {
      await db.update(user).set({ user_name, adult_attested_at: at }).where(eq(user.id, "u"));
      const [found] = await db
        .select()
        .from(user)
        .where(eq(user.user_name, user_name))
        .limit(1 + time);
      expect(found).toMatchObject({ user_name, adult_attested_at: at });
    }
    await db.update(user).set({ adult_attested_at: null }).where(eq(user.id, "u"));
  }
  expect(rowsOf<{ times: number }>(await db.execute(plans))[0]?.times).toBeGreaterThan(50);
  await close();
});

// Rule: pglite-plans-once
it("rejects a frequent query that fails, and runs it again afterwards", async () => {
  const { db, close } = await freshPglite();
  const request = { chat_key: "absent", client_id: "c", kind: "send", message_id: "m" } as const;
  const outcomes: unknown[] = [];
  for (let time = 0; time < 8; time += 1) {
    await db
      .transaction((tx) => tx.insert(chatRequest).values(request))
      .catch((error: { cause?: { code?: string } }) => outcomes.push(error.cause?.code));
  }
  expect(outcomes).toEqual(Array.from({ length: 8 }, () => "23503"));
  await close();
});
