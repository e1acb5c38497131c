import { type Chat, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chat, streamingReply, message } from "../../../db/schema/chat.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { cleanUpBin } from "./cleanUpBin.ts";
import { type ChatFixture, chatFixture, type TestChat, untilFirstToken } from "../testing/chatFixture.ts";

const DAY_MS = 86_400_000;

describeDatabase("the bin", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play((turn) => {
      const lastText = turn.body.messages.filter(({ role }) => role === "user").at(-1)?.content;
      turn.say(`${lastText}!`);
      turn.finish();
    });
    testChat = await chats.newChat();
    for (const text of ["One", "Two"]) await testChat.sendAndRead(text);
  });

  const texts = async () =>
    (await testChat.messages()).messages.map((one) => one.alternatives[one.selected]?.text).slice(1);
  const idOf = async (text: string) => {
    const { messages } = await testChat.messages();
    return messages.find((one) => one.alternatives[0]?.text === text)?.id ?? "";
  };
  const list = async (input: object = {}) =>
    (await chats.api.call(routes.listChats, input, { session: testChat.session })).data.items;
  const keys = (items: readonly Chat[]) => items.map(({ chat_key }) => chat_key);

  describe("for messages", () => {
    it("receives a message and all that follow it, and restores them to their places", async () => {
      const { data } = await testChat.call(routes.deleteFrom, { message_id: await idOf("One!") });
      expect(data).toMatchObject({ count: 3, chat: { message_count: 2, preview: "One" } });
      expect(await texts()).toEqual(["One"]);
      const { deletion_id } = data;
      const restored = await testChat.call(routes.restoreChat, { deletion_id });
      expect(restored.data.chat).toMatchObject({ message_count: 5, preview: "Two!" });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
    });

    it("receives and restores messages once, however often it is called", async () => {
      const message_id = await idOf("Two");
      const first = await testChat.call(routes.deleteFrom, { message_id });
      const second = await testChat.call(routes.deleteFrom, { message_id });
      expect(second.data).toEqual(first.data);
      const { deletion_id } = first.data;
      for (const _twice of [1, 2]) await testChat.call(routes.restoreChat, { deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
      const third = await testChat.call(routes.deleteFrom, { message_id });
      expect(third.data.deletion_id).not.toBe(deletion_id);
      expect(await texts()).toEqual(["One", "One!"]);
    });

    it("hides messages from the model and from new messages, and keeps their places free", async () => {
      const { data } = await testChat.call(routes.deleteFrom, { message_id: await idOf("Two") });
      await testChat.sendAndRead("Three");
      const prompt = chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content);
      expect(prompt).not.toContain("Two");
      const { messages } = await testChat.messages();
      expect(messages.at(-2)?.parent_id).toBe(await idOf("One!"));
      await testChat.call(routes.restoreChat, { deletion_id: data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!", "Three", "Three!"]);
    });

    it("restores each deletion by its own id", async () => {
      const later = await testChat.call(routes.deleteFrom, { message_id: await idOf("Two!") });
      const earlier = await testChat.call(routes.deleteFrom, { message_id: await idOf("One!") });
      expect(earlier.data.count).toBe(2);
      await testChat.call(routes.restoreChat, { deletion_id: earlier.data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two"]);
      await testChat.call(routes.restoreChat, { deletion_id: later.data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
    });

    it("refuses the greeting, and an unknown deletion", async () => {
      const greeting = (await testChat.messages()).messages[0]?.id ?? "";
      const refused = await testChat.call(routes.deleteFrom, { message_id: greeting });
      expect(refused).toMatchObject({ code: 40001, details: { fields: { message_id: "invalid_choice" } } });
      expect((await testChat.call(routes.restoreChat, { deletion_id: newId() })).code).toBe(40401);
    });

    it("refuses to repeat the send of a deleted message", async () => {
      const client_id = newId();
      await testChat.sendAndRead("Three", { client_id });
      await testChat.call(routes.deleteFrom, { message_id: await idOf("Three") });
      expect((await parseAnswer(await testChat.send("Three", { client_id }))).code).toBe(40901);
    });
  });

  describe("for chats", () => {
    it("hides a chat from every other list, and restores it", async () => {
      const other = newChatKey();
      await testChat.sendAndRead("Hello", { chat_key: other });
      const { chat_key } = { chat_key: other };
      const input = { chat_key };
      for (const _twice of [1, 2]) {
        await chats.api.call(routes.deleteChat, input, { session: testChat.session });
      }
      expect(keys(await list())).toEqual([testChat.chatKey]);
      const [deleted] = await list({ bin: 1 });
      expect(deleted).toMatchObject({ chat_key: other, title: "Hello" });
      expect(deleted?.deleted_at).not.toBeNull();
      const last = await chats.api.call(
        routes.getLastHistory,
        { character_id: testChat.characterId },
        { session: testChat.session },
      );
      expect(last.data.chat?.chat_key).toBe(testChat.chatKey);
      expect((await parseAnswer(await testChat.send("Hello", { chat_key: other }))).code).toBe(40401);
      for (const _twice of [1, 2]) {
        const restored = await chats.api.call(routes.restoreChat, input, { session: testChat.session });
        expect(restored.data.chat).toMatchObject({ chat_key: other, deleted_at: null });
      }
      expect(keys(await list())).toEqual([other, testChat.chatKey]);
      expect(await list({ bin: 1 })).toEqual([]);
    });

    it("lists pinned chats first, page by page", async () => {
      const all = [testChat.chatKey];
      for (let at = 0; at < 24; at += 1) {
        const chat_key = newChatKey();
        await testChat.sendAndRead("Hello", { chat_key });
        all.unshift(chat_key);
        if (at === 20) await testChat.call(routes.pinChat, { pinned: true });
      }
      const pinned = [testChat.chatKey, ...all.filter((key) => key !== testChat.chatKey)];
      const pages = [
        await list({ count: 10 }),
        await list({ count: 10, page: 2 }),
        await list({ count: 10, page: 3 }),
      ];
      expect(pages.flatMap(keys)).toEqual(pinned);
      expect(keys(await list({ count: 50, character_id: testChat.characterId }))).toEqual(pinned);
    });

    it("deletes a chat for good on request, also a chat in the bin, with all its messages", async () => {
      await testChat.call(routes.deleteChat, {});
      expect((await testChat.call(routes.deleteChat, { forever: true })).code).toBe(0);
      expect(await list({ bin: 1 })).toEqual([]);
      const { db } = database();
      expect(await db.select().from(chat).where(eq(chat.chat_key, testChat.chatKey))).toEqual([]);
      expect(await db.select().from(message).where(eq(message.chat_key, testChat.chatKey))).toEqual([]);
      expect((await testChat.call(routes.restoreChat, {})).code).toBe(40401);
      expect((await testChat.call(routes.deleteChat, { forever: true })).code).toBe(40401);
    });

    it.each([false, true])("ends a reply that is being written (forever: %s)", async (forever) => {
      chats.provider.play((turn) => turn.say("Good "));
      const { reader, replyId } = await untilFirstToken(await testChat.send("Three"));
      expect((await testChat.call(routes.deleteChat, { forever })).code).toBe(0);
      await reader.rest();
      const running = database()
        .db.select()
        .from(streamingReply)
        .where(eq(streamingReply.message_id, replyId));
      expect(await running).toEqual([]);
      await chats.provider.calls.at(-1)?.hungUp;
    });
  });

  it("is not used when an account is deleted: a reply that is being written ends at once", async () => {
    chats.provider.play((turn) => {
      turn.say("Good ");
      const speaking = setInterval(() => turn.say("… "), 100);
      void turn.hungUp.then(() => clearInterval(speaking));
    });
    const { reader, replyId } = await untilFirstToken(await testChat.send("Three"));
    const deleted = await chats.api.call(routes.deleteUser, {}, { session: testChat.session });
    expect(deleted.code).toBe(0);
    await chats.provider.calls.at(-1)?.hungUp;
    await reader.rest();
    const { db } = database();
    expect(await db.select().from(streamingReply).where(eq(streamingReply.message_id, replyId))).toEqual([]);
    expect(await db.select().from(chat).where(eq(chat.chat_key, testChat.chatKey))).toEqual([]);
  });

  it("is emptied of chats and messages after 30 days, and not before", async () => {
    const deletion = await testChat.call(routes.deleteFrom, { message_id: await idOf("Two!") });
    const old = await chats.newChat();
    await old.sendAndRead("One");
    await old.sendAndRead("Two");
    const deletedId = (await old.messages()).messages.at(-1)?.id ?? "";
    await old.call(routes.deleteFrom, { message_id: deletedId });
    const oldChat = newChatKey();
    await old.sendAndRead("Hello", { chat_key: oldChat });
    await chats.api.call(routes.deleteChat, { chat_key: oldChat }, { session: old.session });
    const { db } = database();
    const past = new Date(Date.now() - 31 * DAY_MS);
    await db.update(message).set({ deleted_at: past }).where(eq(message.id, deletedId));
    await db.update(chat).set({ deleted_at: past }).where(eq(chat.chat_key, oldChat));
    const results = await Promise.all([cleanUpBin(db, new Date()), cleanUpBin(db, new Date())]);
    expect(results.reduce((sum, { chats: some }) => sum + some, 0)).toBe(1);
    expect(results.reduce((sum, { messages: some }) => sum + some, 0)).toBe(1);
    expect((await old.messages()).messages).toHaveLength(4);
    await testChat.call(routes.restoreChat, { deletion_id: deletion.data.deletion_id });
    expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
  });
});
