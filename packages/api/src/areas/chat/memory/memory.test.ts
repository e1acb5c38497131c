import { ErrorCode, routes } from "@mimi/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memory } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";
import { linesThatFit, memoryTokens } from "./promptMemory.ts";
import { parseNotes } from "./parseNotes.ts";

const isTask = ({ body }: ProviderTurn) => body.messages[0]?.content.startsWith("[Task: remember]") === true;

describeDatabase("the memory of a chat", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const memoryOf = async (testChat: TestChat) => (await testChat.call(routes.getMemory)).data;
  const system = () =>
    chats.provider.calls.findLast((call) => !isTask(call))?.body.messages[0]?.content ?? "";

  async function startChat(): Promise<{ testChat: TestChat; sent: string; reply: string }> {
    const testChat = await chats.newChat();
    await testChat.sendAndRead("I have a boat.");
    const [, sent, reply] = (await testChat.messages()).messages;
    return { testChat, sent: sent?.id ?? "", reply: reply?.id ?? "" };
  }

  it("has lines that are added, changed, pinned and deleted, each with its sources", async () => {
    const { testChat, sent } = await startChat();
    const added = (
      await testChat.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [sent] })
    ).data;
    expect(added).toMatchObject({ text: "Has a boat.", source_message_ids: [sent], pinned: false });
    expect(added).toMatchObject({ automatic: false, stale: false, edited_at: null });
    const line_id = added.id;
    const corrected = (await testChat.call(routes.saveMemory, { line_id, text: "Has two boats." })).data;
    expect(corrected.source_message_ids).toEqual([sent]);
    expect(corrected.edited_at).not.toBeNull();
    const pinned = (await testChat.call(routes.saveMemory, { line_id, pinned: true })).data;
    expect(pinned).toEqual({ ...corrected, pinned: true });
    await testChat.call(routes.saveMemory, { text: "Newer, but not pinned." });
    expect((await memoryOf(testChat)).lines.map(({ text }) => text)).toEqual([
      "Has two boats.",
      "Newer, but not pinned.",
    ]);
    await testChat.call(routes.deleteMemory, { line_id });
    expect((await memoryOf(testChat)).lines.map(({ text }) => text)).toEqual(["Newer, but not pinned."]);
  });

  it("is sent to the model with every reply", async () => {
    const { testChat } = await startChat();
    await testChat.call(routes.saveMemory, { text: "The boat is called Petrel." });
    await testChat.sendAndRead("Where is she?");
    expect(system()).toContain("[What happened before]\n- The boat is called Petrel.");
  });

  it("is sent up to its budget, pinned lines first", async () => {
    const { testChat } = await startChat();
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: newId(), chat_key: testChat.chatKey, text: `Line ${at} ${"x".repeat(80)}`, pinned: at === 0 },
      created_at: new Date(Date.now() - 60_000 + at),
    }));
    await database().db.insert(memory).values(rows);
    await testChat.sendAndRead("Well?");
    const lines = system()
      .split("\n")
      .filter((line) => line.startsWith("- Line"));
    expect(lines[0]).toMatch(/^- Line 0 /);
    expect(lines.at(-1)).toMatch(/^- Line 59 /);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.length).toBeLessThan(60);
    const { tokens } = await memoryOf(testChat);
    expect(tokens.budget).toBe(800);
    expect(tokens.sent).toBeLessThanOrEqual(800);
  });

  it.each([
    [
      "edited",
      (testChat: TestChat, sent: string) =>
        testChat.call(routes.editMessage, { message_id: sent, text: "A car." }),
    ],
    ["deleted", (testChat: TestChat, sent: string) => testChat.call(routes.deleteFrom, { message_id: sent })],
  ])("marks a line as stale once its source is %s, until the user changes the line", async (_how, change) => {
    const { testChat, sent } = await startChat();
    await testChat.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [sent] });
    await change(testChat, sent);
    const [line] = (await memoryOf(testChat)).lines;
    expect(line).toMatchObject({ stale: true, source_message_ids: [sent] });
    const pinned = await testChat.call(routes.saveMemory, { line_id: line?.id ?? "", pinned: true });
    expect(pinned.data.stale).toBe(true);
    const looked = await testChat.call(routes.saveMemory, { line_id: line?.id ?? "", text: "Has a car." });
    expect(looked.data.stale).toBe(false);
  });

  it("marks a line as stale while another variant of its source is selected", async () => {
    const { testChat, reply } = await startChat();
    await testChat.call(routes.saveMemory, { text: "Said hello.", source_message_ids: [reply] });
    chats.provider.play((turn) => {
      turn.say("Something else.");
      turn.finish();
    });
    await (await testChat.regenerate(reply)).text();
    expect((await memoryOf(testChat)).lines[0]?.stale).toBe(true);
    await testChat.call(routes.selectVariant, { message_id: reply, index: 0 });
    expect((await memoryOf(testChat)).lines[0]?.stale).toBe(false);
  });

  it("refuses sources of another chat like absent ones", async () => {
    const [mine, other] = [await startChat(), await startChat()];
    for (const source of [other.sent, "absent"]) {
      const input = { text: "A line.", source_message_ids: [source] };
      const { code, details } = await mine.testChat.call(routes.saveMemory, input);
      expect([code, details?.fields]).toEqual([
        ErrorCode.invalidInput,
        { source_message_ids: "invalid_choice" },
      ]);
    }
    const { code, details } = await mine.testChat.call(routes.saveMemory, { pinned: true });
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { text: "required" }]);
  });

  // Rule: restored-memory-line-sources
  it("restores a line with those of its sources that still exist", async () => {
    const [mine, other] = [await startChat(), await startChat()];
    const { testChat, sent, reply } = mine;
    await testChat.call(routes.deleteFrom, { message_id: reply });
    const source_message_ids = [sent, reply, other.sent];
    const input = { text: "Has a boat.", source_message_ids, present_sources: true };
    const { data } = await testChat.call(routes.saveMemory, input);
    expect(data).toMatchObject({ source_message_ids: [sent], stale: false });
    expect((await memoryOf(testChat)).lines).toEqual([data]);
  });

  it("refuses lines beyond the limit", async () => {
    const { testChat } = await startChat();
    const line = () => ({ id: newId(), chat_key: testChat.chatKey, text: "Line", created_at: new Date() });
    await database()
      .db.insert(memory)
      .values(Array.from({ length: 200 }, line));
    const refused = await testChat.call(routes.saveMemory, { text: "One more." });
    const details = { fields: { line_id: "too_many" }, limit: 200 };
    expect(refused).toMatchObject({ code: 40001, details });
  });

  it("is copied to a branch as far as its sources are", async () => {
    const { testChat, sent, reply } = await startChat();
    await testChat.sendAndRead("And a dog.");
    const dog = (await testChat.messages()).messages.at(-2)?.id ?? "";
    await testChat.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [sent] });
    await testChat.call(routes.saveMemory, { text: "Has a dog.", source_message_ids: [dog] });
    const branch = await testChat.call(routes.branchChat, { message_id: reply, client_id: newId() });
    const { chat_key } = branch.data.chat;
    const there = await chats.api.call(routes.getMemory, { chat_key }, testChat);
    const [, copy] = (await chats.api.call(routes.listMessages, { chat_key }, testChat)).data.messages;
    expect(there.data.lines).toMatchObject([
      { text: "Has a boat.", source_message_ids: [copy?.id], stale: false },
    ]);
  });

  describe("written by the model", () => {
    /** Answers requests for notes with `answer`, and all others with "Hm.". */
    function notes(answer: (turn: ProviderTurn) => void) {
      chats.provider.play((turn) => {
        if (isTask(turn)) return answer(turn);
        turn.say("Hm.");
        turn.finish();
      });
    }

    /** A chat that is long enough for notes with the next message. */
    async function story(): Promise<TestChat> {
      const { testChat } = await startChat();
      await addTurns(database().db, testChat.chatKey, { count: 24, length: 40 });
      return testChat;
    }

    const untilLines = async (testChat: TestChat, count: number) => {
      await expect.poll(async () => (await memoryOf(testChat)).lines.length).toBe(count);
      return (await memoryOf(testChat)).lines;
    };

    it("is stored with its sources, costs nothing, and is requested once", async () => {
      const testChat = await story();
      const marks: number[] = [];
      notes((turn) => {
        marks.push(1);
        turn.say(
          'Here: [{"text": "Has a boat.", "from": [2, 2]},',
          ' {"text": "Nods.", "from": [99]}, {"text": 7}]',
        );
        turn.finish();
      });
      await testChat.sendAndRead("Well?");
      const [line] = await untilLines(testChat, 1);
      const [, sent] = (await testChat.call(routes.listMessages, { count: 100 })).data.messages;
      expect(line).toMatchObject({ text: "Has a boat.", automatic: true, stale: false });
      expect(line?.source_message_ids).toEqual([sent?.id]);
      expect(await testChat.used()).toBe(2);
      await testChat.sendAndRead("And now?");
      expect(marks).toHaveLength(1);
    });

    it("never delays a reply, and its failure is not shown", async () => {
      const testChat = await story();
      notes(({ response }) => void response.writeHead(500).end());
      expect((await testChat.sendAndRead("Well?")).at(-1)?.part).toBe("[DONE]");
      expect((await testChat.reply()).status).toBe("done");
      // Failed notes are retried with the next reply.
      notes((turn) => {
        turn.say('[{"text": "Has a boat.", "from": [2]}]');
        turn.finish();
      });
      await expect
        .poll(async () => {
          await testChat.sendAndRead("Again?");
          return (await memoryOf(testChat)).lines.length;
        })
        .toBe(1);
    });

    // Rule: memory-notes-pause
    it("is not requested again with each reply after it has failed twice", async () => {
      const testChat = await story();
      let requests = 0;
      notes(({ response }) => {
        requests += 1;
        response.writeHead(400).end();
      });
      await expect
        .poll(async () => {
          await testChat.sendAndRead("Well?");
          return requests;
        })
        .toBe(2);
      for (let reply = 0; reply < 5; reply += 1) await testChat.sendAndRead("Again?");
      expect(requests).toBe(2);
    });

    it("is screened like everything else that is stored", async () => {
      const testChat = await story();
      notes((turn) => {
        turn.say('[{"text": "zz_banned_1", "from": [2]}, {"text": "Has a boat.", "from": [2]}]');
        turn.finish();
      });
      await testChat.sendAndRead("Well?");
      expect(await untilLines(testChat, 1)).toMatchObject([{ text: "Has a boat." }]);
    });
  });
});

