import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { fillSearch } from "../../../db/search/fillSearch.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";
import { selectFound } from "./searchChats.ts";

describeEachDatabase("the search in chats", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("The *lighthouse* stood dark.", "Nobody answers."));
    testChat = await chats.newChat();
    await testChat.sendAndRead("Tell me of the lamp, O'Brien & co.");
  });

  const find = async (text: string, input: object = {}) =>
    (await chats.api.call(routes.searchChats, { text, ...input }, { session: testChat.session })).data.items;

  it("finds messages of both sides, by words or their beginnings, in upper or lower case", async () => {
    const [hit, ...more] = await find("LIGHT dark");
    expect(more).toEqual([]);
    const { id, created_at } = await testChat.reply();
    expect(hit).toEqual({
      chat_key: testChat.chatKey,
      character_id: testChat.characterId,
      character_name: hit?.character_name ?? "",
      title: "Tell me of the lamp, O'Brien & co.",
      parent: null,
      message_id: id,
      role: "character",
      excerpt: "The lighthouse stood dark.",
      matches: [
        [4, 9],
        [21, 25],
      ],
      position: 2,
      created_at: hit?.created_at ?? "",
    });
    expect(Date.parse(hit?.created_at ?? "")).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect((await find("lamp"))[0]?.role).toBe("user");
    expect(await find("light lamp")).toEqual([]);
  });

  it("finds the message with its surroundings", async () => {
    for (const text of ["Two", "Three", "Four"]) await testChat.sendAndRead(text);
    const [hit] = await find("nobody");
    const { data } = await testChat.call(routes.listMessages, { around_id: hit?.message_id ?? "", count: 3 });
    expect(data.messages.map(({ alternatives }) => alternatives[0]?.text)).toEqual([
      ...["Two", "Nobody answers.", "Three"],
    ]);
    expect([data.has_more, data.has_newer]).toEqual([true, true]);
  });

  it.each(["&", "' or 1=1 --", "!lamp:*", "'", "\\", "<->", "(((", "*", "lamp\\", "%", "__proto__"])(
    "reads %j as words, never as an operator",
    async (text) => {
      expect((await chats.api.call(routes.searchChats, { text }, { session: testChat.session })).code).toBe(
        0,
      );
    },
  );

  it("finds words with diacritics of every kind", async () => {
    expect(await find("o'brien & co")).toHaveLength(1);
  });

  it("finds nothing in other users' chats, in the bin, or in variants that are not selected", async () => {
    const other = await chats.newChat();
    await other.sendAndRead("The lamp again");
    expect(await find("lamp")).toHaveLength(1);
    const { id: message_id } = await testChat.reply();
    await readEvents(await testChat.regenerate(message_id));
    expect(await find("lighthouse")).toEqual([]);
    await testChat.call(routes.selectVariant, { message_id, index: 0 });
    expect(await find("lighthouse")).toHaveLength(1);
    await testChat.call(routes.editMessage, { message_id, text: "The harbour stood dark." });
    expect([await find("lighthouse"), (await find("harbour")).length]).toEqual([[], 1]);
    const { data } = await testChat.call(routes.deleteFrom, { message_id });
    expect(await find("harbour")).toEqual([]);
    await testChat.call(routes.restoreChat, { deletion_id: data.deletion_id });
    await testChat.call(routes.deleteChat, {});
    expect(await find("lamp")).toEqual([]);
  });

  it("searches one chat or one character on request", async () => {
    const second = newChatKey();
    await testChat.sendAndRead("The lamp once more", { chat_key: second });
    expect((await find("lamp")).map(({ chat_key }) => chat_key)).toEqual([second, testChat.chatKey]);
    expect((await find("lamp", { chat_key: second })).map(({ chat_key }) => chat_key)).toEqual([second]);
    expect(await find("lamp", { character_id: testChat.characterId })).toHaveLength(2);
    expect(await find("lamp", { count: 1, page: 2 })).toHaveLength(1);
  });

  it("names the chat that a branch comes from, until that chat is deleted", async () => {
    const { id: message_id } = await testChat.reply();
    await testChat.call(routes.branchChat, { message_id, client_id: crypto.randomUUID() });
    await testChat.call(routes.renameChat, { title: "The lamp" });
    const parents = async () => (await find("lighthouse")).map(({ parent }) => parent);
    expect(new Set(await parents())).toEqual(new Set([null, { title: "The lamp" }]));
    await testChat.call(routes.deleteChat, {});
    expect(await parents()).toEqual([{ title: null }]);
  });

  // Rule: chats-page
  it("lists the user's chats whose title has the words, or words that begin with them", async () => {
    const { session, chatKey } = testChat;
    await testChat.call(routes.renameChat, { title: "The Lighthouse keeper's lamp" });
    const other = await chats.newChat();
    await other.sendAndRead("The lighthouse again");
    const listed = async (title: string, input: object = {}) =>
      (await chats.api.call(routes.listChats, { title, ...input }, { session })).data.items.map(
        ({ chat_key }) => chat_key,
      );
    expect([await listed("LIGHT lamp"), await listed("house"), await listed("light rain")]).toEqual([
      [chatKey],
      [],
      [],
    ]);
    // No word: nothing, and never an operator.
    for (const text of ["…", "!", "' or 1=1 --", "lamp | rain", "(((", "\\"])
      expect(await listed(text)).toEqual([]);
    await testChat.call(routes.deleteChat, {});
    expect([await listed("lamp"), await listed("lamp", { bin: 1 })]).toEqual([[], [chatKey]]);
  });

  // Rule: own-chats-search
  it("uses its index, whatever the number of messages", async () => {
    const { db } = database();
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const key = testChat.chatKey;
    await db.execute(sql`
      insert into message (id, chat_key, role, status, position)
      select ${key} || n, ${key}, 'user', 'done', n + 10 from generate_series(1, 8000) as n`);
    // One in fifty messages is the user's, and all contain the same word.
    await db.execute(sql`
      insert into variant_text (id, user_id, text)
      select ${key} || n, ${uid}, case when n % 50 = 0 then 'rain again ' else '' end
          || (select string_agg(md5((n * w)::text), ' ') from generate_series(1, 15) as w)
      from generate_series(1, 8000) as n`);
    await db.execute(sql`
      insert into variant (id, message_id, user_id, index, text_id, finish)
      select ${key} || n, ${key} || n, case when n % 10 = 0 then ${uid} else 'user-' || n % 500 end, 0,
        ${key} || n, 'complete'
      from generate_series(1, 8000) as n`);
    await fillSearch(db);
    for (const table of ["message", "variant", "variant_text", "chat"])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
    const statement = selectFound(db, uid, [" rain"], { after: null }).limit(21).getSQL();
    const plan = rowsOf<{ "QUERY PLAN": string }>(await db.execute(sql`explain analyze ${statement}`));
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("variant_newest");
    expect(text).not.toMatch(/Seq Scan on "?(variant|variant_text|message)\b/);
  });

  // Rule: own-chats-search
  it("finds every message once over slices and pages, the newest first", async () => {
    const { db } = database();
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const key = testChat.chatKey;
    await db.execute(sql`
      insert into message (id, chat_key, role, status, position)
      select ${key} || n, ${key}, 'user', 'done', n + 10 from generate_series(1, 2500) as n`);
    // Many have the same time, and one in a hundred has the word.
    await db.execute(sql`
      insert into variant_text (id, user_id, text)
      select ${key} || n, ${uid}, case when n % 100 = 0 then 'thunder' else 'calm' end
      from generate_series(1, 2500) as n`);
    await db.execute(sql`
      insert into variant (id, message_id, user_id, index, text_id, finish, created_at)
      select ${key} || n, ${key} || n, ${uid}, 0, ${key} || n, 'complete',
        timestamptz '2026-01-01' + make_interval(hours => n / 700)
      from generate_series(1, 2500) as n`);
    await fillSearch(db);
    const pages = [];
    for (let page = 1; page <= 4; page += 1) pages.push(...(await find("thund", { count: 10, page })));
    expect(pages).toHaveLength(25);
    expect(new Set(pages.map(({ message_id }) => message_id)).size).toBe(25);
    const times = pages.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await find("nowhere")).toEqual([]);
  });
});
