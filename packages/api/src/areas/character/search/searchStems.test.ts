import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { fillSearch } from "../../../db/search/fillSearch.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

/** Pairs of forms of one word: each finds the other. */
const forms: readonly [language: string, one: string, other: string][] = [
  ["de", "Drache", "Drachen"],
  ["de", "Haus", "Häuser"],
  ["de", "Straße", "Straßen"],
  ["es", "bruja", "brujas"],
  ["es", "canción", "canciones"],
  ["es", "dragón", "dragones"],
  ["pt-BR", "bruxa", "bruxas"],
  ["pt-BR", "livro", "livros"],
  ["fr", "cheval", "chevaux"],
  ["fr", "sorcière", "sorcieres"],
  ["fr", "château", "châteaux"],
  ["it", "strega", "streghe"],
  ["it", "fuoco", "fuochi"],
  ["tr", "ejderha", "ejderhalar"],
  ["tr", "cadı", "CADILAR"],
  ["tr", "şehir", "şehirler"],
  ["ru", "дракон", "драконы"],
  ["ru", "ведьма", "ведьм"],
  ["ru", "красный", "красная"],
  ["ru", "ёлка", "ёлки"],
  ["hi", "किताब", "किताबें"],
  ["hi", "लड़का", "लड़के"],
  ["ar", "كتاب", "الكتاب"],
  ["ar", "مدينة", "المدينة"],
];

describeEachDatabase("a search by stems", (database) => {
  let api: TestApp;

  beforeAll(async () => {
    const { db } = database();
    for (const [language, one, other] of forms) {
      await addCharacter(db, { id: `${one} 1`, name: "Vera", language, tagline: `– ${one} –` });
      await addCharacter(db, { id: `${one} 2`, name: "Vera", language, bio: `– ${other}. –` });
    }
    api = testApp(database());
  });

  async function found(language: string, info: string, more: Record<string, unknown> = {}) {
    const headers = { "accept-language": language };
    const { data } = await api.call(routes.search, { info, ...more }, { headers });
    return data.items;
  }
  const idsOf = async (...search: Parameters<typeof found>) =>
    (await found(...search)).map(({ id }) => id).sort();

  it.each(forms)(
    "finds both forms of a word in the reader's language (%s): %s, %s",
    async (language, one, other) => {
      const both = [`${one} 1`, `${one} 2`];
      for (const text of [one, other, `${other} ${one}`]) expect(await idsOf(language, text)).toEqual(both);
    },
  );

  it("finds them in the language of the filter", async () => {
    expect(await idsOf("en", "Drachen", { language: "de" })).toEqual(["Drache 1", "Drache 2"]);
    expect(await idsOf("ja", "brujas", { language: "es" })).toEqual(["bruja 1", "bruja 2"]);
    expect(await idsOf("en", "Drachen")).toEqual(["Drache 2"]);
  });

  it("shows the word as it is written first, in each place of the search", async () => {
    const { db } = database();
    const tagline = "Über Burgen und Hexen";
    await addCharacter(db, { id: "written", language: "de", tagline });
    await addCharacter(db, { id: "stem", language: "de", tagline: "Über Burg und Hexe", chats: 9_000 });
    const firstOf = async (info: string) => (await found("de", info))[0]?.id;
    expect(await firstOf("Burgen über")).toBe("written");
    expect(await firstOf("über Burgen")).toBe("written");
    expect(await firstOf("Hexe Burg")).toBe("stem");
  });

  it("shows the part of a biography that has another form of the word", async () => {
    const bio = `${"Nichts weiter. ".repeat(60)}Sie zähmt einen Lindwurm. ${"Mehr. ".repeat(60)}`;
    await addCharacter(database().db, { id: "passage", name: "Vera", language: "de", bio });
    expect((await found("de", "Lindwurms"))[0]?.passage).toContain("zähmt einen Lindwurm");
  });

  it("prepares characters of other languages again after the migration", async () => {
    const { db } = database();
    const wordsOf = async () =>
      rowsOf(await db.execute(sql`select search::text from "character" where id = 'Drache 2'`));
    const words = await wordsOf();
    await db.execute(sql`update "character" set folded_name = null, search = null where id = 'Drache 2'`);
    await fillSearch(db);
    expect(await wordsOf()).toEqual(words);
    expect(JSON.stringify(words)).toContain("'drach':");
  });
});
