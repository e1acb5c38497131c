import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chat } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

describeDatabase("the history", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
    chats.provider.play((turn) => {
      const sent = turn.body.messages.filter(({ role }) => role === "user").at(-1)?.content;
      turn.say(`*Nods.* You said **${sent}**.`);
      turn.finish();
    });
  });
  afterAll(() => chats.close());

  // Rule: new-chat-key
  it("has a new key of at least 128 bits for each chat, and no chat before its first message", async () => {
    const { session, characterId } = await chats.newChat();
    const keys = await Promise.all(
      [1, 2].map(() => chats.api.call(routes.getNewChatKey, { character_id: characterId }, { session })),
    );
    expect(new Set(keys.map(({ data }) => data.chat_key)).size).toBe(2);
    for (const { data } of keys)
      expect(Buffer.from(data.chat_key, "base64url").length).toBeGreaterThanOrEqual(16);
    const last = await chats.api.call(routes.getLastHistory, { character_id: characterId }, { session });
    expect(last.data).toEqual({ chat: null, messages: [], has_more: false, has_newer: false });
    expect((await chats.api.call(routes.listChats, {}, { session })).data.items).toEqual([]);
  });

  it("returns no key for an absent character", async () => {
    const { session } = await chats.newChat();
    expect((await chats.api.call(routes.getNewChatKey, { character_id: newId() }, { session })).code).toBe(
      40401,
    );
  });

  it("opens with the newest chat with a character", async () => {
    const testChat = await chats.newChat();
    await testChat.sendAndRead("First");
    const second = newChatKey();
    await testChat.sendAndRead("Second", { chat_key: second });
    const newest = () =>
      chats.api.call(
        routes.getLastHistory,
        { character_id: testChat.characterId },
        { session: testChat.session },
      );
    expect((await newest()).data).toMatchObject({
      chat: { chat_key: second, title: "Second", preview: "Nods. You said Second.", message_count: 3 },
      messages: [{ role: "character" }, { role: "user" }, { role: "character" }],
      has_more: false,
    });
    await testChat.sendAndRead("First again");
    expect((await newest()).data.chat?.chat_key).toBe(testChat.chatKey);
  });

  it("pages backwards without gaps", async () => {
    const testChat = await chats.newChat();
    for (const text of ["One", "Two", "Three"]) await testChat.sendAndRead(text);
    const all = (await testChat.messages()).messages.map(({ id }) => id);
    expect(all).toHaveLength(7);
    const seen: string[] = [];
    let before_id: string | undefined;
    for (let more = true; more; ) {
      const input = { chat_key: testChat.chatKey, count: 3, ...(before_id ? { before_id } : {}) };
      const { data } = await chats.api.call(routes.listMessages, input, { session: testChat.session });
      seen.unshift(...data.messages.map(({ id }) => id));
      before_id = data.messages[0]?.id;
      more = data.has_more;
    }
    expect(seen).toEqual(all);
  });

  it("pages forwards too, and opens around a message, without gaps", async () => {
    const testChat = await chats.newChat();
    for (const text of ["One", "Two", "Three"]) await testChat.sendAndRead(text);
    const all = (await testChat.messages()).messages.map(({ id }) => id);
    const read = async (place: object) => {
      const { data } = await testChat.call(routes.listMessages, place);
      return { ids: data.messages.map(({ id }) => all.indexOf(id)), more: [data.has_more, data.has_newer] };
    };
    expect(await read({ after_id: all[1] ?? "", count: 3 })).toEqual({ ids: [2, 3, 4], more: [true, true] });
    expect(await read({ after_id: all[4] ?? "" })).toEqual({ ids: [5, 6], more: [true, false] });
    expect(await read({ before_id: all[2] ?? "" })).toEqual({ ids: [0, 1], more: [false, true] });
    expect(await read({ count: 3 })).toEqual({ ids: [4, 5, 6], more: [true, false] });
    const around = (at: number, count: number) => read({ around_id: all[at] ?? "", count });
    expect(await around(3, 3)).toEqual({ ids: [2, 3, 4], more: [true, true] });
    expect(await around(0, 3)).toEqual({ ids: [0, 1, 2], more: [false, true] });
    expect(await around(6, 3)).toEqual({ ids: [4, 5, 6], more: [true, false] });
    expect(await around(5, 1)).toEqual({ ids: [5], more: [true, true] });
    expect(await around(2, 50)).toEqual({ ids: [0, 1, 2, 3, 4, 5, 6], more: [false, false] });
    const two = await testChat.call(routes.listMessages, {
      before_id: all[1] ?? "",
      around_id: all[2] ?? "",
    });
    expect([two.code, two.details?.fields]).toEqual([40001, { around_id: "invalid_choice" }]);
  });

  it("refuses to page from a message of another chat", async () => {
    const testChat = await chats.newChat();
    const other = await chats.newChat();
    await testChat.sendAndRead("Hello");
    await other.sendAndRead("Hello");
    const before_id = (await other.reply()).id;
    const input = { chat_key: testChat.chatKey, before_id };
    const answer = await chats.api.call(routes.listMessages, input, { session: testChat.session });
    expect(answer).toMatchObject({ code: 40001, details: { fields: { before_id: "invalid_choice" } } });
  });

  it("lists only the user's chats, latest first, by character on request, without deleted ones", async () => {
    const testChat = await chats.newChat();
    const otherChat = await chats.newChat();
    await otherChat.sendAndRead("Hello");
    const keys = [testChat.chatKey, newChatKey(), newChatKey()];
    for (const chat_key of keys) await testChat.sendAndRead("Hello", { chat_key });
    const { session, characterId } = testChat;
    await testChat.sendAndRead("Hello", { chat_key: newChatKey(), character_id: otherChat.characterId });
    const list = async (input: object) => (await chats.api.call(routes.listChats, input, { session })).data;
    expect(await list({ count: 2 })).toMatchObject({ page: 1, has_more: true, hidden: 0 });
    expect((await list({ count: 2, page: 2 })).items).toHaveLength(2);
    const ofOne = await list({ character_id: characterId });
    expect(ofOne.items.map(({ chat_key }) => chat_key)).toEqual([...keys].reverse());
    await database()
      .db.update(chat)
      .set({ deleted_at: new Date() })
      .where(eq(chat.chat_key, testChat.chatKey));
    expect((await list({ character_id: characterId })).items).toHaveLength(2);
    expect(
      (await chats.api.call(routes.listMessages, { chat_key: testChat.chatKey }, { session })).code,
    ).toBe(40401);
  });

  it("lists each chat with a small cover of its character, unless the character is for adults", async () => {
    const testChat = await chats.newChat();
    const { session, characterId } = testChat;
    await testChat.sendAndRead("Hello");
    const thumb = async () =>
      (await chats.api.call(routes.listChats, {}, { session })).data.items.map(
        ({ character_thumb }) => character_thumb,
      );
    const cover = { width: 300, avif: "/uploads/cover-300.avif", webp: "/uploads/cover-300.webp" };
    const change = async (parts: Partial<typeof character.$inferInsert>) =>
      database().db.update(character).set(parts).where(eq(character.id, characterId));
    expect(await thumb()).toEqual([null]);
    await change({ avatar_renditions: [cover] });
    expect(await thumb()).toEqual(["/uploads/cover-300.webp"]);
    const attested = { method: "statement", version: "2026-11", value: true } as const;
    await chats.api.call(routes.attestAdult, attested, { session });
    await change({ rating: "nsfw" });
    expect(await thumb()).toEqual([null]);
  });
});
