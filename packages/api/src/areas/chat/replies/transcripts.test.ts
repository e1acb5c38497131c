import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, textOf } from "../../../testing/eventStream.ts";
import type { ProviderTurn, Script } from "../../../testing/scriptedProvider.ts";
import { tokensOf, type Transcript, transcripts } from "../../../testing/transcripts.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

const all = Object.entries(transcripts).flatMap(([kind, three]) =>
  three.map((transcript) => [kind, transcript.name, transcript] as const),
);
/** Those whose sentences a model repeats when it continues. */
const continued = all.filter(([kind]) => kind !== "runaway Markdown");

/** Streams a text as providers do: first a part with the role, and after the end a part with the usage. */
function stream(turn: ProviderTurn, text: string, reason = "stop"): void {
  const part = (choices: object[], rest: object = {}) =>
    turn.raw(`data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices, ...rest })}\n\n`);
  part([{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }]);
  turn.raw(": keep-alive\n\n");
  turn.say(...tokensOf(text));
  part([{ index: 0, delta: {}, finish_reason: reason }]);
  part([], { usage: { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 } });
  turn.raw("data: [DONE]\n\n");
  turn.response.end();
}

const play =
  ({ text, reason }: Transcript): Script =>
  (turn) =>
    stream(turn, text, reason);

describeDatabase("a reply of a real model", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  // Rule: reply-whole
  describe("reaches the client whole", () => {
    it.each(all)("%s: %s", async (_kind, _name, transcript) => {
      const testChat = await chats.newChat();
      chats.provider.play(play(transcript));
      const events = await testChat.sendAndRead("Hello");
      const finish = transcript.reason === "length" ? "length" : "complete";
      expect(textOf(events)).toBe(transcript.text);
      expect(partOf(events, "data-ended").data.finish).toBe(finish);
      expect(await testChat.reply()).toMatchObject({
        status: "done",
        alternatives: [{ text: transcript.text, finish }],
      });
      expect(await testChat.used()).toBe(1);
    });
  });

  // Rule: reply-whole
  describe("is continued after a stop, without a word lost or repeated", () => {
    it.each(continued)("%s: %s", async (_kind, _name, { text }) => {
      const testChat = await chats.newChat();
      const tokens = tokensOf(text);
      const half = tokens.slice(0, Math.floor(tokens.length / 2)).join("");
      chats.provider.play((turn) => turn.say(half));
      const response = await testChat.send("Hello");
      await expect.poll(async () => (await testChat.reply()).alternatives[0]?.text).toBe(half);
      const { id } = await testChat.reply();
      await testChat.stop(id);
      await readEvents(response);
      // Many models begin with the sentence that broke off.
      const sentence = half.slice(half.search(/[^.!?。]*$/u)).trimStart();
      chats.provider.play((turn) => stream(turn, sentence + text.slice(half.length)));
      const events = await readEvents(await testChat.continueReply(id));
      expect(half + textOf(events)).toBe(text);
      expect((await testChat.reply()).alternatives[0]).toMatchObject({ text, finish: "complete" });
    });
  });

  // Rule: reply-whole
  it.each([
    ["and looks out.* “Go.”", "*She turns slowly, and looks out.* “Go.”"],
    ["*and looks out.* “Go.”", "*She turns slowly, and looks out.* “Go.”"],
    ["*She turns slowly, and looks out.* “Go.”", "*She turns slowly, and looks out.* “Go.”"],
    ["* “Go.”", "*She turns slowly,* “Go.”"],
  ])("continues inside an open action: %s", async (continuation, whole) => {
    const testChat = await chats.newChat();
    chats.provider.play((turn) => stream(turn, "*She turns slowly,", "length"));
    await testChat.sendAndRead("Hello");
    chats.provider.play((turn) => stream(turn, continuation));
    const { id } = await testChat.reply();
    await readEvents(await testChat.continueReply(id));
    expect((await testChat.reply()).alternatives[0]?.text).toBe(whole);
  });

  it("is cut by the provider's filter, and keeps nothing from the client", async () => {
    const testChat = await chats.newChat();
    chats.provider.play((turn) => stream(turn, "*She opens the door.* “Come", "content_filter"));
    const events = await testChat.sendAndRead("Hello");
    expect(partOf(events, "data-ended").data.finish).toBe("blocked");
    expect((await testChat.reply()).alternatives[0]?.text).toBe(textOf(events));
  });
});
