import { type Chat, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chat, generation, message } from "../../../db/schema.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { cleanUpBin } from "./cleanUpBin.ts";
import { type ChatFixture, chatFixture, type Talk, untilFirstWords } from "../testing/chatFixture.ts";

const DAY_MS = 86_400_000;

describeEachDatabase("the trash", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play((turn) => {
      const asked = turn.body.messages.filter(({ role }) => role === "user").at(-1)?.content;
      turn.say(`${asked}!`);
      turn.finish();
    });
    talk = await chats.talk();
    for (const text of ["One", "Two"]) await talk.say(text);
  });

  const texts = async () =>
    (await talk.messages()).messages.map((one) => one.alternatives[one.selected]?.text).slice(1);
  const idOf = async (text: string) => {
    const { messages } = await talk.messages();
    return messages.find((one) => one.alternatives[0]?.text === text)?.id ?? "";
  };
  const list = async (input: object = {}) =>
    (await chats.api.call(routes.listChats, input, { session: talk.session })).data.items;
  const keys = (items: readonly Chat[]) => items.map(({ chat_key }) => chat_key);

  describe("for messages", () => {
    it("takes one and all that follow it, and gives them back to their place", async () => {
      const { data } = await talk.call(routes.deleteFrom, { message_id: await idOf("One!") });
      expect(data).toMatchObject({ count: 3, chat: { message_count: 2, preview: "One" } });
      expect(await texts()).toEqual(["One"]);
      const { deletion_id } = data;
      const restored = await talk.call(routes.restoreChat, { deletion_id });
      expect(restored.data.chat).toMatchObject({ message_count: 5, preview: "Two!" });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
    });

    it("takes and gives back once, however often it is asked", async () => {
      const message_id = await idOf("Two");
      const first = await talk.call(routes.deleteFrom, { message_id });
      const second = await talk.call(routes.deleteFrom, { message_id });
      expect(second.data).toEqual(first.data);
      const { deletion_id } = first.data;
      for (const _twice of [1, 2]) await talk.call(routes.restoreChat, { deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
      const third = await talk.call(routes.deleteFrom, { message_id });
      expect(third.data.deletion_id).not.toBe(deletion_id);
      expect(await texts()).toEqual(["One", "One!"]);
    });

    it("hides them from the model and from what comes next, without giving their place away", async () => {
      const { data } = await talk.call(routes.deleteFrom, { message_id: await idOf("Two") });
      await talk.say("Three");
      const prompt = chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content);
      expect(prompt).not.toContain("Two");
      const { messages } = await talk.messages();
      expect(messages.at(-2)?.parent_id).toBe(await idOf("One!"));
      await talk.call(routes.restoreChat, { deletion_id: data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!", "Three", "Three!"]);
    });

    it("keeps deletions apart: each is restored by its own name", async () => {
      const later = await talk.call(routes.deleteFrom, { message_id: await idOf("Two!") });
      const earlier = await talk.call(routes.deleteFrom, { message_id: await idOf("One!") });
      expect(earlier.data.count).toBe(2);
      await talk.call(routes.restoreChat, { deletion_id: earlier.data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two"]);
      await talk.call(routes.restoreChat, { deletion_id: later.data.deletion_id });
      expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
    });

    it("does not take the greeting, and knows no other deletion", async () => {
      const greeting = (await talk.messages()).messages[0]?.id ?? "";
      const refused = await talk.call(routes.deleteFrom, { message_id: greeting });
      expect(refused).toMatchObject({ code: 40001, details: { fields: { message_id: "invalid_choice" } } });
      expect((await talk.call(routes.restoreChat, { deletion_id: newId() })).code).toBe(40401);
    });

    it("refuses to send again what was deleted", async () => {
      const client_id = newId();
      await talk.say("Three", { client_id });
      await talk.call(routes.deleteFrom, { message_id: await idOf("Three") });
      expect((await parseAnswer(await talk.send("Three", { client_id }))).code).toBe(40901);
    });
  });

  describe("for chats", () => {
    it("takes one out of every list but its own, and gives it back", async () => {
      const other = newChatKey();
      await talk.say("Hello", { chat_key: other });
      const { chat_key } = { chat_key: other };
      const input = { chat_key };
      for (const _twice of [1, 2]) {
        await chats.api.call(routes.deleteChat, input, { session: talk.session });
      }
      expect(keys(await list())).toEqual([talk.chatKey]);
      const [binned] = await list({ bin: 1 });
      expect(binned).toMatchObject({ chat_key: other, title: "Hello" });
      expect(binned?.deleted_at).not.toBeNull();
      const last = await chats.api.call(
        routes.getLastHistory,
        { character_id: talk.characterId },
        { session: talk.session },
      );
      expect(last.data.chat?.chat_key).toBe(talk.chatKey);
      expect((await parseAnswer(await talk.send("Hello", { chat_key: other }))).code).toBe(40401);
      for (const _twice of [1, 2]) {
        const restored = await chats.api.call(routes.restoreChat, input, { session: talk.session });
        expect(restored.data.chat).toMatchObject({ chat_key: other, deleted_at: null });
      }
      expect(keys(await list())).toEqual([other, talk.chatKey]);
      expect(await list({ bin: 1 })).toEqual([]);
    });

    it("lists pinned chats first, and pages through as many as there are", async () => {
      const all = [talk.chatKey];
      for (let at = 0; at < 24; at += 1) {
        const chat_key = newChatKey();
        await talk.say("Hello", { chat_key });
        all.unshift(chat_key);
        // The quota is not what this is about.
        if (at === 20) await talk.call(routes.pinChat, { pinned: true });
      }
      const pinned = [talk.chatKey, ...all.filter((key) => key !== talk.chatKey)];
      const pages = [
        await list({ count: 10 }),
        await list({ count: 10, page: 2 }),
        await list({ count: 10, page: 3 }),
      ];
      expect(pages.flatMap(keys)).toEqual(pinned);
      expect(keys(await list({ count: 50, character_id: talk.characterId }))).toEqual(pinned);
    });

    it("deletes for real when asked to, also out of the trash, and then nothing is left", async () => {
      await talk.call(routes.deleteChat, {});
      expect((await talk.call(routes.deleteChat, { forever: true })).code).toBe(0);
      expect(await list({ bin: 1 })).toEqual([]);
      const { db } = database();
      expect(await db.select().from(chat).where(eq(chat.chat_key, talk.chatKey))).toEqual([]);
      expect(await db.select().from(message).where(eq(message.chat_key, talk.chatKey))).toEqual([]);
      expect((await talk.call(routes.restoreChat, {})).code).toBe(40401);
      expect((await talk.call(routes.deleteChat, { forever: true })).code).toBe(40401);
    });

    it.each([false, true])("ends a reply that is being written (forever: %s)", async (forever) => {
      chats.provider.play((turn) => turn.say("Good "));
      const { reader, replyId } = await untilFirstWords(await talk.send("Three"));
      expect((await talk.call(routes.deleteChat, { forever })).code).toBe(0);
      await reader.rest();
      const running = database().db.select().from(generation).where(eq(generation.message_id, replyId));
      expect(await running).toEqual([]);
      await chats.provider.calls.at(-1)?.hungUp;
    });
  });

  it("is not needed by whoever deletes their account: a reply that is being written ends there and then", async () => {
    chats.provider.play((turn) => {
      turn.say("Good ");
      const speaking = setInterval(() => turn.say("… "), 100);
      void turn.hungUp.then(() => clearInterval(speaking));
    });
    const { reader, replyId } = await untilFirstWords(await talk.send("Three"));
    const deleted = await chats.api.call(routes.deleteUser, {}, { session: talk.session });
    expect(deleted.code).toBe(0);
    await chats.provider.calls.at(-1)?.hungUp;
    await reader.rest();
    const { db } = database();
    expect(await db.select().from(generation).where(eq(generation.message_id, replyId))).toEqual([]);
    expect(await db.select().from(chat).where(eq(chat.chat_key, talk.chatKey))).toEqual([]);
  });

  it("is deleted for good of what has been there for 30 days, and of nothing else", async () => {
    const kept = await talk.call(routes.deleteFrom, { message_id: await idOf("Two!") });
    const old = await chats.talk();
    await old.say("One");
    await old.say("Two");
    const gone = (await old.messages()).messages.at(-1)?.id ?? "";
    await old.call(routes.deleteFrom, { message_id: gone });
    const oldChat = newChatKey();
    await old.say("Hello", { chat_key: oldChat });
    await chats.api.call(routes.deleteChat, { chat_key: oldChat }, { session: old.session });
    const { db } = database();
    const past = new Date(Date.now() - 31 * DAY_MS);
    await db.update(message).set({ deleted_at: past }).where(eq(message.id, gone));
    await db.update(chat).set({ deleted_at: past }).where(eq(chat.chat_key, oldChat));
    const swept = await Promise.all([cleanUpBin(db, new Date()), cleanUpBin(db, new Date())]);
    expect(swept.reduce((sum, { chats: some }) => sum + some, 0)).toBe(1);
    expect(swept.reduce((sum, { messages: some }) => sum + some, 0)).toBe(1);
    expect((await old.messages()).messages).toHaveLength(4);
    await talk.call(routes.restoreChat, { deletion_id: kept.data.deletion_id });
    expect(await texts()).toEqual(["One", "One!", "Two", "Two!"]);
  });
});
