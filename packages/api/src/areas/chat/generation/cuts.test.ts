import { STREAM_DONE } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf, type StreamEvent, textOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";
import { bytesUntil, gatesFor, liveCuts, pieces, seenOf } from "../testing/liveCuts.ts";

const TOKENS = ["Good ", "evening 🌙🌊", ", said ", "Iñes ", "👩‍🚀", " — 雨です", ".\n\n“Data: ”", '"id: 4"'];

describeEachDatabase("a stream that is cut", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
    chats.provider.play(async (turn) => {
      for (const token of TOKENS) {
        turn.say(token);
        // Each token has an event of its own: they are gathered over 50 ms.
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      turn.finish();
    });
  });
  afterAll(() => chats.close());

  it("at any byte, within a letter or between two lines, goes on with exactly what is missing", async () => {
    const talk = await chats.talk();
    const bytes = new Uint8Array(await (await talk.send("Hello")).arrayBuffer());
    const { id: replyId } = await talk.reply();
    const whole = TOKENS.join("");
    /** What was missed after a resume point: the same whichever byte the cut was at. */
    const missed = new Map<number | undefined, StreamEvent[]>();
    let cuts = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
      const seen = await readEvents(new Response(bytes.slice(0, at)));
      if (seen.some(({ part }) => part !== STREAM_DONE && part.type === "finish")) break;
      const point = seen.at(-1)?.id;
      const rest = missed.get(point) ?? (await readEvents(await talk.resume(replyId, point)));
      missed.set(point, rest);
      expect(textOf(seen) + textOf(rest)).toBe(whole);
      expect(shapeOf(rest).filter((type) => type === "finish")).toHaveLength(1);
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(500);
    expect(missed.size).toBeGreaterThan(TOKENS.length / 2);
  });

  it.each(liveCuts)("%s, goes on live as often as it is cut", async (cut) => {
    const gates = gatesFor(pieces.length + 1);
    chats.provider.play(async (turn) => {
      for (const [at, piece] of pieces.entries()) {
        await gates[at]?.promise;
        turn.say(piece);
      }
      await gates.at(-1)?.promise;
      turn.finish();
    });
    const talk = await chats.talk();
    const seen: StreamEvent[] = [];
    let connection = await talk.send("Hello");
    for (const [at, piece] of pieces.entries()) {
      gates[at]?.resolve();
      seen.push(...(await seenOf(await bytesUntil(connection, piece), cut)));
      expect(await talk.reply()).toMatchObject({ status: "streaming" });
      connection = await talk.resume(partOf(seen, "start").messageId, seen.at(-1)?.id);
    }
    gates.at(-1)?.resolve();
    seen.push(...(await readEvents(connection)));
    expect(textOf(seen)).toBe(pieces.join(""));
    expect(shapeOf(seen).filter((type) => type === "finish")).toHaveLength(1);
    expect((await talk.reply()).alternatives).toMatchObject([{ text: pieces.join(""), finish: "complete" }]);
  });

  it("has an event for what came within 50 ms, not one for each token", async () => {
    chats.provider.play((turn) => {
      for (let token = 0; token < 500; token += 1) turn.say("word ");
      turn.finish();
    });
    const talk = await chats.talk();
    const deltas = (await talk.say("Hello")).filter(
      ({ part }) => part !== STREAM_DONE && part.type === "text-delta",
    );
    expect(deltas.length).toBeLessThan(50);
  });
});
