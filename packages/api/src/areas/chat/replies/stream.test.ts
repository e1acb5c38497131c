import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streamingReply } from "../../../db/schema/chat.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import {
  EventReader,
  partOf,
  readEvents,
  shapeOf,
  type StreamEvent,
  textOf,
} from "../../../testing/eventStream.ts";
import type { Script } from "../../../testing/scriptedProvider.ts";
import { shortestMs } from "../../../testing/shortest.ts";
import { type ChatFixture, chatFixture, type TestChat, untilFirstToken } from "../testing/chatFixture.ts";
import { pausedReply } from "../testing/pausedReply.ts";

const END = ["text-end", "data-ended", "finish", "[DONE]"];

describeDatabase("a stream", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  async function begin(
    script: Script,
  ): Promise<{ testChat: TestChat; reader: EventReader; replyId: string; events: StreamEvent[] }> {
    chats.provider.play(script);
    const testChat = await chats.newChat();
    return { testChat, ...(await untilFirstToken(await testChat.send("Hello"))) };
  }

  it("resumes after any event with exactly the missing text", async () => {
    const tokens = ["evening ", "🌙🌊", ", said ", "Iñes ", "👩‍🚀", "."];
    const whole = `Good ${tokens.join("")}`;
    const paused = pausedReply(...tokens);
    const { testChat, reader, replyId, events } = await begin(paused.script);
    paused.resume();
    events.push(...(await reader.rest()));
    expect(textOf(events)).toBe(whole);
    expect(
      events.filter(({ part }) => part !== "[DONE]" && part.type === "text-delta").length,
    ).toBeGreaterThan(3);
    for (const [at, event] of events.entries()) {
      const seen = events.slice(0, at + 1);
      const missed = await readEvents(await testChat.resume(replyId, event.id));
      expect(textOf(seen) + textOf(missed)).toBe(whole);
      expect(shapeOf(missed).filter((type) => type === "finish")).toHaveLength(1);
      expect(shapeOf(missed).slice(-4)).toEqual(END);
    }
  });

  it("begins at the start without a Last-Event-ID, and with one that is not a number", async () => {
    const { testChat, reader, replyId } = await begin((turn) => {
      turn.say("Good evening.");
      turn.finish();
    });
    await reader.rest();
    const again = await readEvents(await testChat.resume(replyId));
    expect(shapeOf(again)).toEqual(["start", "text-start", "text-delta", ...END]);
    expect(textOf(again)).toBe("Good evening.");
    const headers = { "Last-Event-ID": "first" };
    const input = { chat_key: testChat.chatKey, message_id: replyId };
    const odd = await chats.api.send(routes.resumeStream, input, { session: testChat.session, headers });
    expect(textOf(await readEvents(odd))).toBe("Good evening.");
  });

  it("sends only the end to a client that has the whole text, or claims more", async () => {
    const { testChat, reader, replyId } = await begin((turn) => {
      turn.say("Good evening.");
      turn.finish();
    });
    await reader.rest();
    for (const point of [13, 5_000]) {
      expect(shapeOf(await readEvents(await testChat.resume(replyId, point)))).toEqual(["start", ...END]);
    }
  });

  it("continues live after a lost connection, and for two clients at once", async () => {
    const paused = pausedReply("evening", ", 🌙.");
    const { testChat, reader, replyId, events } = await begin(paused.script);
    await reader.close();
    const late = new EventReader(await testChat.resume(replyId, events.at(-1)?.id));
    const other = new EventReader(await testChat.resume(replyId));
    expect((await late.next())?.part).toMatchObject({ type: "start" });
    paused.resume();
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

  it("shows a reply that is being written in the history, with its resume point", async () => {
    const paused = pausedReply("evening.");
    const { testChat, reader, replyId } = await begin(paused.script);
    await expect.poll(async () => (await testChat.reply()).alternatives[0]?.text).toBe("Good ");
    const reply = await testChat.reply();
    expect(reply).toMatchObject({ id: replyId, status: "streaming", seq: 5 });
    paused.resume();
    await reader.rest();
    expect(`Good ${textOf(await readEvents(await testChat.resume(replyId, reply.seq)))}`).toBe(
      "Good evening.",
    );
  });

  // Rule: stream-text-stored
  it("sends its first text when the text is stored, so that a killed process loses no reply that was seen", async () => {
    const { replyId, events } = await begin(pausedReply().script);
    // Not polled: the text is stored before the event is sent.
    const rows = await database()
      .db.select({ text: streamingReply.text })
      .from(streamingReply)
      .where(eq(streamingReply.message_id, replyId));
    expect([rows, textOf(events)]).toEqual([[{ text: "Good " }], "Good "]);
  });

  it("continues to be written when its client disconnects", async () => {
    const paused = pausedReply("evening.");
    const { testChat, reader } = await begin(paused.script);
    await reader.close();
    paused.resume();
    await expect.poll(async () => (await testChat.reply()).status).toBe("done");
    expect((await testChat.reply()).alternatives[0]).toMatchObject({
      text: "Good evening.",
      finish: "complete",
    });
  });

  describe("that is stopped", () => {
    it("ends within a second", async () => {
      const pause = () => begin(pausedReply("never.").script);
      const paused = [await pause(), await pause(), await pause()];
      expect(await shortestMs(paused, ({ testChat, replyId }) => testChat.stop(replyId))).toBeLessThan(1_000);
    });

    it("keeps the text, and cancels the request to the provider", async () => {
      const paused = pausedReply("never.");
      const { testChat, reader, replyId, events } = await begin(paused.script);
      const answer = await testChat.stop(replyId);
      expect(answer.data).toMatchObject({
        message: { status: "stopped", alternatives: [{ text: "Good ", finish: "stopped" }] },
      });
      await (await paused.turn).hungUp;
      events.push(...(await reader.rest()));
      expect(partOf(events, "data-ended").data.finish).toBe("stopped");
      expect(shapeOf(events)).not.toContain("error");
      expect(await testChat.used()).toBe(1);
    });

    // Rule: failed-reply-not-counted
    it("costs nothing before its first token", async () => {
      const requested = Promise.withResolvers<void>();
      chats.provider.play(() => requested.resolve());
      const testChat = await chats.newChat();
      const reader = new EventReader(await testChat.send("Hello"));
      const start = await reader.next();
      await requested.promise;
      expect(await testChat.used()).toBe(1);
      const replyId = start ? partOf([start], "start").messageId : "";
      const answer = await testChat.stop(replyId);
      expect(answer.data).toMatchObject({ message: { status: "stopped", alternatives: [{ text: "" }] } });
      expect(await testChat.used()).toBe(0);
    });

    // Rule: free-blocked-replies
    it("costs nothing before its first token for the first ten stops of a day, and a message afterwards", async () => {
      const testChat = await chats.newChat();
      for (let repeat = 1; repeat <= 12; repeat += 1) {
        const requested = Promise.withResolvers<void>();
        chats.provider.play(() => requested.resolve());
        const reader = new EventReader(await testChat.send("Hello"));
        const start = await reader.next();
        await requested.promise;
        await testChat.stop(start ? partOf([start], "start").messageId : "");
        expect(await testChat.used()).toBe(Math.max(0, repeat - 10));
      }
    });

    it("does not change when it had ended already", async () => {
      const { testChat, reader, replyId } = await begin((turn) => {
        turn.say("Good evening.");
        turn.finish();
      });
      await reader.rest();
      expect((await testChat.stop(replyId)).data).toMatchObject({ message: { status: "done" } });
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
        "a lost connection",
        ({ say, response }) => {
          say("Half ");
          setTimeout(() => response.destroy(), 100);
        },
        { text: "Half ", used: 0 },
      ],
      [
        "an error that is no JSON",
        ({ say, raw, finish }) => {
          say("Half ");
          raw('data: {"error": sk-SECRET\n\n');
          finish();
        },
        { text: "Half ", used: 0 },
      ],
      [
        "an error object in the stream",
        ({ say, raw, finish }) => {
          say("Half ");
          raw('data: {"error":{"message":"sk-SECRET"}}\n\n');
          finish();
        },
        { text: "Half ", used: 0 },
      ],
      [
        "a line of 1 MB",
        ({ say, raw, finish }) => {
          say("Half ");
          raw(`data: {"choices":[{"delta":{"content":"${"x".repeat(1_048_576)}"}}]}\n\n`);
          finish();
        },
        { text: "Half ", used: 0 },
      ],
    ];

    it.each(faults)("with %s ends in one state and shows no secret", (_name, script, expected) =>
      expectFailure(script, expected),
    );

    interface Expected {
      readonly text: string;
      readonly used: number;
    }

    async function expectFailure(script: Script, { text, used }: Expected) {
      chats.provider.play(script);
      const testChat = await chats.newChat();
      const events = await testChat.sendAndRead("Hello");
      expect(shapeOf(events).slice(-6)).toEqual(["text-end", "data-failure", "error", ...END.slice(1)]);
      expect(textOf(events)).toBe(text);
      expect(partOf(events, "data-failure").data).toMatchObject({ code: 50201, retryable: true });
      expect(partOf(events, "data-ended").data.finish).toBe("error");
      const reply = await testChat.reply();
      expect(reply).toMatchObject({ status: "failed", seq: text.length });
      expect(reply.error).toEqual(partOf(events, "data-failure").data);
      expect(reply.alternatives).toMatchObject([{ text, finish: "error" }]);
      expect(JSON.stringify([events, reply])).not.toContain("SECRET");
      expect(await testChat.used()).toBe(used);
    }

    it.each([
      ["length", "length", "done", 1],
      ["content_filter", "blocked", "blocked", 0],
    ])("with the finish reason %s is %s", async (reason, finish, status, used) => {
      chats.provider.play((turn) => {
        turn.say("Some");
        turn.finish(reason);
      });
      const testChat = await chats.newChat();
      expect(partOf(await testChat.sendAndRead("Hello"), "data-ended").data.finish).toBe(finish);
      expect(await testChat.reply()).toMatchObject({ status, alternatives: [{ text: "Some", finish }] });
      expect(await testChat.used()).toBe(used);
    });
  });
});
