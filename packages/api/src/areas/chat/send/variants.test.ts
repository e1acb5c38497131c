import { type FieldError, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageUsage } from "../../../db/schema/account.ts";
import { variant } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { EventReader, partOf, readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat, untilFirstToken } from "../testing/chatFixture.ts";

const refusedFor = (what: FieldError) => ({ code: 40001, details: { fields: { message_id: what } } });

describeDatabase("a request for a variant", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third.", "Fourth."));
    testChat = await chats.newChat();
  });

  const promptOf = (call = chats.provider.calls.at(-1)) => call?.body.messages.map(({ content }) => content);
  const variants = async (at = -1) => {
    const reply = (await testChat.messages()).messages.at(at);
    return { texts: reply?.alternatives.map(({ text }) => text), selected: reply?.selected };
  };
  const useUp = async () => {
    const { data } = await chats.api.call(routes.getUser, {}, { session: testChat.session });
    await database().db.update(messageUsage).set({ used: 50 }).where(eq(messageUsage.user_id, data.uid));
  };

  describe("for another variant", () => {
    it("adds a variant, selects it, and streams it", async () => {
      await testChat.sendAndRead("Hello");
      const { id, parent_id } = await testChat.reply();
      const events = await readEvents(await testChat.regenerate(id));
      expect(shapeOf(events).slice(0, 4)).toEqual(["start", "data-accepted", "text-start", "text-delta"]);
      expect(textOf(events)).toBe("Second.");
      const accepted = partOf(events, "data-accepted").data;
      expect(accepted).toMatchObject({ reply_id: id, user_message_id: parent_id, alternative_index: 1 });
      expect(await variants()).toEqual({ texts: ["First.", "Second."], selected: 1 });
      expect((await testChat.reply()).alternatives[1]?.id).toBe(accepted.alternative_id);
      expect(await testChat.used()).toBe(2);
    });

    it("works in the middle of a chat: later messages stay, and the model is sent the earlier ones", async () => {
      await testChat.sendAndRead("Hello");
      await testChat.sendAndRead("And then?");
      const reply = (await testChat.messages()).messages.at(2);
      await readEvents(await testChat.regenerate(reply?.id ?? "", { note: "Shorter, please." }));
      expect(await variants(2)).toEqual({ texts: ["First.", "Third."], selected: 1 });
      const { chat, messages } = await testChat.messages();
      expect(messages).toHaveLength(5);
      expect(chat).toMatchObject({ preview: "Second.", message_count: 5 });
      const prompt = promptOf()?.join("\n");
      expect(prompt).toContain("Hello");
      expect(prompt).toContain("Shorter, please.");
      expect(prompt).not.toMatch(/And then|First|Second/);
    });

    it("continues with the variant that is selected", async () => {
      await testChat.sendAndRead("Hello");
      await readEvents(await testChat.regenerate((await testChat.reply()).id));
      await testChat.sendAndRead("And then?");
      const prompt = promptOf()?.join("\n");
      expect(prompt).toContain("Second.");
      expect(prompt).not.toContain("First.");
    });

    it("is one variant, one call and one charge, sent 30 times at once and again later", async () => {
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const calls = chats.provider.calls.length;
      const client_id = newId();
      const ask = async () => readEvents(await testChat.regenerate(id, { client_id }));
      const answers = await Promise.all(Array.from({ length: 30 }, ask));
      answers.push(await ask());
      expect(new Set(answers.map(textOf))).toEqual(new Set(["Second."]));
      expect(chats.provider.calls.length - calls).toBe(1);
      expect((await variants()).texts).toEqual(["First.", "Second."]);
      expect(await testChat.used()).toBe(2);
    });

    it("streams the requested variant, whichever is selected in the meantime", async () => {
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const client_id = newId();
      const events = await readEvents(await testChat.regenerate(id, { client_id }));
      await readEvents(await testChat.regenerate(id));
      expect(textOf(await readEvents(await testChat.regenerate(id, { client_id })))).toBe("Second.");
      const { alternative_id } = partOf(events, "data-accepted").data;
      expect(textOf(await readEvents(await testChat.resume(id, 3, alternative_id)))).toBe("ond.");
      expect(textOf(await readEvents(await testChat.resume(id)))).toBe("Third.");
      expect((await parseAnswer(await testChat.resume(id, 0, "absent"))).code).toBe(40401);
    });

    it("refuses the same client_id for anything else", async () => {
      const sent = newId();
      const again = newId();
      await testChat.sendAndRead("Hello", { client_id: sent });
      const { id } = await testChat.reply();
      await readEvents(await testChat.regenerate(id, { client_id: again, note: "Shorter" }));
      const refused = [
        await testChat.regenerate(id, { client_id: sent }),
        await testChat.regenerate(id, { client_id: again, note: "Longer" }),
        await testChat.regenerate(id, { client_id: again }),
        await testChat.continueReply(id, { client_id: again }),
        await testChat.send("Hello", { client_id: again }),
      ];
      for (const answer of refused) expect((await parseAnswer(answer)).code).toBe(40901);
      expect((await variants()).texts).toEqual(["First.", "Second."]);
      expect(await testChat.used()).toBe(2);
    });

    it("retries a failed reply: an empty variant is overwritten, one with text is kept", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      expect(await testChat.used()).toBe(0);
      chats.provider.play(({ say, response }) => {
        say("Half ");
        setTimeout(() => response.destroy(), 100);
      });
      const failed = await readEvents(await testChat.regenerate(id));
      expect(partOf(failed, "data-ended").data.finish).toBe("error");
      expect(await variants()).toEqual({ texts: ["Half "], selected: 0 });
      chats.provider.play((turn) => {
        turn.say("Whole.");
        turn.finish();
      });
      await readEvents(await testChat.regenerate(id));
      expect(await variants()).toEqual({ texts: ["Half ", "Whole."], selected: 1 });
      expect(await testChat.reply()).toMatchObject({ status: "done", error: null });
      expect((await testChat.messages()).messages).toHaveLength(3);
      expect(await testChat.used()).toBe(1);
    });

    it("is refused for the greeting, for the user's message, and beyond the limit of variants", async () => {
      await testChat.sendAndRead("Hello");
      const [greeting, own, reply] = (await testChat.messages()).messages;
      const answerTo = async (id = "") => parseAnswer(await testChat.regenerate(id));
      expect(await answerTo(greeting?.id)).toMatchObject(refusedFor("invalid_choice"));
      expect((await answerTo(own?.id)).code).toBe(40401);
      const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
      await database()
        .db.insert(variant)
        .values(
          Array.from({ length: 49 }, (_, at) => ({
            ...{ id: newId(), message_id: reply?.id ?? "", user_id: uid, index: at + 1 },
            finish: "complete" as const,
          })),
        );
      expect(await answerTo(reply?.id)).toMatchObject(refusedFor("too_many"));
      expect(await testChat.used()).toBe(1);
    });

    it("is refused by the quota, and then nothing changes", async () => {
      await testChat.sendAndRead("Hello");
      await useUp();
      const { id } = await testChat.reply();
      for (const answer of [await testChat.regenerate(id), await testChat.continueReply(id)]) {
        expect((await parseAnswer(answer)).code).toBe(42902);
      }
      expect(await variants()).toEqual({ texts: ["First."], selected: 0 });
      expect(await testChat.reply()).toMatchObject({ status: "done" });
    });

    it("is refused while a reply of the chat is being written", async () => {
      await testChat.sendAndRead("Hello");
      const first = await testChat.reply();
      chats.provider.play((turn) => turn.say("Good "));
      const { replyId } = await untilFirstToken(await testChat.send("And then?"));
      for (const id of [first.id, replyId]) {
        expect((await parseAnswer(await testChat.regenerate(id))).code).toBe(40901);
        expect((await parseAnswer(await testChat.continueReply(id))).code).toBe(40901);
      }
      await testChat.stop(replyId);
    });
  });

  describe("to continue", () => {
    it("appends to the selected variant, from where it ends", async () => {
      chats.provider.play(inTurn("“Wait,” she said.", "Then she", " left."));
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const first = await readEvents(await testChat.continueReply(id));
      expect(shapeOf(first).slice(0, 4)).toEqual(["start", "data-accepted", "text-start", "text-delta"]);
      expect(first[0]?.id).toBe("“Wait,” she said.".length);
      expect(textOf(first)).toBe(" Then she");
      expect(promptOf()?.join("\n")).toContain("“Wait,” she said.");
      await readEvents(await testChat.continueReply(id));
      expect(await variants()).toEqual({ texts: ["“Wait,” she said. Then she left."], selected: 0 });
      const { chat } = await testChat.messages();
      expect(chat?.preview).toBe("“Wait,” she said. Then she left.");
      expect(await testChat.used()).toBe(3);
    });

    it("is one continuation, sent 20 times at once and again later", async () => {
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const client_id = newId();
      const ask = async () => readEvents(await testChat.continueReply(id, { client_id }));
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      answers.push(await ask());
      expect(new Set(answers.map(textOf))).toEqual(new Set([" Second."]));
      expect((await variants()).texts).toEqual(["First. Second."]);
      expect(await testChat.used()).toBe(2);
    });

    it("resumes like any stream, and shows in the history with its resume point", async () => {
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const gate = Promise.withResolvers<void>();
      chats.provider.play(async (turn) => {
        turn.say("Second");
        await gate.promise;
        turn.say(" thoughts.");
        turn.finish();
      });
      const { reader, events } = await untilFirstToken(await testChat.continueReply(id));
      await reader.close();
      await expect.poll(async () => (await testChat.reply()).seq).toBe("First. Second".length);
      const resumed = new EventReader(await testChat.resume(id, events.at(-1)?.id));
      gate.resolve();
      expect(textOf(events) + textOf(await resumed.rest())).toBe(" Second thoughts.");
      expect((await testChat.reply()).alternatives[0]?.text).toBe("First. Second thoughts.");
    });

    // Rule: failed-reply-not-counted
    it("costs one message when it is stopped after its first token, none before", async () => {
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const requested = Promise.withResolvers<void>();
      chats.provider.play(() => requested.resolve());
      const silent = new EventReader(await testChat.continueReply(id));
      await silent.next();
      await requested.promise;
      await testChat.stop(id);
      expect(await testChat.used()).toBe(1);
      chats.provider.play((turn) => turn.say("Second"));
      await untilFirstToken(await testChat.continueReply(id));
      await testChat.stop(id);
      expect(await testChat.used()).toBe(2);
      expect(await testChat.reply()).toMatchObject({
        status: "stopped",
        alternatives: [{ finish: "stopped" }],
      });
    });

    it("is refused for an empty reply, and for one of the maximum length", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await testChat.sendAndRead("Hello");
      const { id } = await testChat.reply();
      const answer = async () => parseAnswer(await testChat.continueReply(id));
      expect(await answer()).toMatchObject(refusedFor("too_short"));
      await testChat.call(routes.editMessage, { message_id: id, text: "x".repeat(100_000) });
      expect(await answer()).toMatchObject(refusedFor("too_long"));
      const greeting = (await testChat.messages()).messages[0]?.id ?? "";
      expect(await parseAnswer(await testChat.continueReply(greeting))).toMatchObject(
        refusedFor("invalid_choice"),
      );
      expect(await testChat.used()).toBe(0);
    });
  });
});
