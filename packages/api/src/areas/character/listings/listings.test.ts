import { type DataOf, ErrorCode, type routes as Routes, routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hiddenItem } from "../../../db/schema/character.ts";
import { chat, message } from "../../../db/schema/chat.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { insertVariants } from "../../../domain/variants/variantTexts.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { listingStatement } from "./CharacterLists.ts";
import { loadContentFilter } from "./contentFilter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { genericPlanOf } from "../../../testing/genericPlan.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

type Cards = DataOf<typeof Routes.listIndex>["items"];

const idsOf = (items: Cards) => items.map(({ id }) => id);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describeEachDatabase("listings", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;

  beforeAll(async () => {
    api = testApp(database());
    session = await api.signIn("user");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  beforeEach(async () => {
    await database().db.delete(character);
    await database().db.delete(hiddenItem);
    api = testApp(database());
  });

  async function attest(on: boolean): Promise<void> {
    const adult_attested_at = on ? new Date() : null;
    await database().db.update(user).set({ adult_attested_at }).where(eq(user.id, uid));
  }

  it("contain each character once over all pages, and say which page is the last", async () => {
    for (let number = 0; number < 25; number += 1) await addCharacter(database().db, { chats: number % 5 });
    for (const route of [routes.listIndex, routes.listCharacters]) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => api.call(route, { page, count: 10 })));
      const ids = pages.flatMap(({ data }) => idsOf(data.items));
      expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
      expect(pages.map(({ data }) => data.has_more)).toEqual([true, true, false, false]);
    }
  });

  it("mark a full page as the last one when nothing follows", async () => {
    for (let number = 0; number < 10; number += 1) await addCharacter(database().db);
    expect((await api.call(routes.listIndex, { count: 10 })).data.has_more).toBe(false);
  });

  it("contain only published public characters", async () => {
    const { db } = database();
    const shown = await addCharacter(db);
    await addCharacter(db, { visibility: "unlisted" });
    await addCharacter(db, { visibility: "private", creator_id: uid });
    for (const status of ["draft", "pending", "rejected", "removed"] as const)
      await addCharacter(db, { status });
    for (const route of [routes.listIndex, routes.listCharacters]) {
      expect(idsOf((await api.call(route, {}, { session })).data.items)).toEqual([shown]);
    }
    expect(idsOf((await api.call(routes.listTop)).data)).toEqual([shown]);
    expect(idsOf((await api.call(routes.search, { info: "" })).data.items)).toEqual([shown]);
  });

  it("sort by time in one list, and by rank in the other: ten times the users equal four weeks of age", async () => {
    const { db } = database();
    const young = await addCharacter(db, { published_at: daysAgo(0), chats: 10 });
    const read = await addCharacter(db, { published_at: daysAgo(20), chats: 200 });
    const old = await addCharacter(db, { published_at: daysAgo(60), chats: 200 });
    expect(idsOf((await api.call(routes.listCharacters)).data.items)).toEqual([young, read, old]);
    expect(idsOf((await api.call(routes.listIndex)).data.items)).toEqual([read, young, old]);
  });

  it("rank tags that a user liked higher, for this user only, without repeating a character", async () => {
    const { db } = database();
    const [sea = 0, sky = 0] = await addTags(db, ["Sea", "Sky"]);
    const liked = await addCharacter(db, { tag_ids: [sea], chats: 1 });
    const popular = await addCharacter(db, { tag_ids: [sky], chats: 100 });
    const similar = await addCharacter(db, { tag_ids: [sea], chats: 80 });
    await api.call(routes.like, { character_id: liked }, { session });
    const mine = (await api.call(routes.listIndex, {}, { session })).data.items;
    expect(idsOf(mine)).toEqual([similar, popular, liked]);
    expect(idsOf((await api.call(routes.listIndex)).data.items)[0]).toBe(popular);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.call(routes.listIndex, { page, count: 1 }, { session })),
    );
    expect(new Set(pages.flatMap(({ data }) => idsOf(data.items))).size).toBe(3);
  });

  it("have a rail of the ten most popular of the highest ranked characters", async () => {
    for (let number = 0; number < 12; number += 1) {
      await addCharacter(database().db, {
        id: `top-${number}`,
        chats: 100 - number,
        published_at: daysAgo(number % 3),
      });
    }
    const top = idsOf((await api.call(routes.listTop)).data);
    expect(top).toEqual(Array.from({ length: 10 }, (_none, number) => `top-${number}`));
  });

  it("by tag contain the characters with the tag, and cards have three of their tags", async () => {
    const { db } = database();
    const ids = await addTags(db, ["A", "B", "C", "D"]);
    const wearer = await addCharacter(db, { tag_ids: ids });
    await addCharacter(db, { tag_ids: ids.slice(0, 1) });
    api = testApp(database());
    const { items } = (await api.call(routes.listByTag, { tag_id: ids[3] ?? 0 })).data;
    expect(idsOf(items)).toEqual([wearer]);
    expect(items[0]?.tags.map(({ name }) => name)).toEqual(["A", "B", "C"]);
    const detail = (await api.call(routes.getCharacter, { character_id: wearer })).data;
    expect(detail.tags.map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
    const counted = (await api.call(routes.listTags)).data.filter(({ id }) => ids.includes(id));
    expect(counted.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  });

  it("of favourites contain the user's own, latest first", async () => {
    const { db } = database();
    const [first, second] = [await addCharacter(db), await addCharacter(db)];
    for (const id of [first, second]) await api.call(routes.addFavourite, { character_id: id }, { session });
    expect(idsOf((await api.call(routes.listFavourites, {}, { session })).data.items)).toEqual([
      second,
      first,
    ]);
    const other = await api.signIn("other-user");
    expect((await api.call(routes.listFavourites, {}, { session: other })).data.items).toEqual([]);
  });

  it("of recent characters contain each once with its latest chat, and nothing for visitors", async () => {
    const { db } = database();
    const [one, two] = [await addCharacter(db), await addCharacter(db)];
    const row = { user_id: uid, character_revision: 1 };
    const [key, latest] = [newChatKey(), newChatKey()];
    await db.insert(chat).values([
      { ...row, chat_key: newChatKey(), character_id: one, updated_at: daysAgo(3) },
      { ...row, chat_key: latest, character_id: one, updated_at: daysAgo(1) },
      { ...row, chat_key: key, character_id: two, updated_at: daysAgo(2) },
      { ...row, chat_key: newChatKey(), character_id: two, updated_at: daysAgo(0), deleted_at: daysAgo(0) },
    ]);
    for (const [chat_key, text] of [
      [latest, "*Until* then."],
      [key, "Another chat."],
    ] as const) {
      const id = newId();
      await db
        .insert(message)
        .values({ id, chat_key, role: "user", kind: "turn", status: "done", position: 1 });
      await insertVariants(db, [{ id, message_id: id, user_id: uid, index: 0, text, finish: "complete" }]);
    }
    const { data } = await api.call(routes.listRecent, {}, { session });
    expect(data.map(({ id, last_chat }) => [id, last_chat?.chat_key])).toEqual([
      [one, latest],
      [two, key],
    ]);
    expect(data.map(({ last_chat }) => last_chat?.preview)).toEqual(["Until then.", "Another chat."]);
    expect((await api.call(routes.listRecent)).data).toEqual([]);
  });

  // Rule: adult-attested-only
  it("contain no adult characters for users who have not both confirmed and requested them, and count them", async () => {
    const { db } = database();
    const [tagId = 0] = await addTags(db, ["Zz"]);
    const plain = await addCharacter(db, { tag_ids: [tagId] });
    const adult = await addCharacter(db, { tag_ids: [tagId], rating: "nsfw", chats: 9 });
    await api.call(routes.addFavourite, { character_id: plain }, { session });
    const row = { user_id: uid, character_id: adult, character_revision: 1 };
    await db.insert(chat).values({ ...row, chat_key: newChatKey() });

    async function seen(rating: "sfw" | "nsfw", who: { session?: string }) {
      const pages = await Promise.all([
        api.call(routes.listIndex, { rating }, who),
        api.call(routes.listCharacters, { rating }, who),
        api.call(routes.listByTag, { rating, tag_id: tagId }, who),
        api.call(routes.search, { rating, info: "ines" }, who),
      ]);
      const rails = await Promise.all([
        api.call(routes.listTop, { rating }, who),
        api.call(routes.listRecent, { rating }, who),
      ]);
      const railed = rails.some(({ data }) => idsOf(data).includes(adult));
      return [
        ...pages.map(({ data }) => [idsOf(data.items).includes(adult), data.hidden, data.adult]),
        railed,
      ];
    }

    const hidden = [false, 1, 1];
    const nowhere = [hidden, hidden, hidden, hidden, false];
    expect(await seen("nsfw", {})).toEqual(nowhere);
    expect(await seen("nsfw", { session })).toEqual(nowhere);
    await attest(true);
    expect(await seen("sfw", { session })).toEqual(nowhere);
    const shown = [true, 0, 0];
    expect(await seen("nsfw", { session })).toEqual([shown, shown, shown, shown, true]);
    await attest(false);
  });

  // Rule: home-counts-adult-apart
  it("leave out what a user hides, and count it apart from adult characters", async () => {
    const { db } = database();
    const [sea = 0] = await addTags(db, ["Sea"]);
    const shown = await addCharacter(db);
    const itself = await addCharacter(db);
    await addCharacter(db, { creator_id: "hidden-creator" });
    await addCharacter(db, { tag_ids: [sea] });
    await addCharacter(db, { rating: "nsfw" });
    await db.insert(hiddenItem).values([
      { user_id: uid, kind: "character", item_id: itself },
      { user_id: uid, kind: "creator", item_id: "hidden-creator" },
      { user_id: uid, kind: "tag", item_id: String(sea) },
    ]);
    for (const route of [routes.listIndex, routes.listCharacters]) {
      const { data } = await api.call(route, {}, { session });
      expect([idsOf(data.items), data.hidden, data.adult]).toEqual([[shown], 4, 1]);
    }
    expect((await api.call(routes.listIndex)).data.items).toHaveLength(4);
    // Hiding is for discovery: a user's own favourites stay (product 9).
    await api.call(routes.addFavourite, { character_id: itself }, { session });
    const own = await api.call(routes.listFavourites, {}, { session });
    expect([idsOf(own.data.items), own.data.hidden]).toEqual([[itself], 0]);
    const detail = await api.call(routes.getCharacter, { character_id: itself }, { session });
    expect(detail.data.viewer.hidden).toBe(true);
  });

  it("do not say whether a requested character is absent, private or removed", async () => {
    const { db } = database();
    const foreign = await addCharacter(db, { visibility: "private" });
    const removed = await addCharacter(db, { status: "removed" });
    for (const character_id of ["absent", foreign, removed]) {
      const answer = await api.call(routes.getCharacter, { character_id }, { session });
      expect([answer.status, answer.code, answer.data]).toEqual([404, ErrorCode.notFound, null]);
    }
  });

  it("say that a requested character is for adults, without its name", async () => {
    const id = await addCharacter(database().db, { rating: "nsfw", name: "Zz Secret" });
    for (const who of [{}, { session }]) {
      const response = await api.send(routes.getCharacter, { character_id: id }, who);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("Zz Secret");
    }
    await attest(true);
    expect((await api.call(routes.getCharacter, { character_id: id }, { session })).code).toBe(0);
    await attest(false);
  });

  it("read their first pages from an index, among many rows", async () => {
    const { db } = database();
    await addCharacter(db);
    await db.execute(sql`insert into "character" (id, creator_id, name, visibility, status, published_at, chats)
      select 'many-' || n, 'test-creator', 'Name ' || n, 'public', 'published',
        timestamptz '2026-01-01' + n * interval '1 minute', n % 97 from generate_series(1, 5000) as n`);
    await db.execute(sql`analyze "character"`);
    const filter = await loadContentFilter(db, null, "sfw");
    // All characters are in English.
    const ranked = ["using character_language_ranked", "using character_ranked"];
    for (const [name, indexes] of [
      ["ranked", ranked],
      ["newest", ["using character_newest"]],
    ] as const) {
      const visitors = listingStatement("", name, filter, { page: 1, count: 20 });
      const users = listingStatement("", name, { ...filter, userId: "u1" }, { page: 10, count: 20 });
      for (const { text, values } of [visitors, users]) {
        const plan = await genericPlanOf(db, text, ["de", "u1"].slice(0, values));
        for (const index of indexes) expect(plan).toContain(index);
        expect(plan).not.toMatch(/Seq Scan on \W*character/);
      }
    }
  });
});
