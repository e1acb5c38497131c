import { type Message, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { chat as chatTable, message as messageTable } from "../../../db/schema/chat.ts";
import { BEING_COPIED } from "../../../domain/access/chatAccess.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat, testChatOf } from "../testing/chatFixture.ts";
import { cleanUpBin } from "./cleanUpBin.ts";
import { copyMessages, isSameCopy } from "./copyMessages.ts";

describeEachDatabase("a branch", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third."));
    testChat = await chats.newChat({ alternate_greetings: ["Good morning."] });
    await testChat.sendAndRead("One");
    await testChat.sendAndRead("Two");
  });

  const messageAt = async (at: number) => {
    const found = (await testChat.messages()).messages.at(at);
    if (!found) throw new Error(`There is no message at ${at}.`);
    return found;
  };
  const branch = async (message_id: string, client_id: string = newId()) => {
    const { data } = await testChat.call(routes.branchChat, { message_id, client_id });
    return {
      chat: data.chat,
      branchedChat: testChatOf(chats.api, testChat.session, testChat.characterId, data.chat.chat_key),
    };
  };

  const exported = async (of: TestChat) => {
    const input = { chat_key: of.chatKey, format: "json" };
    const file = await chats.api.send(routes.exportChat, input, { session: of.session });
    return ((await file.json()) as { messages: Message[] }).messages;
  };

  it("is a new chat up to a message, with every variant, edit and pin", async () => {
    const reply = await messageAt(2);
    await readEvents(await testChat.regenerate(reply.id));
    await testChat.call(routes.editMessage, { message_id: reply.id, text: "Third, then." });
    await testChat.call(routes.pinChat, { message_id: reply.id, pinned: true });
    const { chat, branchedChat } = await branch(reply.id);
    expect(chat).toMatchObject({
      parent: { chat_key: testChat.chatKey, message_id: reply.id, title: "One" },
      ...{ title: "One (2)", preview: "Third, then.", message_count: 3, pinned: false },
    });
    const { messages } = await branchedChat.messages();
    const [greeting, sent, copy] = messages;
    expect(messages.map(({ role }) => role)).toEqual(["character", "user", "character"]);
    expect(greeting?.alternatives).toHaveLength(2);
    expect(copy).toMatchObject({ selected: 1, pinned: true, status: "done" });
    expect(copy?.alternatives.map(({ text, original }) => [text, original])).toEqual([
      ["First.", null],
      ["Third, then.", "Third."],
    ]);
    expect(copy?.edited_at).not.toBeNull();
    expect([sent?.parent_id, copy?.parent_id, chat.leaf_id]).toEqual([greeting?.id, sent?.id, copy?.id]);
  });

  // Rule: branch-original
  it("names its original, until that is deleted, and never another user's chat", async () => {
    const reply = await messageAt(2);
    const { chat, branchedChat } = await branch(reply.id);
    const parent = async () => (await branchedChat.messages()).chat?.parent;
    await testChat.call(routes.renameChat, { title: "The original" });
    expect(await parent()).toEqual({
      chat_key: testChat.chatKey,
      message_id: reply.id,
      title: "The original",
    });
    const listed = await chats.api.call(routes.listChats, {}, { session: testChat.session });
    expect(listed.data.items.find(({ chat_key }) => chat_key === chat.chat_key)?.parent?.title).toBe(
      "The original",
    );
    await testChat.call(routes.deleteFrom, { message_id: reply.id });
    expect(await parent()).toMatchObject({ message_id: null, title: "The original" });
    await testChat.call(routes.deleteChat, {});
    expect(await parent()).toEqual({ chat_key: testChat.chatKey, message_id: null, title: null });
    await testChat.call(routes.deleteChat, { forever: true });
    expect(await parent()).toEqual({ chat_key: testChat.chatKey, message_id: null, title: null });
    const other = await chats.newChat();
    await other.sendAndRead("A secret");
    const { id } = await other.reply();
    await database()
      .db.update(chatTable)
      .set({ parent_chat_key: other.chatKey, parent_message_id: id })
      .where(eq(chatTable.chat_key, chat.chat_key));
    expect(await parent()).toEqual({ chat_key: other.chatKey, message_id: null, title: null });
  });

  it("is independent: changes of one chat do not show in the other", async () => {
    const { branchedChat } = await branch((await messageAt(2)).id);
    await branchedChat.sendAndRead("Elsewhere");
    const prompt = chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content);
    expect(prompt).toEqual(expect.arrayContaining(["One", "First.", "Elsewhere"]));
    expect(prompt).not.toContain("Two");
    expect((await testChat.messages()).messages).toHaveLength(5);
    const copy = (await branchedChat.messages()).messages.at(2)?.id ?? "";
    await readEvents(await branchedChat.regenerate(copy));
    expect((await messageAt(2)).alternatives).toHaveLength(1);
    await testChat.call(routes.deleteChat, { forever: true });
    expect((await branchedChat.messages()).messages).toHaveLength(5);
  });

  it("leaves out deleted messages, and can end with the user's own message", async () => {
    await testChat.call(routes.deleteFrom, { message_id: (await messageAt(2)).id });
    await testChat.sendAndRead("Three");
    const { branchedChat } = await branch((await messageAt(-2)).id);
    const texts = (await branchedChat.messages()).messages.map(({ alternatives }) => alternatives[0]?.text);
    expect(texts.slice(1)).toEqual(["One", "Three"]);
  });

  // Rule: branch-copied-in-steps
  it("is complete over several steps of copying, in order", async () => {
    const { chatKey } = testChat;
    const texts = { count: 430, length: 2_000 };
    await addTurns(database().db, chatKey, texts);
    const last = `${chatKey}-${4 + texts.count}`;
    const { chat, branchedChat } = await branch(last);
    expect(chat.message_count).toBe(435);
    const [own, copied] = [await exported(testChat), await exported(branchedChat)];
    expect(copied.map(({ alternatives }) => alternatives[0]?.text)).toEqual(
      own.map(({ alternatives }) => alternatives[0]?.text),
    );
    for (const [at, { parent_id }] of copied.entries()) expect(parent_id).toBe(copied[at - 1]?.id ?? null);
  });

  /** A branch that is being copied, as its request stores it. */
  async function copying() {
    const { db } = database();
    const last = await loadRow((await messageAt(-1)).id);
    const [source] = await db.select().from(chatTable).where(eq(chatTable.chat_key, testChat.chatKey));
    if (!source) throw new Error("The chat is not stored.");
    const chat_key = newChatKey();
    await db.insert(chatTable).values({ ...source, chat_key, deleted_at: BEING_COPIED });
    await copyMessages(db, last, chat_key);
    return { last, chat_key };
  }

  async function loadRow(id: string) {
    const [row] = await database().db.select().from(messageTable).where(eq(messageTable.id, id));
    if (!row) throw new Error("The message is not stored.");
    return row;
  }

  // Rule: branch-copied-in-steps
  it("is in no list, and cannot be used, until it is complete", async () => {
    const { chat_key } = await copying();
    const { session, characterId } = testChat;
    const listed = async (input: object) =>
      (await chats.api.call(routes.listChats, input, { session })).data.items.map((one) => one.chat_key);
    expect([await listed({}), await listed({ bin: 1 })]).toEqual([[testChat.chatKey], []]);
    const copyChat = testChatOf(chats.api, session, characterId, chat_key);
    for (const route of [routes.listMessages, routes.restoreChat, routes.deleteChat])
      expect((await copyChat.call(route, {})).code).toBe(40401);
    const account = await chats.api.send(routes.exportUser, {}, { session });
    expect(await account.text()).not.toContain(chat_key);
    // Left behind by a process that ended: the clean-up removes it after an hour, and not before.
    const remaining = async (minutes: number) => {
      await cleanUpBin(database().db, new Date(Date.now() + minutes * 60_000));
      return database().db.$count(chatTable, eq(chatTable.chat_key, chat_key));
    };
    expect([await remaining(30), await remaining(61)]).toEqual([1, 0]);
  });

  const changes: [string, () => Promise<unknown>][] = [
    [
      "edited",
      async () => testChat.call(routes.editMessage, { message_id: (await messageAt(2)).id, text: "New" }),
    ],
    ["regenerated", async () => readEvents(await testChat.regenerate((await messageAt(2)).id))],
    ["deleted", async () => testChat.call(routes.deleteFrom, { message_id: (await messageAt(4)).id })],
  ];
  // Rule: branch-copied-in-steps
  it.each(changes)("is not shown when a message was %s while it was copied", async (_name, change) => {
    const { last, chat_key } = await copying();
    expect(await isSameCopy(database().db, last, chat_key)).toBe(true);
    await change();
    expect(await isSameCopy(database().db, last, chat_key)).toBe(false);
  });

  it("is created once, however often it is requested", async () => {
    const client_id = newId();
    const { id } = await messageAt(2);
    const made = await Promise.all(Array.from({ length: 10 }, () => branch(id, client_id)));
    expect(new Set(made.map(({ chat }) => chat.chat_key)).size).toBe(1);
    const other = await testChat.call(routes.branchChat, { message_id: (await messageAt(1)).id, client_id });
    expect(other.code).toBe(40901);
    const { items } = (await chats.api.call(routes.listChats, {}, { session: testChat.session })).data;
    expect(items).toHaveLength(2);
  });
});
