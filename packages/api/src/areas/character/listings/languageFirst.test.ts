import { type DataOf, type routes as Routes, routes } from "@mimi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

const idsOf = (items: DataOf<typeof Routes.listIndex>["items"]) => items.map(({ id }) => id);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describeEachDatabase("listings", (database) => {
  let api: TestApp;
  let session: string;

  beforeAll(async () => {
    session = await testApp(database()).signIn("user");
  });

  beforeEach(async () => {
    await database().db.delete(character);
    api = testApp(database());
  });

  const german = { headers: { "Accept-Language": "de-AT,de;q=0.9,en;q=0.8" } };
  const brazilian = { headers: { "Accept-Language": "en", Cookie: "mimi-language=pt-BR" } };

  it("have the characters in the reader's language first, then the others, each once over all pages", async () => {
    const { db } = database();
    const [sea = 0] = await addTags(db, ["Sea"]);
    const rows = { fr: 50, "de-CH": 1, en: 40, de: 2, "pt-PT": 30 };
    for (const [language, chats] of Object.entries(rows)) {
      await addCharacter(db, { id: language, language, chats, tag_ids: [sea] });
    }
    const popular = ["fr", "en", "pt-PT", "de", "de-CH"];
    const firstIn = (...ids: string[]) => [...ids, ...popular.filter((id) => !ids.includes(id))];
    const orders = [
      [{}, firstIn("en")],
      [german, firstIn("de", "de-CH")],
      [brazilian, firstIn("pt-PT")],
    ] as const;
    for (const [who, order] of orders) {
      expect(idsOf((await api.call(routes.listIndex, {}, who)).data.items)).toEqual(order);
      expect(idsOf((await api.call(routes.listByTag, { tag_id: sea }, who)).data.items)).toEqual(order);
      expect(idsOf((await api.call(routes.search, { info: "" }, who)).data.items)).toEqual(order);
      expect(idsOf((await api.call(routes.search, { info: "ines" }, who)).data.items)).toEqual(order);
      expect(idsOf((await api.call(routes.listTop, {}, who)).data)).toEqual(order);
      const similar = idsOf((await api.call(routes.listSimilar, { character_id: "fr" }, who)).data);
      expect(similar).toEqual(order.filter((id) => id !== "fr"));
      // A user with likes has another order.
      const own = { ...who, session };
      await api.call(routes.like, { character_id: "en" }, own);
      for (const count of [1, 2, 20]) {
        const pages = { listIndex: [] as string[], search: [] as string[] };
        for (let page = 1; page <= 5; page += 1) {
          pages.listIndex.push(...idsOf((await api.call(routes.listIndex, { page, count }, own)).data.items));
          const found = await api.call(routes.search, { info: "", page, count }, own);
          pages.search.push(...idsOf(found.data.items));
        }
        expect(pages).toEqual({ listIndex: order, search: order });
      }
    }
  });

  it("of similar characters have those in the reader's language first, also with fewer tags in common", async () => {
    const { db } = database();
    const [sea = 0, ghosts = 0] = await addTags(db, ["Sea", "Ghosts"]);
    await addCharacter(db, { id: "ahab", language: "en", tag_ids: [sea, ghosts] });
    await addCharacter(db, { id: "like-ahab", language: "en", tag_ids: [sea, ghosts] });
    await addCharacter(db, { id: "wiebke", language: "de", tag_ids: [sea] });
    const { data } = await api.call(routes.listSimilar, { character_id: "ahab" }, german);
    expect(idsOf(data)).toEqual(["wiebke", "like-ahab"]);
  });

  it("by date or by chats are in all languages", async () => {
    const { db } = database();
    await addCharacter(db, { id: "old", language: "de", published_at: daysAgo(3), chats: 1 });
    await addCharacter(db, { id: "new", language: "en", published_at: daysAgo(1), chats: 5 });
    expect(idsOf((await api.call(routes.listCharacters, {}, german)).data.items)).toEqual(["new", "old"]);
    for (const sort of ["new", "popular"] as const) {
      const { data } = await api.call(routes.search, { info: "", sort }, german);
      expect(idsOf(data.items)).toEqual(["new", "old"]);
    }
  });
});
