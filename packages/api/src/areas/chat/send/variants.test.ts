import { type FieldError, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { alternative, messageUsage } from "../../../db/schema.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { EventReader, partOf, readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type Talk, untilFirstWords } from "../testing/chatFixture.ts";

const refusedFor = (what: FieldError) => ({ code: 40001, details: { fields: { message_id: what } } });

describeEachDatabase("asking again", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second.", "Third.", "Fourth."));
    talk = await chats.talk();
  });

  const promptOf = (call = chats.provider.calls.at(-1)) => call?.body.messages.map(({ content }) => content);
  const wordings = async (at = -1) => {
    const reply = (await talk.messages()).messages.at(at);
    return { texts: reply?.alternatives.map(({ text }) => text), selected: reply?.selected };
  };
  const useUp = async () => {
    const { data } = await chats.api.call(routes.getUser, {}, { session: talk.session });
    await database().db.update(messageUsage).set({ used: 50 }).where(eq(messageUsage.user_id, data.uid));
  };

  describe("for another variant", () => {
    it("adds one beside the others, selects it, and streams it as such", async () => {
      await talk.say("Hello");
      const { id, parent_id } = await talk.reply();
      const events = await readEvents(await talk.regenerate(id));
      expect(shapeOf(events).slice(0, 4)).toEqual(["start", "data-accepted", "text-start", "text-delta"]);
      expect(textOf(events)).toBe("Second.");
      const accepted = partOf(events, "data-accepted").data;
      expect(accepted).toMatchObject({ reply_id: id, user_message_id: parent_id, alternative_index: 1 });
      expect(await wordings()).toEqual({ texts: ["First.", "Second."], selected: 1 });
      expect((await talk.reply()).alternatives[1]?.id).toBe(accepted.alternative_id);
      expect(await talk.used()).toBe(2);
    });

    it("does so in the middle of a chat too: what follows stays, and the model is told what came before", async () => {
      await talk.say("Hello");
      await talk.say("And then?");
      const reply = (await talk.messages()).messages.at(2);
      await readEvents(await talk.regenerate(reply?.id ?? "", { note: "Shorter, please." }));
      expect(await wordings(2)).toEqual({ texts: ["First.", "Third."], selected: 1 });
      const { chat, messages } = await talk.messages();
      expect(messages).toHaveLength(5);
      expect(chat).toMatchObject({ preview: "Second.", message_count: 5 });
      const prompt = promptOf()?.join("\n");
      expect(prompt).toContain("Hello");
      expect(prompt).toContain("Shorter, please.");
      expect(prompt).not.toMatch(/And then|First|Second/);
    });

    it("continues with the variant that is selected", async () => {
      await talk.say("Hello");
      await readEvents(await talk.regenerate((await talk.reply()).id));
      await talk.say("And then?");
      const prompt = promptOf()?.join("\n");
      expect(prompt).toContain("Second.");
      expect(prompt).not.toContain("First.");
    });

    it("is one variant, one call and one charge, asked 30 times at once and again later", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      const calls = chats.provider.calls.length;
      const client_id = newId();
      const ask = async () => readEvents(await talk.regenerate(id, { client_id }));
      const answers = await Promise.all(Array.from({ length: 30 }, ask));
      answers.push(await ask());
      expect(new Set(answers.map(textOf))).toEqual(new Set(["Second."]));
      expect(chats.provider.calls.length - calls).toBe(1);
      expect((await wordings()).texts).toEqual(["First.", "Second."]);
      expect(await talk.used()).toBe(2);
    });

    it("tells of the variant that was asked for, whatever is selected by then", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      const client_id = newId();
      const events = await readEvents(await talk.regenerate(id, { client_id }));
      await readEvents(await talk.regenerate(id));
      expect(textOf(await readEvents(await talk.regenerate(id, { client_id })))).toBe("Second.");
      const { alternative_id } = partOf(events, "data-accepted").data;
      expect(textOf(await readEvents(await talk.resume(id, 3, alternative_id)))).toBe("ond.");
      expect(textOf(await readEvents(await talk.resume(id)))).toBe("Third.");
      expect((await parseAnswer(await talk.resume(id, 0, "absent"))).code).toBe(40401);
    });

    it("refuses the same client_id for anything else", async () => {
      const sent = newId();
      const again = newId();
      await talk.say("Hello", { client_id: sent });
      const { id } = await talk.reply();
      await readEvents(await talk.regenerate(id, { client_id: again, note: "Shorter" }));
      const refused = [
        await talk.regenerate(id, { client_id: sent }),
        await talk.regenerate(id, { client_id: again, note: "Longer" }),
        await talk.regenerate(id, { client_id: again }),
        await talk.goOn(id, { client_id: again }),
        await talk.send("Hello", { client_id: again }),
      ];
      for (const answer of refused) expect((await parseAnswer(answer)).code).toBe(40901);
      expect((await wordings()).texts).toEqual(["First.", "Second."]);
      expect(await talk.used()).toBe(2);
    });

    it("is the retry of a reply that failed: an empty variant is written over, a begun one is kept", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await talk.say("Hello");
      const { id } = await talk.reply();
      expect(await talk.used()).toBe(0);
      chats.provider.play(({ say, response }) => {
        say("Half ");
        setTimeout(() => response.destroy(), 100);
      });
      const failed = await readEvents(await talk.regenerate(id));
      expect(partOf(failed, "data-ended").data.finish).toBe("error");
      expect(await wordings()).toEqual({ texts: ["Half "], selected: 0 });
      chats.provider.play((turn) => {
        turn.say("Whole.");
        turn.finish();
      });
      await readEvents(await talk.regenerate(id));
      expect(await wordings()).toEqual({ texts: ["Half ", "Whole."], selected: 1 });
      expect(await talk.reply()).toMatchObject({ status: "done", error: null });
      expect((await talk.messages()).messages).toHaveLength(3);
      expect(await talk.used()).toBe(2);
    });

    it("costs nothing when it fails before its first word, and leaves the other variants alone", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await readEvents(await talk.regenerate(id));
      expect(await talk.used()).toBe(1);
      expect(await talk.reply()).toMatchObject({ status: "failed", selected: 1 });
      const back = await talk.call(routes.selectAlternative, { message_id: id, index: 0 });
      expect(back.data.message).toMatchObject({ status: "done", error: null, selected: 0, seq: 6 });
      const failed = await talk.call(routes.selectAlternative, { message_id: id, index: 1 });
      expect(failed.data.message).toMatchObject({ status: "failed", error: { retryable: true } });
    });

    it("is refused for the greeting, for what the user said, and beyond what a reply can have", async () => {
      await talk.say("Hello");
      const [greeting, own, reply] = (await talk.messages()).messages;
      const answerTo = async (id = "") => parseAnswer(await talk.regenerate(id));
      expect(await answerTo(greeting?.id)).toMatchObject(refusedFor("invalid_choice"));
      expect((await answerTo(own?.id)).code).toBe(40401);
      const { uid } = (await chats.api.call(routes.getUser, {}, { session: talk.session })).data;
      await database()
        .db.insert(alternative)
        .values(
          Array.from({ length: 49 }, (_, at) => ({
            ...{ id: newId(), message_id: reply?.id ?? "", user_id: uid, index: at + 1 },
            ...{ text: "Again.", finish: "complete" as const },
          })),
        );
      expect(await answerTo(reply?.id)).toMatchObject(refusedFor("too_many"));
      expect(await talk.used()).toBe(1);
    });

    it("is refused by the quota, and then nothing changes", async () => {
      await talk.say("Hello");
      await useUp();
      const { id } = await talk.reply();
      for (const answer of [await talk.regenerate(id), await talk.goOn(id)]) {
        expect((await parseAnswer(answer)).code).toBe(42902);
      }
      expect(await wordings()).toEqual({ texts: ["First."], selected: 0 });
      expect(await talk.reply()).toMatchObject({ status: "done" });
    });

    it("is refused while a reply of the chat is being written", async () => {
      await talk.say("Hello");
      const first = await talk.reply();
      chats.provider.play((turn) => turn.say("Good "));
      const { replyId } = await untilFirstWords(await talk.send("And then?"));
      for (const id of [first.id, replyId]) {
        expect((await parseAnswer(await talk.regenerate(id))).code).toBe(40901);
        expect((await parseAnswer(await talk.goOn(id))).code).toBe(40901);
      }
      await talk.stop(replyId);
    });
  });

  describe("to go on", () => {
    it("appends to the selected variant, from where it ends", async () => {
      chats.provider.play(inTurn("“Wait,” she said.", "Then she", " left."));
      await talk.say("Hello");
      const { id } = await talk.reply();
      const first = await readEvents(await talk.goOn(id));
      expect(shapeOf(first).slice(0, 4)).toEqual(["start", "data-accepted", "text-start", "text-delta"]);
      expect(first[0]?.id).toBe("“Wait,” she said.".length);
      expect(textOf(first)).toBe(" Then she");
      expect(promptOf()?.join("\n")).toContain("“Wait,” she said.");
      await readEvents(await talk.goOn(id));
      expect(await wordings()).toEqual({ texts: ["“Wait,” she said. Then she left."], selected: 0 });
      const { chat } = await talk.messages();
      expect(chat?.preview).toBe("“Wait,” she said. Then she left.");
      expect(await talk.used()).toBe(3);
    });

    it("is one continuation, asked 20 times at once and again later", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      const client_id = newId();
      const ask = async () => readEvents(await talk.goOn(id, { client_id }));
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      answers.push(await ask());
      expect(new Set(answers.map(textOf))).toEqual(new Set([" Second."]));
      expect((await wordings()).texts).toEqual(["First. Second."]);
      expect(await talk.used()).toBe(2);
    });

    it("resumes like any stream, and shows in the history with its resume point", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      const gate = Promise.withResolvers<void>();
      chats.provider.play(async (turn) => {
        turn.say("Second");
        await gate.promise;
        turn.say(" thoughts.");
        turn.finish();
      });
      const { reader, events } = await untilFirstWords(await talk.goOn(id));
      await reader.close();
      await expect.poll(async () => (await talk.reply()).seq).toBe("First. Second".length);
      const resumed = new EventReader(await talk.resume(id, events.at(-1)?.id));
      gate.resolve();
      expect(textOf(events) + textOf(await resumed.rest())).toBe(" Second thoughts.");
      expect((await talk.reply()).alternatives[0]?.text).toBe("First. Second thoughts.");
    });

    it("keeps what stood there when it fails, and costs nothing before its first word", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      const events = await readEvents(await talk.goOn(id));
      expect(partOf(events, "data-failure").data).toMatchObject({ code: 50201, retryable: true });
      expect(await talk.reply()).toMatchObject({ status: "failed", alternatives: [{ text: "First." }] });
      expect(await talk.used()).toBe(1);
    });

    it("costs one message when it is stopped after its first word, none before", async () => {
      await talk.say("Hello");
      const { id } = await talk.reply();
      const asked = Promise.withResolvers<void>();
      chats.provider.play(() => asked.resolve());
      const silent = new EventReader(await talk.goOn(id));
      await silent.next();
      await asked.promise;
      await talk.stop(id);
      expect(await talk.used()).toBe(1);
      chats.provider.play((turn) => turn.say("Second"));
      await untilFirstWords(await talk.goOn(id));
      await talk.stop(id);
      expect(await talk.used()).toBe(2);
      expect(await talk.reply()).toMatchObject({ status: "stopped", alternatives: [{ finish: "stopped" }] });
    });

    it("is refused where there is nothing to go on with, and where it is long enough", async () => {
      chats.provider.play(({ response }) => void response.writeHead(500).end());
      await talk.say("Hello");
      const { id } = await talk.reply();
      const answer = async () => parseAnswer(await talk.goOn(id));
      expect(await answer()).toMatchObject(refusedFor("too_short"));
      await talk.call(routes.editMessage, { message_id: id, text: "x".repeat(100_000) });
      expect(await answer()).toMatchObject(refusedFor("too_long"));
      const greeting = (await talk.messages()).messages[0]?.id ?? "";
      expect(await parseAnswer(await talk.goOn(greeting))).toMatchObject(refusedFor("invalid_choice"));
      expect(await talk.used()).toBe(0);
    });
  });
});
