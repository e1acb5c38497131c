import { STREAM_DONE } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf, type StreamEvent, textOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";
import { bytesUntil, gatesFor, disconnectPoints, pieces, receivedEvents } from "../testing/disconnects.ts";

const TOKENS = ["Good ", "evening 🌙🌊", ", said ", "Iñes ", "👩‍🚀", " — 雨です", ".\n\n“Data: ”", '"id: 4"'];

describeDatabase("a stream that loses its connection", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
    chats.provider.play(async (turn) => {
      for (const token of TOKENS) {
        turn.say(token);
        // Longer than the 50 ms of a batch, so that each token has its own event.
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      turn.finish();
    });
  });
  afterAll(() => chats.close());

  it("at any byte, within a character or between two lines, resumes with exactly the missing text", async () => {
    const testChat = await chats.newChat();
    const bytes = new Uint8Array(await (await testChat.send("Hello")).arrayBuffer());
    const { id: replyId } = await testChat.reply();
    const whole = TOKENS.join("");
    /** The missing text, by resume point. */
    const missed = new Map<number | undefined, StreamEvent[]>();
    let cuts = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
      const seen = await readEvents(new Response(bytes.slice(0, at)));
      if (seen.some(({ part }) => part !== STREAM_DONE && part.type === "finish")) break;
      const point = seen.at(-1)?.id;
      const rest = missed.get(point) ?? (await readEvents(await testChat.resume(replyId, point)));
      missed.set(point, rest);
      expect(textOf(seen) + textOf(rest)).toBe(whole);
      expect(shapeOf(rest).filter((type) => type === "finish")).toHaveLength(1);
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(500);
    expect(missed.size).toBeGreaterThan(TOKENS.length / 2);
  });

  it.each(disconnectPoints)("%s, continues live every time", async (cut) => {
    const gates = gatesFor(pieces.length + 1);
    chats.provider.play(async (turn) => {
      for (const [at, piece] of pieces.entries()) {
        await gates[at]?.promise;
        turn.say(piece);
      }
      await gates.at(-1)?.promise;
      turn.finish();
    });
    const testChat = await chats.newChat();
    const seen: StreamEvent[] = [];
    let connection = await testChat.send("Hello");
    for (const [at, piece] of pieces.entries()) {
      gates[at]?.resolve();
      seen.push(...(await receivedEvents(await bytesUntil(connection, piece), cut)));
      expect(await testChat.reply()).toMatchObject({ status: "streaming" });
      connection = await testChat.resume(partOf(seen, "start").messageId, seen.at(-1)?.id);
    }
    gates.at(-1)?.resolve();
    seen.push(...(await readEvents(connection)));
    expect(textOf(seen)).toBe(pieces.join(""));
    expect(shapeOf(seen).filter((type) => type === "finish")).toHaveLength(1);
    expect((await testChat.reply()).alternatives).toMatchObject([
      { text: pieces.join(""), finish: "complete" },
    ]);
  });

  it("sends one event for all tokens within 50 ms", async () => {
    chats.provider.play((turn) => {
      for (let token = 0; token < 500; token += 1) turn.say("word ");
      turn.finish();
    });
    const testChat = await chats.newChat();
    const deltas = (await testChat.sendAndRead("Hello")).filter(
      ({ part }) => part !== STREAM_DONE && part.type === "text-delta",
    );
    expect(deltas.length).toBeLessThan(50);
  });
});
