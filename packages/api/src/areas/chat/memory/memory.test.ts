import { ErrorCode, routes } from "@mimi/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memory } from "../../../db/schema.ts";
import { newId } from "../../../shared/ids.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";
import { linesThatFit, memoryTokens } from "./promptMemory.ts";
import { parseNotes } from "./parseNotes.ts";

const isTask = ({ body }: ProviderTurn) => body.messages[0]?.content.startsWith("[Task: remember]") === true;

describeEachDatabase("the memory of a chat", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const ledger = async (talk: Talk) => (await talk.call(routes.getMemory)).data;
  const system = () =>
    chats.provider.calls.findLast((call) => !isTask(call))?.body.messages[0]?.content ?? "";

  async function begun(): Promise<{ talk: Talk; said: string; reply: string }> {
    const talk = await chats.talk();
    await talk.say("I have a boat.");
    const [, said, reply] = (await talk.messages()).messages;
    return { talk, said: said?.id ?? "", reply: reply?.id ?? "" };
  }

  it("holds lines that are added, corrected, pinned and dropped, each with where it came from", async () => {
    const { talk, said } = await begun();
    const added = (await talk.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [said] }))
      .data;
    expect(added).toMatchObject({ text: "Has a boat.", source_message_ids: [said], pinned: false });
    expect(added).toMatchObject({ automatic: false, stale: false, edited_at: null });
    const line_id = added.id;
    const corrected = (await talk.call(routes.saveMemory, { line_id, text: "Has two boats." })).data;
    expect(corrected.source_message_ids).toEqual([said]);
    expect(corrected.edited_at).not.toBeNull();
    const pinned = (await talk.call(routes.saveMemory, { line_id, pinned: true })).data;
    expect(pinned).toEqual({ ...corrected, pinned: true });
    await talk.call(routes.saveMemory, { text: "Newer, but not pinned." });
    expect((await ledger(talk)).lines.map(({ text }) => text)).toEqual([
      "Has two boats.",
      "Newer, but not pinned.",
    ]);
    await talk.call(routes.deleteMemory, { line_id });
    expect((await ledger(talk)).lines.map(({ text }) => text)).toEqual(["Newer, but not pinned."]);
  });

  it("is sent to the model with every reply", async () => {
    const { talk } = await begun();
    await talk.call(routes.saveMemory, { text: "The boat is called Petrel." });
    await talk.say("Where is she?");
    expect(system()).toContain("[What happened before]\n- The boat is called Petrel.");
  });

  it("is sent as far as it fits, pinned lines first", async () => {
    const { talk } = await begun();
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: newId(), chat_key: talk.chatKey, text: `Line ${at} ${"x".repeat(80)}`, pinned: at === 0 },
      created_at: new Date(Date.now() - 60_000 + at),
    }));
    await database().db.insert(memory).values(rows);
    await talk.say("Well?");
    const lines = system()
      .split("\n")
      .filter((line) => line.startsWith("- Line"));
    expect(lines[0]).toMatch(/^- Line 0 /);
    expect(lines.at(-1)).toMatch(/^- Line 59 /);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.length).toBeLessThan(60);
    const { tokens } = await ledger(talk);
    expect(tokens.budget).toBe(800);
    expect(tokens.sent).toBeLessThanOrEqual(800);
  });

  it.each([
    [
      "edited",
      (talk: Talk, said: string) => talk.call(routes.editMessage, { message_id: said, text: "A car." }),
    ],
    ["deleted", (talk: Talk, said: string) => talk.call(routes.deleteFrom, { message_id: said })],
  ])("calls a line stale once its source is %s, until somebody looked at it", async (_how, change) => {
    const { talk, said } = await begun();
    await talk.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [said] });
    await change(talk, said);
    const [line] = (await ledger(talk)).lines;
    expect(line).toMatchObject({ stale: true, source_message_ids: [said] });
    const pinned = await talk.call(routes.saveMemory, { line_id: line?.id ?? "", pinned: true });
    expect(pinned.data.stale).toBe(true);
    const looked = await talk.call(routes.saveMemory, { line_id: line?.id ?? "", text: "Has a car." });
    expect(looked.data.stale).toBe(false);
  });

  it("calls a line stale when another variant of its source counts, and no more when it counts again", async () => {
    const { talk, reply } = await begun();
    await talk.call(routes.saveMemory, { text: "Said hello.", source_message_ids: [reply] });
    chats.provider.play((turn) => {
      turn.say("Something else.");
      turn.finish();
    });
    await (await talk.regenerate(reply)).text();
    expect((await ledger(talk)).lines[0]?.stale).toBe(true);
    await talk.call(routes.selectAlternative, { message_id: reply, index: 0 });
    expect((await ledger(talk)).lines[0]?.stale).toBe(false);
  });

  it("refuses sources of another chat as ones that are not there", async () => {
    const [mine, other] = [await begun(), await begun()];
    for (const source of [other.said, "absent"]) {
      const input = { text: "A line.", source_message_ids: [source] };
      const { code, details } = await mine.talk.call(routes.saveMemory, input);
      expect([code, details?.fields]).toEqual([
        ErrorCode.invalidInput,
        { source_message_ids: "invalid_choice" },
      ]);
    }
    const { code, details } = await mine.talk.call(routes.saveMemory, { pinned: true });
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { text: "required" }]);
  });

  it("takes a line up again with those of its sources that are still there", async () => {
    const [mine, other] = [await begun(), await begun()];
    const { talk, said, reply } = mine;
    await talk.call(routes.deleteFrom, { message_id: reply });
    const source_message_ids = [said, reply, other.said];
    const input = { text: "Has a boat.", source_message_ids, present_sources: true };
    const { data } = await talk.call(routes.saveMemory, input);
    expect(data).toMatchObject({ source_message_ids: [said], stale: false });
    expect((await ledger(talk)).lines).toEqual([data]);
  });

  it("holds so many lines at the most", async () => {
    const { talk } = await begun();
    const line = () => ({ id: newId(), chat_key: talk.chatKey, text: "Line", created_at: new Date() });
    await database()
      .db.insert(memory)
      .values(Array.from({ length: 200 }, line));
    const { code, details } = await talk.call(routes.saveMemory, { text: "One more." });
    expect([code, details]).toEqual([ErrorCode.invalidInput, { fields: { line_id: "too_many" } }]);
  });

  it("goes into a branch as far as the branch goes", async () => {
    const { talk, said, reply } = await begun();
    await talk.say("And a dog.");
    const dog = (await talk.messages()).messages.at(-2)?.id ?? "";
    await talk.call(routes.saveMemory, { text: "Has a boat.", source_message_ids: [said] });
    await talk.call(routes.saveMemory, { text: "Has a dog.", source_message_ids: [dog] });
    const branch = await talk.call(routes.branchChat, { message_id: reply, client_id: newId() });
    const { chat_key } = branch.data.chat;
    const there = await chats.api.call(routes.getMemory, { chat_key }, talk);
    const [, copy] = (await chats.api.call(routes.listMessages, { chat_key }, talk)).data.messages;
    expect(there.data.lines).toMatchObject([
      { text: "Has a boat.", source_message_ids: [copy?.id], stale: false },
    ]);
  });

  describe("written by the model", () => {
    /** Answers what is to be remembered with this, and everything else with "Hm.". */
    function notes(answer: (turn: ProviderTurn) => void) {
      chats.provider.play((turn) => {
        if (isTask(turn)) return answer(turn);
        turn.say("Hm.");
        turn.finish();
      });
    }

    /** A chat that is long enough to be looked through with the next message. */
    async function story(): Promise<Talk> {
      const { talk } = await begun();
      await addTurns(database().db, talk.chatKey, { count: 24, length: 40 });
      return talk;
    }

    const untilLines = async (talk: Talk, count: number) => {
      await expect.poll(async () => (await ledger(talk)).lines.length, { timeout: 5_000 }).toBe(count);
      return (await ledger(talk)).lines;
    };

    it("is kept with its sources, costs nothing, and is asked once", async () => {
      const talk = await story();
      const marks: number[] = [];
      notes((turn) => {
        marks.push(1);
        turn.say(
          'Here: [{"text": "Has a boat.", "from": [2, 2]},',
          ' {"text": "Nods.", "from": [99]}, {"text": 7}]',
        );
        turn.finish();
      });
      await talk.say("Well?");
      const [line] = await untilLines(talk, 1);
      const [, said] = (await talk.call(routes.listMessages, { count: 100 })).data.messages;
      expect(line).toMatchObject({ text: "Has a boat.", automatic: true, stale: false });
      expect(line?.source_message_ids).toEqual([said?.id]);
      expect(await talk.used()).toBe(2);
      await talk.say("And now?");
      expect(marks).toHaveLength(1);
    });

    it("never keeps a reply waiting, and a failure of it shows nowhere", async () => {
      const talk = await story();
      notes(({ response }) => void response.writeHead(500).end());
      expect((await talk.say("Well?")).at(-1)?.part).toBe("[DONE]");
      expect((await talk.reply()).status).toBe("done");
      // What failed is tried again with the next reply.
      notes((turn) => {
        turn.say('[{"text": "Has a boat.", "from": [2]}]');
        turn.finish();
      });
      await expect
        .poll(
          async () => {
            await talk.say("Again?");
            return (await ledger(talk)).lines.length;
          },
          { timeout: 8_000 },
        )
        .toBe(1);
    });

    it("is screened like everything else that is stored", async () => {
      const talk = await story();
      notes((turn) => {
        turn.say('[{"text": "zz_banned_1", "from": [2]}, {"text": "Has a boat.", "from": [2]}]');
        turn.finish();
      });
      await talk.say("Well?");
      expect(await untilLines(talk, 1)).toMatchObject([{ text: "Has a boat." }]);
    });
  });
});

it("never sends more lines than the budget holds, nor leaves out one that would fit", () => {
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
  const said = [{ id: "a" }, { id: "b" }];
  it.each([
    ["no JSON", "I would rather talk.", []],
    ["something else than a list", '{"text": "x", "from": [1]}', []],
    ["a note from nowhere", '[{"text": "x", "from": []}]', []],
    ["a note that is too long", JSON.stringify([{ text: "x".repeat(300), from: [1] }]), []],
    ["lines within a note", '[{"text": "a\\nb", "from": [2]}]', [{ text: "a b", sources: ["b"] }]],
    ["words around it", 'Sure! [{"text": "x", "from": [1, 7]}] Bye', [{ text: "x", sources: ["a"] }]],
  ])("are read whatever it says: %s", (_case, answer, notes) => {
    expect(parseNotes(answer, said)).toEqual(notes);
  });

  it("are five at the most", () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ text: `note ${at}`, from: [1] }));
    expect(parseNotes(JSON.stringify(many), said)).toHaveLength(5);
  });
});
