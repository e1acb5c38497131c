import { routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import {
  EventReader,
  partOf,
  readEvents,
  shapeOf,
  type StreamEvent,
  textOf,
} from "../../../testing/eventStream.ts";
import type { ProviderTurn, Script } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type Talk, untilFirstWords } from "../testing/chatFixture.ts";

const END = ["text-end", "data-ended", "finish", "[DONE]"];

/** A reply that a test lets go on, or end. */
function heldBack(...rest: readonly string[]): {
  script: Script;
  goOn: () => void;
  turn: Promise<ProviderTurn>;
} {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<ProviderTurn>();
  return {
    goOn: () => gate.resolve(),
    turn: begun.promise,
    script: async (turn) => {
      turn.say("Good ");
      begun.resolve(turn);
      await gate.promise;
      for (const token of rest) {
        // Each token has an event of its own: they are gathered over 50 ms.
        await new Promise((resolve) => setTimeout(resolve, 60));
        turn.say(token);
      }
      turn.finish();
    },
  };
}

describeEachDatabase("a stream", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  async function begin(
    script: Script,
  ): Promise<{ talk: Talk; reader: EventReader; replyId: string; events: StreamEvent[] }> {
    chats.provider.play(script);
    const talk = await chats.talk();
    return { talk, ...(await untilFirstWords(await talk.send("Hello"))) };
  }

  it("resumes after every single event with exactly what was missed", async () => {
    const tokens = ["evening ", "🌙🌊", ", said ", "Iñes ", "👩‍🚀", "."];
    const whole = `Good ${tokens.join("")}`;
    const held = heldBack(...tokens);
    const { talk, reader, replyId, events } = await begin(held.script);
    held.goOn();
    events.push(...(await reader.rest()));
    expect(textOf(events)).toBe(whole);
    expect(
      events.filter(({ part }) => part !== "[DONE]" && part.type === "text-delta").length,
    ).toBeGreaterThan(3);
    for (const [at, event] of events.entries()) {
      const seen = events.slice(0, at + 1);
      const missed = await readEvents(await talk.resume(replyId, event.id));
      expect(textOf(seen) + textOf(missed)).toBe(whole);
      expect(shapeOf(missed).filter((type) => type === "finish")).toHaveLength(1);
      expect(shapeOf(missed).slice(-4)).toEqual(END);
    }
  });

  it("begins at the beginning without a Last-Event-ID, also when it is no number", async () => {
    const { talk, reader, replyId } = await begin((turn) => {
      turn.say("Good evening.");
      turn.finish();
    });
    await reader.rest();
    const anew = await readEvents(await talk.resume(replyId));
    expect(shapeOf(anew)).toEqual(["start", "text-start", "text-delta", ...END]);
    expect(textOf(anew)).toBe("Good evening.");
    const headers = { "Last-Event-ID": "first" };
    const input = { chat_key: talk.chatKey, message_id: replyId };
    const odd = await chats.api.send(routes.resumeStream, input, { session: talk.session, headers });
    expect(textOf(await readEvents(odd))).toBe("Good evening.");
  });

  it("has only an end for whoever has read everything, and more", async () => {
    const { talk, reader, replyId } = await begin((turn) => {
      turn.say("Good evening.");
      turn.finish();
    });
    await reader.rest();
    for (const point of [13, 5_000]) {
      expect(shapeOf(await readEvents(await talk.resume(replyId, point)))).toEqual(["start", ...END]);
    }
  });

  it("goes on live after a cut, and for two users at once", async () => {
    const held = heldBack("evening", ", 🌙.");
    const { talk, reader, replyId, events } = await begin(held.script);
    await reader.close();
    const late = new EventReader(await talk.resume(replyId, events.at(-1)?.id));
    const other = new EventReader(await talk.resume(replyId));
    expect((await late.next())?.part).toMatchObject({ type: "start" });
    held.goOn();
    const [rest, all] = await Promise.all([late.rest(), other.rest()]);
    expect(textOf(events) + textOf(rest)).toBe("Good evening, 🌙.");
    expect(textOf(all)).toBe("Good evening, 🌙.");
    expect(shapeOf(rest)).toEqual(["text-delta", ...END]);
  });

  it("never splits a surrogate pair, however the model splits it", async () => {
    const half = (escaped: string) =>
      `data: {"choices":[{"index":0,"delta":{"content":"${escaped}"},"finish_reason":null}]}\n\n`;
    const gate = Promise.withResolvers<void>();
    const { reader, events } = await begin(async (turn) => {
      turn.raw(half("A moon: \\ud83c"));
      await gate.promise;
      turn.raw(half("\\udf19 over a broken \\ud83c."));
      turn.finish();
    });
    expect(textOf(events)).toBe("A moon: ");
    gate.resolve();
    events.push(...(await reader.rest()));
    expect(textOf(events)).toBe("A moon: 🌙 over a broken \ufffd.");
  });

  it("shows a reply that is being written in the history, with the point to resume from", async () => {
    const held = heldBack("evening.");
    const { talk, reader, replyId } = await begin(held.script);
    await expect.poll(async () => (await talk.reply()).alternatives[0]?.text).toBe("Good ");
    const reply = await talk.reply();
    expect(reply).toMatchObject({ id: replyId, status: "streaming", seq: 5 });
    held.goOn();
    await reader.rest();
    expect(`Good ${textOf(await readEvents(await talk.resume(replyId, reply.seq)))}`).toBe("Good evening.");
  });

  it("goes on being written when its reader disconnects", async () => {
    const held = heldBack("evening.");
    const { talk, reader } = await begin(held.script);
    await reader.close();
    held.goOn();
    await expect.poll(async () => (await talk.reply()).status).toBe("done");
    expect((await talk.reply()).alternatives[0]).toMatchObject({ text: "Good evening.", finish: "complete" });
  });

  describe("that is stopped", () => {
    it("ends within a second, keeps what was written, and cancels the provider", async () => {
      const held = heldBack("never.");
      const { talk, reader, replyId, events } = await begin(held.script);
      const start = performance.now();
      const answer = await talk.stop(replyId);
      expect(performance.now() - start).toBeLessThan(1_000);
      expect(answer.data).toMatchObject({
        message: { status: "stopped", alternatives: [{ text: "Good ", finish: "stopped" }] },
      });
      await (await held.turn).hungUp;
      events.push(...(await reader.rest()));
      expect(partOf(events, "data-ended").data.finish).toBe("stopped");
      expect(shapeOf(events)).not.toContain("error");
      expect(await talk.used()).toBe(1);
    });

    it("costs nothing before its first word", async () => {
      const asked = Promise.withResolvers<void>();
      chats.provider.play(() => asked.resolve());
      const talk = await chats.talk();
      const reader = new EventReader(await talk.send("Hello"));
      const start = await reader.next();
      await asked.promise;
      expect(await talk.used()).toBe(1);
      const replyId = start ? partOf([start], "start").messageId : "";
      const answer = await talk.stop(replyId);
      expect(answer.data).toMatchObject({ message: { status: "stopped", alternatives: [{ text: "" }] } });
      expect(await talk.used()).toBe(0);
    });

    it("stays as it was when it had ended already", async () => {
      const { talk, reader, replyId } = await begin((turn) => {
        turn.say("Good evening.");
        turn.finish();
      });
      await reader.rest();
      expect((await talk.stop(replyId)).data).toMatchObject({ message: { status: "done" } });
    });
  });

  describe("whose provider fails", () => {
    const faults: [string, Script, Expected][] = [
      [
        "429",
        ({ response }) => void response.writeHead(429).end('{"error":{"message":"sk-SECRET"}}'),
        { text: "", used: 0 },
      ],
      ["500", ({ response }) => void response.writeHead(500).end("sk-SECRET"), { text: "", used: 0 }],
      [
        "a cut",
        ({ say, response }) => {
          say("Half ");
          setTimeout(() => response.destroy(), 100);
        },
        { text: "Half ", used: 1 },
      ],
      [
        "bad JSON",
        ({ say, raw, finish }) => {
          say("Half ");
          raw("data: {sk-SECRET\n\n");
          finish();
        },
        { text: "Half ", used: 1 },
      ],
      [
        "an error object in the stream",
        ({ say, raw, finish }) => {
          say("Half ");
          raw('data: {"error":{"message":"sk-SECRET"}}\n\n');
          finish();
        },
        { text: "Half ", used: 1 },
      ],
      [
        "a line of 1 MB",
        ({ say, raw, finish }) => {
          say("Half ");
          raw(`data: {"choices":[{"delta":{"content":"${"x".repeat(1_048_576)}"}}]}\n\n`);
          finish();
        },
        { text: "Half ", used: 1 },
      ],
    ];

    it.each(faults)("by %s ends in one clear state and shows no secret", (_name, script, expected) =>
      expectFailure(chats, script, expected),
    );

    it.each<[string, Parameters<typeof chatFixture>[1], Script, Expected]>([
      ["before the first word", { firstTokenMs: 300 }, () => undefined, { text: "", used: 0 }],
      ["after it", { betweenTokensMs: 300 }, ({ say }) => say("Half "), { text: "Half ", used: 1 }],
    ])("by a stall %s ends in one clear state", async (_name, patience, script, expected) => {
      const hasty = await chatFixture(database(), patience);
      await expectFailure(hasty, script, expected);
      await hasty.close();
    });

    interface Expected {
      readonly text: string;
      readonly used: number;
    }

    async function expectFailure(fixture: ChatFixture, script: Script, { text, used }: Expected) {
      fixture.provider.play(script);
      const talk = await fixture.talk();
      const events = await talk.say("Hello");
      expect(shapeOf(events).slice(-6)).toEqual(["text-end", "data-failure", "error", ...END.slice(1)]);
      expect(textOf(events)).toBe(text);
      expect(partOf(events, "data-failure").data).toMatchObject({ code: 50201, retryable: true });
      expect(partOf(events, "data-ended").data.finish).toBe("error");
      const reply = await talk.reply();
      expect(reply).toMatchObject({ status: "failed", seq: text.length });
      expect(reply.error).toEqual(partOf(events, "data-failure").data);
      expect(reply.alternatives).toMatchObject([{ text, finish: "error" }]);
      expect(JSON.stringify([events, reply])).not.toContain("SECRET");
      expect(await talk.used()).toBe(used);
    }

    it("without a closing [DONE] is complete all the same", async () => {
      chats.provider.play(({ say, raw, response }) => {
        say("All.");
        raw('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n');
        response.end();
      });
      const talk = await chats.talk();
      expect(partOf(await talk.say("Hello"), "data-ended").data.finish).toBe("complete");
    });

    it.each([
      ["length", "length", "done", 1],
      ["content_filter", "blocked", "blocked", 0],
    ])("by the finish reason %s is %s", async (reason, finish, status, used) => {
      chats.provider.play((turn) => {
        turn.say("Some");
        turn.finish(reason);
      });
      const talk = await chats.talk();
      expect(partOf(await talk.say("Hello"), "data-ended").data.finish).toBe(finish);
      expect(await talk.reply()).toMatchObject({ status, alternatives: [{ text: "Some", finish }] });
      expect(await talk.used()).toBe(used);
    });
  });
});
