import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseQueues } from "../../../providers/model/chooseModel.ts";
import { compatibleModel } from "../../../providers/model/compatible/compatibleModel.ts";
import { queuedModel } from "../../../providers/model/queue/queuedModel.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { EventReader, partOf, type StreamEvent, textOf } from "../../../testing/eventStream.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, testChatOf, untilFirstToken } from "../testing/chatFixture.ts";

describeEachDatabase("a reply at a busy model", (database, kind) => {
  let chats: ChatFixture;
  /** Another process. Only one can use the embedded database. */
  let other: ChatFixture | undefined;
  let provider: ScriptedProvider;
  let release: PromiseWithResolvers<void>;

  beforeAll(async () => {
    provider = await scriptedProvider();
    const options = { name: "one", baseUrl: provider.baseUrl, apiKey: null };
    const makeQueue = chooseQueues(database(), pino({ level: "silent" }));
    const model = queuedModel(compatibleModel(options), makeQueue("one", 1));
    chats = await chatFixture(database(), { model });
    if (kind === "PostgreSQL") other = await chatFixture(database());
  });
  afterAll(async () => {
    await chats.close();
    await other?.close();
    await provider.close();
  });

  /** The model writes one reply at a time: this one, until `release`. */
  async function busy() {
    release = Promise.withResolvers();
    provider.play(async (turn) => {
      turn.say("Good ");
      await release.promise;
      turn.say("evening.");
      turn.finish();
    });
    const testChat = await chats.newChat();
    return untilFirstToken(await testChat.send("Hello"));
  }

  async function until(reader: EventReader, type: string): Promise<StreamEvent[]> {
    const events: StreamEvent[] = [];
    for (let event = await reader.next(); event; event = await reader.next()) {
      events.push(event);
      if (event.part !== "[DONE]" && event.part.type === type) return events;
    }
    throw new Error(`The stream ended before ${type}.`);
  }

  it("reports that it waits, then that it does not wait any more, and is written", async () => {
    const first = await busy();
    const reader = new EventReader(await (await chats.newChat()).send("Me too"));
    const waiting = await until(reader, "data-waiting");
    expect(partOf(waiting, "data-waiting").data).toEqual({ waiting: true });
    release.resolve();
    const rest = await reader.rest();
    expect(partOf(rest, "data-waiting").data).toEqual({ waiting: false });
    expect(textOf(rest)).toBe("Good evening.");
    await first.reader.rest();
  });

  it("can be stopped while it waits, without a request to the model and without a charge", async () => {
    const first = await busy();
    const calls = provider.calls.length;
    const testChat = await chats.newChat();
    const reader = new EventReader(await testChat.send("Me too"));
    await until(reader, "data-waiting");
    await testChat.stop((await testChat.reply()).id);
    expect(partOf(await reader.rest(), "data-ended").data).toEqual({ finish: "stopped" });
    expect(await testChat.used()).toBe(0);
    release.resolve();
    await first.reader.rest();
    expect(provider.calls).toHaveLength(calls);
    // The next reply can be written.
    expect(textOf(await testChat.sendAndRead("Again"))).toBe("Good evening.");
  });

  it("reports that it waits after a reload, and through another process", async () => {
    const first = await busy();
    const testChat = await chats.newChat();
    const reader = new EventReader(await testChat.send("Me too"));
    await until(reader, "data-waiting");
    const { id } = await testChat.reply();
    const { session, characterId, chatKey } = testChat;
    for (const { api } of other ? [chats, other] : [chats]) {
      const reading = testChatOf(api, session, characterId, chatKey);
      const resumed = new EventReader(await reading.resume(id));
      await until(resumed, "data-waiting");
      await resumed.close();
    }
    release.resolve();
    await reader.rest();
    await first.reader.rest();
  });
});
