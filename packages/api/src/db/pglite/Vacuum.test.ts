import { expect, it } from "vitest";
import { makeLog } from "../../shared/log.ts";
import { createPglite } from "./pglite.ts";
import { Vacuum } from "./Vacuum.ts";

const KB = 1024;

async function openTable() {
  const client = await createPglite("memory://");
  await client.exec(`create table "Odd text" (id int primary key, text text)`);
  const bytes = async () => {
    const size = `select pg_total_relation_size('"Odd text"')::int as bytes`;
    return (await client.query<{ bytes: number }>(size)).rows[0]?.bytes ?? 0;
  };
  // Random text, which is not compressed.
  const write = `select string_agg(md5(random()::text), '') from generate_series(1, 3000)`;
  return { client, bytes, write };
}

it("the room of deleted and rewritten rows is used again", async () => {
  const { client, bytes, write } = await openTable();
  const vacuum = new Vacuum(client, makeLog("silent"));
  let runs = 0;
  for (let time = 0; time < 200; time += 1) {
    await client.exec(`insert into "Odd text" values (1, (${write}))
      on conflict (id) do update set text = excluded.text; delete from "Odd text" where id = ${time % 2}`);
    if (await vacuum.runIfDue()) runs += 1;
  }
  // 200 texts of 94 KB were written.
  expect(await bytes()).toBeLessThan(6_000 * KB);
  expect(runs).toBeGreaterThan(2);
  await vacuum.close();
  await client.close();
});

it("nothing is vacuumed while little is written, and a failure is no error of others", async () => {
  const { client } = await openTable();
  const vacuum = new Vacuum(client, makeLog("silent"));
  expect([await vacuum.runIfDue(), await vacuum.runIfDue()]).toEqual([true, false]);
  await client.close();
  expect(await vacuum.runIfDue()).toBe(false);
  await vacuum.close();
});
