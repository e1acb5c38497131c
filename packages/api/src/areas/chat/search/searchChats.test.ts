import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";
import { selectFound } from "./searchChats.ts";

describeEachDatabase("the search in chats", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("The *lighthouse* stood dark.", "Nobody answers."));
    talk = await chats.talk();
    await talk.say("Tell me of the lamp, O'Brien & co.");
  });

  const find = async (text: string, input: object = {}) =>
    (await chats.api.call(routes.searchChats, { text, ...input }, { session: talk.session })).data.items;

  it("finds what either side said, by words or their beginnings, in any case", async () => {
    const [hit, ...more] = await find("LIGHT dark");
    expect(more).toEqual([]);
    const { id, created_at } = await talk.reply();
    expect(hit).toEqual({
      chat_key: talk.chatKey,
      character_id: talk.characterId,
      character_name: hit?.character_name ?? "",
      title: "Tell me of the lamp, O'Brien & co.",
      message_id: id,
      role: "character",
      excerpt: "The *lighthouse* stood dark.",
      matches: [
        [5, 10],
        [23, 27],
      ],
      position: 2,
      created_at: hit?.created_at ?? "",
    });
    expect(Date.parse(hit?.created_at ?? "")).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect((await find("lamp"))[0]?.role).toBe("user");
    expect(await find("light lamp")).toEqual([]);
  });

  it("leads to the message with what stands around it", async () => {
    for (const text of ["Two", "Three", "Four"]) await talk.say(text);
    const [hit] = await find("nobody");
    const { data } = await talk.call(routes.listMessages, { around_id: hit?.message_id ?? "", count: 3 });
    expect(data.messages.map(({ alternatives }) => alternatives[0]?.text)).toEqual([
      ...["Two", "Nobody answers.", "Three"],
    ]);
    expect([data.has_more, data.has_newer]).toEqual([true, true]);
  });

  it.each(["&", "' or 1=1 --", "!lamp:*", "'", "\\", "<->", "(((", "*", "lamp\\", "%", "__proto__"])(
    "takes %j for words, never for an operator",
    async (text) => {
      expect((await chats.api.call(routes.searchChats, { text }, { session: talk.session })).code).toBe(0);
    },
  );

  it("finds words with marks of every kind", async () => {
    expect(await find("o'brien & co")).toHaveLength(1);
  });

  it("finds nothing of anybody else's, in the trash, or in variants that are not selected", async () => {
    const other = await chats.talk();
    await other.say("The lamp again");
    expect(await find("lamp")).toHaveLength(1);
    const { id: message_id } = await talk.reply();
    await readEvents(await talk.regenerate(message_id));
    expect(await find("lighthouse")).toEqual([]);
    await talk.call(routes.selectAlternative, { message_id, index: 0 });
    expect(await find("lighthouse")).toHaveLength(1);
    await talk.call(routes.editMessage, { message_id, text: "The harbour stood dark." });
    expect([await find("lighthouse"), (await find("harbour")).length]).toEqual([[], 1]);
    const { data } = await talk.call(routes.deleteFrom, { message_id });
    expect(await find("harbour")).toEqual([]);
    await talk.call(routes.restoreChat, { deletion_id: data.deletion_id });
    await talk.call(routes.deleteChat, {});
    expect(await find("lamp")).toEqual([]);
  });

  it("keeps to one chat, or one character, when asked", async () => {
    const second = newChatKey();
    await talk.say("The lamp once more", { chat_key: second });
    expect((await find("lamp")).map(({ chat_key }) => chat_key)).toEqual([second, talk.chatKey]);
    expect((await find("lamp", { chat_key: second })).map(({ chat_key }) => chat_key)).toEqual([second]);
    expect(await find("lamp", { character_id: talk.characterId })).toHaveLength(2);
    expect(await find("lamp", { count: 1, page: 2 })).toHaveLength(1);
  });

  it("is served by its index, however much the user and everybody else have written", async () => {
    const { db } = database();
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: talk.session })).data;
    const key = talk.chatKey;
    await db.execute(sql`
      insert into message (id, chat_key, role, status, position)
      select ${key} || n, ${key}, 'user', 'done', n + 10 from generate_series(1, 8000) as n`);
    // One in fifty is the user's; everybody writes of the same rain.
    await db.execute(sql`
      insert into alternative (id, message_id, user_id, index, text, finish)
      select ${key} || n, ${key} || n, case when n % 10 = 0 then ${uid} else 'somebody-' || n % 500 end, 0,
        case when n % 50 = 0 then 'rain again ' else '' end
          || (select string_agg(md5((n * w)::text), ' ') from generate_series(1, 15) as w), 'complete'
      from generate_series(1, 8000) as n`);
    // What waits to be put into the index would be counted against it.
    for (const table of ["message", "alternative", "chat"])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
    const statement = selectFound(db, uid, ["rain"]).limit(21).getSQL();
    const plan = rowsOf<{ "QUERY PLAN": string }>(await db.execute(sql`explain analyze ${statement}`));
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("alternative_words");
    expect(text).not.toMatch(/Seq Scan on (alternative|message)/);
    // What others wrote is not even looked at.
    expect(text).toMatch(/Bitmap Heap Scan on alternative .*actual [^\n]*rows=160(\.00)? /);
  });
});
