import { join } from "node:path";
import { type FailureReason, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, textOf } from "../../../testing/eventStream.ts";
import { playCase, streamCases } from "../../../testing/streamCases/streamCase.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

const own = join(import.meta.dirname, "../../../testing/streamCases/cases");
/** `STREAM_CASES=<folder> npm run cases` plays the cases of another folder. */
const cases = streamCases(process.env.STREAM_CASES ?? own);

/** The reasons, by the words of the cases. */
const reasonOf: Readonly<Record<string, FailureReason>> = {
  busy: "model_busy",
  "could not accept": "model_refused",
  "nothing to say": "reply_empty",
};

describeDatabase("an answer of a model server", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it.each(cases.map((one) => [one.id, one.note, one] as const))("%s: %s", async (_id, _note, one) => {
    chats.provider.play(playCase(one));
    const testChat = await chats.newChat({ name: "Orrery", chat_name: "Orrery" });
    const { id: persona } = (
      await chats.api.call(routes.savePersona, { name: "User" }, { session: testChat.session })
    ).data;
    const events = await testChat.sendAndRead("Good evening.", { persona_id: persona });
    const reply = await testChat.reply();
    const [stored] = reply.alternatives ?? [];
    const { text, finish, failure, never, retry_after: retryAfter } = one.expect;
    expect(partOf(events, "data-ended").data.finish).toBe(stored?.finish);
    if (text !== undefined) expect([textOf(events), stored?.text]).toEqual([text, text]);
    if (finish !== undefined) expect(stored?.finish).toBe(finish);
    if (failure !== undefined) expect(reply.error?.reason).toBe(reasonOf[failure]);
    // A date is whole seconds, so a second can pass between two clocks.
    if (retryAfter !== undefined)
      expect(Math.abs((reply.error?.retry_after ?? 0) - retryAfter)).toBeLessThan(2);
    if (never !== undefined) expect(JSON.stringify([events, reply])).not.toContain(never);
    // An empty reply costs nothing.
    if (stored?.text === "") expect(await testChat.used()).toBe(0);
  });
});
