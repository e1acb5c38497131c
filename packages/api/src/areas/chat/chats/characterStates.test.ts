import { type Chat, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { anonymizeCharacters } from "../../../domain/deletion/anonymizeCharacters.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { readEvents, textOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

type Columns = Partial<typeof character.$inferInsert>;

describeDatabase("a chat whose character's page is gone (product 9)", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third."));
    testChat = await chats.newChat({ name: "Ines", chat_name: "Ina", avatar: "/uploads/a.webp" });
    await testChat.sendAndRead("Hello lighthouse");
  });

  const change = (columns: Columns) =>
    database().db.update(character).set(columns).where(eq(character.id, testChat.characterId));
  const anonymize = () => anonymizeCharacters(database().db, [testChat.characterId]);
  const shown = async (): Promise<Chat> => {
    const { chat } = await testChat.messages();
    if (!chat) throw new Error("There is no chat.");
    return chat;
  };
  const list = async () => {
    const { session } = testChat;
    return (await chats.api.call(routes.listChats, {}, { session })).data.items;
  };

  const withdrawn: [string, () => Promise<unknown>, Chat["character"]["state"]][] = [
    ["in the bin", () => change({ deleted_at: new Date() }), "withdrawn"],
    ["private", () => change({ visibility: "private" }), "withdrawn"],
    ["a draft again", () => change({ status: "draft" }), "withdrawn"],
    ["deleted with its creator", anonymize, "deleted"],
  ];
  const suspended: typeof withdrawn = [
    ["in review", () => change({ status: "pending" }), "in_review"],
    ["rejected", () => change({ status: "rejected" }), "taken_down"],
    ["removed", () => change({ status: "removed" }), "taken_down"],
    ["removed, and deleted", () => change({ status: "removed" }).then(anonymize), "taken_down"],
  ];

  it("is available otherwise", async () => {
    const { character_name, character: found } = await shown();
    expect([character_name, found]).toEqual([
      "Ines",
      {
        ...{ state: "available", own: false, draft: false, chat_name: "Ina", rating: "sfw", color: null },
        cover: "/uploads/a.webp",
        language: "en",
      },
    ]);
  });

  describe.each([...withdrawn, ...suspended])("because it is %s", (_why, withdraw, state) => {
    it("opens, is in every list, and can be saved", async () => {
      await withdraw();
      const { chat, messages } = await testChat.messages();
      expect([chat?.character.state, messages.length]).toEqual([state, 3]);
      expect((await list()).map((one) => one.character.state)).toEqual([state]);
      const { session, characterId: character_id } = testChat;
      const last = await chats.api.call(routes.getLastHistory, { character_id }, { session });
      expect(last.data.chat?.chat_key).toBe(testChat.chatKey);
      const found = await chats.api.call(routes.searchChats, { text: "lighthouse" }, { session });
      expect(found.data.items).toHaveLength(1);
      const file = await chats.api.send(routes.exportChat, { chat_key: testChat.chatKey }, { session });
      expect(await file.text()).toContain("Hello lighthouse");
      expect((await testChat.call(routes.saveMemory, { text: "The lamp is lit." })).code).toBe(0);
      expect((await testChat.call(routes.getMemory)).data.lines).toHaveLength(1);
      expect((await testChat.call(routes.renameChat, { title: "Rain" })).code).toBe(0);
    });
  });

  describe.each(withdrawn)("because it is %s", (_why, withdraw) => {
    it("continues from its revision: send, regenerate and branch", async () => {
      await withdraw();
      expect(textOf(await testChat.sendAndRead("And then?"))).toBe("Second.");
      const { id: message_id } = await testChat.reply();
      expect(textOf(await readEvents(await testChat.regenerate(message_id)))).toBe("Third.");
      const branch = await testChat.call(routes.branchChat, { message_id, client_id: "client-branch-1" });
      expect(branch.data.chat.message_count).toBe(5);
    });

    it("has the name of its revision, and begins no other chat", async () => {
      await change({ name: "Secret name" });
      await withdraw();
      expect((await shown()).character_name).toBe("Ines");
      const { session, characterId: character_id } = testChat;
      expect((await chats.api.call(routes.getNewChatKey, { character_id }, { session })).code).toBe(40401);
    });
  });

  describe.each(suspended)("because it is %s", (_why, suspend) => {
    it("gets no reply, and shows no cover", async () => {
      await suspend();
      expect((await testChat.send("And then?")).status).toBe(404);
      expect((await shown()).character.cover).toBeNull();
      expect((await shown()).character_thumb).toBeNull();
    });
  });

  it("shows no cover that its creator has set since", async () => {
    await change({ visibility: "private" });
    expect((await shown()).character_thumb).toBe("/uploads/a.webp");
    await change({ avatar: "/uploads/secret.webp" });
    const { character_thumb, character: found } = await shown();
    expect([character_thumb, found.cover]).toEqual([null, null]);
  });

  it("is the creator's own: a private one is available, and one in the bin is withdrawn", async () => {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    await change({ creator_id: uid, visibility: "private", status: "draft" });
    expect((await shown()).character).toMatchObject({ state: "available", own: true, draft: true });
    await change({ deleted_at: new Date() });
    expect((await shown()).character).toMatchObject({ state: "withdrawn", own: true });
  });
});
