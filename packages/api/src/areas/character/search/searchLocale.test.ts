import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { postgresAt } from "../../../config/databaseSettings.ts";
import { rowsOf } from "../../../db/Database.ts";
import { openPostgres } from "../../../db/postgres/postgres.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { searchedTexts } from "../../../testing/searchedTexts.ts";
import { testApp } from "../../../testing/testApp.ts";

/** An empty database with the given locale, on the server of the run. */
async function databaseWith(locale: string): Promise<string> {
  const address = new URL(inject("postgresTemplate"));
  const name = newId();
  address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 ${locale}`);
  } finally {
    await client.end();
  }
  address.pathname = `/${name}`;
  return address.href;
}

describe.each([
  ["C", "lc_collate 'C' lc_ctype 'C'", { upper: "I", knows: false }],
  ["Turkish", "lc_collate 'C' lc_ctype 'C' locale_provider icu icu_locale 'tr'", { upper: "İ", knows: true }],
])("a PostgreSQL database with the locale %s", (_name, locale, expected) => {
  // Rule: search-every-script
  it("has characters that are found in every script, also by a part of a name and a misspelled name", async () => {
    const database = await openPostgres(postgresAt(await databaseWith(locale)), () => undefined);
    const { db } = database;
    const rows = await db.execute(sql`select upper('i') as upper, lower('П') = 'п' as knows`);
    expect(rowsOf(rows)).toEqual([expected]);
    const api = testApp(database);
    const firstOf = async (info: string) => (await api.call(routes.search, { info })).data.items[0]?.id;
    for (const { text } of searchedTexts) await addCharacter(db, { id: text, name: text });
    await addCharacter(db, { id: "name", name: "Маргарита Николаевна" });
    for (const { text, queries } of searchedTexts) {
      for (const query of queries) expect([query, await firstOf(query)]).toEqual([query, text]);
    }
    expect([await firstOf("гарит"), await firstOf("МАРГАРИТТА")]).toEqual(["name", "name"]);
    await api.stop();
    await database.close();
  });
});
