import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat, untilFirstToken } from "../testing/chatFixture.ts";

describeEachDatabase("a change of a chat", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third."));
    testChat = await chats.newChat({ alternate_greetings: ["Good morning.", "Good night."] });
    await testChat.sendAndRead("Hello");
  });

  const idAt = async (at: number) => (await testChat.messages()).messages.at(at)?.id ?? "";
  const chat = async () => (await testChat.messages()).chat;

  describe("that edits", () => {
    it("changes the user's own message, keeps its first text, and sends the new text to the model", async () => {
      const message_id = await idAt(1);
      const { data } = await testChat.call(routes.editMessage, { message_id, text: "Good day" });
      expect(data).toMatchObject({
        previous: "Hello",
        message: { alternatives: [{ text: "Good day", original: "Hello" }], status: "done" },
      });
      expect(data.message.edited_at).not.toBeNull();
      await testChat.sendAndRead("And then?");
      const prompt = chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content);
      expect(prompt).toContain("Good day");
      expect(prompt).not.toContain("Hello");
    });

    it("changes a reply, and shows the new text in lists when the reply is the newest message", async () => {
      const { id } = await testChat.reply();
      await testChat.call(routes.editMessage, { message_id: id, text: "*Waves.* Better." });
      expect(await chat()).toMatchObject({ preview: "Waves. Better." });
      expect(await testChat.reply()).toMatchObject({ seq: "*Waves.* Better.".length });
    });

    it("can be reversed by another edit, and changes nothing when it is repeated", async () => {
      const { id: message_id } = await testChat.reply();
      const edit = (text: string) => testChat.call(routes.editMessage, { message_id, text });
      await edit("Second thoughts.");
      const again = await edit("Second thoughts.");
      expect(again.data.previous).toBe("Second thoughts.");
      await edit("Third thoughts.");
      expect((await testChat.reply()).alternatives[0]).toMatchObject({ original: "First." });
      await edit("First.");
      expect(await testChat.reply()).toMatchObject({ edited_at: null, alternatives: [{ original: null }] });
    });

    it("completes a failed reply", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await testChat.sendAndRead("And then?");
      const { id: message_id } = await testChat.reply();
      const { data } = await testChat.call(routes.editMessage, { message_id, text: "Then it rained." });
      expect(data.message).toMatchObject({
        ...{ status: "done", error: null },
        alternatives: [{ text: "Then it rained.", finish: "complete" }],
      });
    });

    it("does not store a message twice that is sent again after the edit", async () => {
      const client_id = newId();
      await testChat.sendAndRead("And then?", { client_id });
      await testChat.call(routes.editMessage, { message_id: await idAt(-2), text: "And now?" });
      await testChat.sendAndRead("And then?", { client_id });
      expect((await testChat.messages()).messages).toHaveLength(5);
    });

    it("refuses a text that is too long for the user's message, or empty", async () => {
      const message_id = await idAt(1);
      for (const text of ["x".repeat(8_001), " \n "]) {
        const { code, details } = await testChat.call(routes.editMessage, { message_id, text });
        expect([code, Object.keys(details?.fields ?? {})]).toEqual([40001, ["text"]]);
      }
    });
  });

  describe("that selects", () => {
    it("selects a greeting, also when more messages follow", async () => {
      const message_id = await idAt(0);
      const { data } = await testChat.call(routes.selectVariant, { message_id, index: 2 });
      expect(data.message).toMatchObject({ selected: 2, seq: "Good night.".length });
      expect(await chat()).toMatchObject({ greeting_index: 2, preview: "First." });
      await testChat.sendAndRead("And then?");
      expect(chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content)).toContain(
        "Good night.",
      );
    });

    it("names a missing index", async () => {
      const input = { message_id: await idAt(-1), index: 1 };
      const { code, details } = await testChat.call(routes.selectVariant, input);
      expect([code, details?.fields]).toEqual([40001, { index: "too_large" }]);
    });
  });

  it("gives feedback on one variant, and removes it", async () => {
    const { id: message_id } = await testChat.reply();
    const input = { message_id, verdict: "down" as const, text: "Too dry." };
    const given = await testChat.call(routes.giveFeedback, input);
    expect(given.data.message.feedback).toEqual({ verdict: "down", text: "Too dry." });
    await readEvents(await testChat.regenerate(message_id));
    expect((await testChat.reply()).feedback).toBeNull();
    await testChat.call(routes.selectVariant, { message_id, index: 0 });
    expect((await testChat.reply()).feedback).toEqual({ verdict: "down", text: "Too dry." });
    await testChat.call(routes.giveFeedback, { message_id, verdict: null });
    expect((await testChat.reply()).feedback).toBeNull();
    const own = { message_id: await idAt(1), verdict: "up" as const };
    expect((await testChat.call(routes.giveFeedback, own)).code).toBe(40401);
  });

  it("pins a message, or the chat, also when it is pinned already", async () => {
    const message_id = await idAt(-1);
    for (const _twice of [1, 2]) {
      const { data } = await testChat.call(routes.pinChat, { message_id, pinned: true });
      expect(data.message).toMatchObject({ id: message_id, pinned: true });
      expect((await testChat.call(routes.pinChat, { pinned: true })).data.chat.pinned).toBe(true);
    }
    await testChat.call(routes.pinChat, { message_id, pinned: false });
    expect((await testChat.reply()).pinned).toBe(false);
    expect((await chat())?.pinned).toBe(true);
  });

  it("renames the chat, with a title of one line", async () => {
    const { data } = await testChat.call(routes.renameChat, { title: "  The lamp " });
    expect(data.chat.title).toBe("The lamp");
    expect((await testChat.call(routes.renameChat, { title: "a\nb" })).code).toBe(40001);
  });

  it("shows a newer revision of the character as long as the user can accept it", async () => {
    expect(await chat()).toMatchObject({ character_revision: 1, newer_revision: null });
    const set = (columns: Partial<typeof character.$inferInsert>) =>
      database().db.update(character).set(columns).where(eq(character.id, testChat.characterId));
    await set({ revision: 4 });
    expect(await chat()).toMatchObject({ character_revision: 1, newer_revision: 4 });
    await set({ visibility: "private" });
    expect(await chat()).toMatchObject({ newer_revision: null });
  });

  it("is refused only for messages that are being written", async () => {
    chats.provider.play((turn) => turn.say("Good "));
    const { replyId: message_id } = await untilFirstToken(await testChat.send("And then?"));
    const refused = [
      testChat.call(routes.editMessage, { message_id, text: "Mine" }),
      testChat.call(routes.selectVariant, { message_id, index: 0 }),
      testChat.call(routes.giveFeedback, { message_id, verdict: "up" }),
      testChat.call(routes.pinChat, { message_id, pinned: true }),
      testChat.call(routes.deleteFrom, { message_id }),
      testChat.call(routes.deleteFrom, { message_id: await idAt(1) }),
      testChat.call(routes.branchChat, { message_id, client_id: newId() }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.code).toBe(40901);
    // One after the other: a branch is refused while a message is changed that it copies.
    const { code } = await testChat.call(routes.editMessage, { message_id: await idAt(1), text: "Good day" });
    const renamed = await testChat.call(routes.renameChat, { title: "The lamp" });
    const branched = await testChat.call(routes.branchChat, {
      message_id: await idAt(2),
      client_id: newId(),
    });
    expect([code, renamed.code, branched.code]).toEqual([0, 0, 0]);
    await testChat.stop(message_id);
  });

  it("is refused for a message of another chat, and for deleted messages and chats", async () => {
    const other = await chats.newChat();
    await other.sendAndRead("Hello");
    const foreign = (await other.reply()).id;
    const { id: deleted } = await testChat.reply();
    await testChat.call(routes.deleteFrom, { message_id: deleted });
    for (const message_id of [foreign, deleted, "absent"]) {
      const answers = await Promise.all([
        testChat.call(routes.editMessage, { message_id, text: "Mine" }),
        testChat.call(routes.selectVariant, { message_id, index: 0 }),
        testChat.call(routes.pinChat, { message_id, pinned: true }),
        testChat.call(routes.giveFeedback, { message_id, verdict: "up" }),
        testChat.call(routes.branchChat, { message_id, client_id: newId() }),
        testChat.call(routes.stopReply, { message_id }),
      ]);
      for (const answer of answers) expect(answer.code).toBe(40401);
    }
    const message_id = await idAt(0);
    await testChat.call(routes.deleteChat, {});
    expect((await testChat.call(routes.editMessage, { message_id, text: "Mine" })).code).toBe(40401);
    expect((await testChat.call(routes.renameChat, { title: "Mine" })).code).toBe(40401);
  });
});