it("sends no more lines than the budget allows, and leaves out none that would fit", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 250 }), { maxLength: 60 }), (texts) => {
      const lines = texts.map((text) => ({ text }));
      const sent = linesThatFit(lines);
      const used = sent.reduce((sum, { text }) => sum + memoryTokens(text), 0);
      expect(used).toBeLessThanOrEqual(800);
      for (const line of lines) {
        if (!sent.includes(line)) expect(used + memoryTokens(line.text)).toBeGreaterThan(800);
      }
    }),
  );
});

describe("notes of a model", () => {
  const sent = [{ id: "a" }, { id: "b" }];
  it.each([
    ["no JSON", "I would rather talk.", []],
    ["not a list", '{"text": "x", "from": [1]}', []],
    ["a note without sources", '[{"text": "x", "from": []}]', []],
    ["a note that is too long", JSON.stringify([{ text: "x".repeat(300), from: [1] }]), []],
    ["lines within a note", '[{"text": "a\\nb", "from": [2]}]', [{ text: "a b", sources: ["b"] }]],
    ["words around it", 'Sure! [{"text": "x", "from": [1, 7]}] Bye', [{ text: "x", sources: ["a"] }]],
  ])("are parsed whatever the answer is: %s", (_case, answer, notes) => {
    expect(parseNotes(answer, sent)).toEqual(notes);
  });

  it("are five at the most", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ text: `note ${at}`, from: [1] }));
    expect(parseNotes(JSON.stringify(many), sent)).toHaveLength(5);
  });
});
