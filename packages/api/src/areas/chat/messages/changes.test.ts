import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { character } from "../../../db/schema.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type Talk, untilFirstWords } from "../testing/chatFixture.ts";

describeEachDatabase("a change of a chat", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third."));
    talk = await chats.talk({ alternate_greetings: ["Good morning.", "Good night."] });
    await talk.say("Hello");
  });

  const idAt = async (at: number) => (await talk.messages()).messages.at(at)?.id ?? "";
  const chat = async () => (await talk.messages()).chat;

  describe("that edits", () => {
    it("rewords the user's own message, keeps its first text and tells the model the new one", async () => {
      const message_id = await idAt(1);
      const { data } = await talk.call(routes.editMessage, { message_id, text: "Good day" });
      expect(data).toMatchObject({
        previous: "Hello",
        message: { alternatives: [{ text: "Good day", original: "Hello" }], status: "done" },
      });
      expect(data.message.edited_at).not.toBeNull();
      await talk.say("And then?");
      const prompt = chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content);
      expect(prompt).toContain("Good day");
      expect(prompt).not.toContain("Hello");
    });

    it("rewords the character's, and shows it in lists when it is the newest", async () => {
      const { id } = await talk.reply();
      await talk.call(routes.editMessage, { message_id: id, text: "*Waves.* Better." });
      expect(await chat()).toMatchObject({ preview: "Waves. Better." });
      expect(await talk.reply()).toMatchObject({ seq: "*Waves.* Better.".length });
    });

    it("is undone by another edit, and then was none; twice is once", async () => {
      const { id: message_id } = await talk.reply();
      const edit = (text: string) => talk.call(routes.editMessage, { message_id, text });
      await edit("Second thoughts.");
      const again = await edit("Second thoughts.");
      expect(again.data.previous).toBe("Second thoughts.");
      await edit("Third thoughts.");
      expect((await talk.reply()).alternatives[0]).toMatchObject({ original: "First." });
      await edit("First.");
      expect(await talk.reply()).toMatchObject({ edited_at: null, alternatives: [{ original: null }] });
    });

    it("makes a failed reply a good one", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await talk.say("And then?");
      const { id: message_id } = await talk.reply();
      const { data } = await talk.call(routes.editMessage, { message_id, text: "Then it rained." });
      expect(data.message).toMatchObject({
        ...{ status: "done", error: null },
        alternatives: [{ text: "Then it rained.", finish: "complete" }],
      });
    });

    it("does not make another message of one that is sent again", async () => {
      const client_id = newId();
      await talk.say("And then?", { client_id });
      await talk.call(routes.editMessage, { message_id: await idAt(-2), text: "And now?" });
      await talk.say("And then?", { client_id });
      expect((await talk.messages()).messages).toHaveLength(5);
    });

    it("refuses what is too long for a message of the user's, or says nothing", async () => {
      const message_id = await idAt(1);
      for (const text of ["x".repeat(8_001), " \n "]) {
        const { code, details } = await talk.call(routes.editMessage, { message_id, text });
        expect([code, Object.keys(details?.fields ?? {})]).toEqual([40001, ["text"]]);
      }
    });
  });

  describe("that selects", () => {
    it("chooses a greeting, also when the chat has gone on", async () => {
      const message_id = await idAt(0);
      const { data } = await talk.call(routes.selectAlternative, { message_id, index: 2 });
      expect(data.message).toMatchObject({ selected: 2, seq: "Good night.".length });
      expect(await chat()).toMatchObject({ greeting_index: 2, preview: "First." });
      await talk.say("And then?");
      expect(chats.provider.calls.at(-1)?.body.messages.map(({ content }) => content)).toContain(
        "Good night.",
      );
    });

    it("names an index that is not there", async () => {
      const input = { message_id: await idAt(-1), index: 1 };
      const { code, details } = await talk.call(routes.selectAlternative, input);
      expect([code, details?.fields]).toEqual([40001, { index: "too_large" }]);
    });
  });

  it("gives feedback on one variant, and takes it back", async () => {
    const { id: message_id } = await talk.reply();
    const input = { message_id, verdict: "down" as const, text: "Too dry." };
    const given = await talk.call(routes.giveFeedback, input);
    expect(given.data.message.feedback).toEqual({ verdict: "down", text: "Too dry." });
    await readEvents(await talk.regenerate(message_id));
    expect((await talk.reply()).feedback).toBeNull();
    await talk.call(routes.selectAlternative, { message_id, index: 0 });
    expect((await talk.reply()).feedback).toEqual({ verdict: "down", text: "Too dry." });
    await talk.call(routes.giveFeedback, { message_id, verdict: null });
    expect((await talk.reply()).feedback).toBeNull();
    const own = { message_id: await idAt(1), verdict: "up" as const };
    expect((await talk.call(routes.giveFeedback, own)).code).toBe(40401);
  });

  it("pins a message, or the chat, as often as it is asked", async () => {
    const message_id = await idAt(-1);
    for (const _twice of [1, 2]) {
      const { data } = await talk.call(routes.pinChat, { message_id, pinned: true });
      expect(data.message).toMatchObject({ id: message_id, pinned: true });
      expect((await talk.call(routes.pinChat, { pinned: true })).data.chat.pinned).toBe(true);
    }
    await talk.call(routes.pinChat, { message_id, pinned: false });
    expect((await talk.reply()).pinned).toBe(false);
    expect((await chat())?.pinned).toBe(true);
  });

  it("renames, in one line", async () => {
    const { data } = await talk.call(routes.renameChat, { title: "  The lamp " });
    expect(data.chat.title).toBe("The lamp");
    expect((await talk.call(routes.renameChat, { title: "a\nb" })).code).toBe(40001);
  });

  it("tells of a newer revision of the character as long as the user may take it", async () => {
    expect(await chat()).toMatchObject({ character_revision: 1, newer_revision: null });
    const set = (columns: Partial<typeof character.$inferInsert>) =>
      database().db.update(character).set(columns).where(eq(character.id, talk.characterId));
    await set({ revision: 4 });
    expect(await chat()).toMatchObject({ character_revision: 1, newer_revision: 4 });
    await set({ visibility: "private" });
    expect(await chat()).toMatchObject({ newer_revision: null });
  });

  it("is refused for what is being written, and for nothing else", async () => {
    chats.provider.play((turn) => turn.say("Good "));
    const { replyId: message_id } = await untilFirstWords(await talk.send("And then?"));
    const refused = [
      talk.call(routes.editMessage, { message_id, text: "Mine" }),
      talk.call(routes.selectAlternative, { message_id, index: 0 }),
      talk.call(routes.giveFeedback, { message_id, verdict: "up" }),
      talk.call(routes.pinChat, { message_id, pinned: true }),
      talk.call(routes.deleteFrom, { message_id }),
      talk.call(routes.deleteFrom, { message_id: await idAt(1) }),
      talk.call(routes.branchChat, { message_id, client_id: newId() }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.code).toBe(40901);
    const allowed = [
      talk.call(routes.editMessage, { message_id: await idAt(1), text: "Good day" }),
      talk.call(routes.renameChat, { title: "The lamp" }),
      talk.call(routes.branchChat, { message_id: await idAt(2), client_id: newId() }),
    ];
    for (const answer of await Promise.all(allowed)) expect(answer.code).toBe(0);
    await talk.stop(message_id);
  });

  it("is refused when chat and message are not of the same chat, and for what is in the trash", async () => {
    const other = await chats.talk();
    await other.say("Hello");
    const foreign = (await other.reply()).id;
    const { id: binned } = await talk.reply();
    await talk.call(routes.deleteFrom, { message_id: binned });
    for (const message_id of [foreign, binned, "absent"]) {
      const answers = await Promise.all([
        talk.call(routes.editMessage, { message_id, text: "Mine" }),
        talk.call(routes.selectAlternative, { message_id, index: 0 }),
        talk.call(routes.pinChat, { message_id, pinned: true }),
        talk.call(routes.giveFeedback, { message_id, verdict: "up" }),
        talk.call(routes.branchChat, { message_id, client_id: newId() }),
        talk.call(routes.stopReply, { message_id }),
      ]);
      for (const answer of answers) expect(answer.code).toBe(40401);
    }
    const message_id = await idAt(0);
    await talk.call(routes.deleteChat, {});
    expect((await talk.call(routes.editMessage, { message_id, text: "Mine" })).code).toBe(40401);
    expect((await talk.call(routes.renameChat, { title: "Mine" })).code).toBe(40401);
  });
});
