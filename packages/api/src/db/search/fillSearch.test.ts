import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { rowsOf } from "../Database.ts";
import { fillSearch } from "./fillSearch.ts";
import { characterSearch } from "./searchColumns.ts";
import { textSearch } from "./textSearch.ts";

describeEachDatabase("the preparation for search", (database) => {
  const query = async (statement: ReturnType<typeof sql>) => rowsOf(await database().db.execute(statement));

  beforeAll(async () => {
    await query(sql`insert into "user" (id, user_name) values ('u', 'Łódź')`);
    await query(sql`insert into "character" (id, creator_id, name, tagline)
      select 'c' || n, 'u', 'Привет ' || n, 'Keeps the lamps' from generate_series(1, 450) as n`);
    await query(sql`insert into character_revision (character_id, revision, fields, created_at)
      select 'c' || n, 1, '{"bio": "東京"}', now() from generate_series(1, 450) as n`);
    await query(sql`insert into variant_text (id, user_id, text)
      select 't' || n, 'u', '*The **lamp*** of [Łódź](https://example.org)' from generate_series(1, 450) as n`);
  });

  // Rule: search-preparation
  it("prepares the rows that are not prepared, each once", async () => {
    const { db } = database();
    await query(sql`update variant_text set line = ' as another process wrote' where id = 't7'`);
    expect([await fillSearch(db), await fillSearch(db)]).toEqual([1 + 450 + 449, 0]);
    expect(await query(sql`select search::text, folded_name, name_key from "user"`)).toEqual([
      { search: "'lodz':1A", folded_name: "lodz", name_key: "lodz" },
    ]);
    expect(
      await query(
        sql`select search::text, folded_name from "character" where id in ('c1', 'c450') order by id`,
      ),
    ).toEqual([
      {
        search: "'1':2A 'keep':4B 'keeps':4B 'lamp':6B 'lamps':6B 'the':5B 'привет':1A '京':9C '東京':8C",
        folded_name: "привет 1",
      },
      {
        search: "'450':2A 'keep':4B 'keeps':4B 'lamp':6B 'lamps':6B 'the':5B 'привет':1A '京':9C '東京':8C",
        folded_name: "привет 450",
      },
    ]);
    expect(await query(sql`select id, line from variant_text where id in ('t7', 't8') order by id`)).toEqual([
      { id: "t7", line: " as another process wrote" },
      { id: "t8", line: " the lamp of lodz" },
    ]);
  });

  it.each([
    ["words longer than the database takes", "a".repeat(5_000)],
    ["a letter with very many marks", `ह${"\u093F".repeat(3_000)} 猫${"\u3099".repeat(3_000)}`],
    ["a word that is repeated very often", "la ".repeat(2_000)],
    ["signs of queries", `' & | ! ( ) : * <-> \\ "`],
    ["nothing", ""],
  ])("stores %s", async (_what, text) => {
    const { search } = characterSearch({ name: text, tagline: text, bio: text });
    await query(sql`update "character" set search = ${search}::tsvector where id = 'c1'`);
    expect(textSearch(text).line).not.toMatch(/[%_\\]/);
  });
});
