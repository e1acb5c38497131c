import { afterAll, beforeAll, expect, it } from "vitest";
import { compatibleModel } from "../../../providers/model/compatibleModel.ts";
import { ModelQueue } from "../../../providers/model/ModelQueue.ts";
import { queuedModel } from "../../../providers/model/queuedModel.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { EventReader, partOf, type StreamEvent, textOf } from "../../../testing/eventStream.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, talkOf, untilFirstWords } from "../testing/chatFixture.ts";

describeEachDatabase("a reply at a busy model", (database, kind) => {
  let chats: ChatFixture;
  let other: ChatFixture;
  let provider: ScriptedProvider;
  let release: PromiseWithResolvers<void>;

  beforeAll(async () => {
    provider = await scriptedProvider();
    const options = { name: "one", baseUrl: provider.baseUrl, apiKey: null };
    const model = queuedModel(compatibleModel(options), new ModelQueue(1));
    chats = await chatFixture(database(), { model });
    other = await chatFixture(database());
  });
  afterAll(async () => {
    await chats.close();
    await other.close();
    await provider.close();
  });

  /** The only place at the model is taken until `release`. */
  async function busy() {
    release = Promise.withResolvers();
    provider.play(async (turn) => {
      turn.say("Good ");
      await release.promise;
      turn.say("evening.");
      turn.finish();
    });
    const talk = await chats.talk();
    return untilFirstWords(await talk.send("Hello"));
  }

  async function until(reader: EventReader, type: string): Promise<StreamEvent[]> {
    const events: StreamEvent[] = [];
    for (let event = await reader.next(); event; event = await reader.next()) {
      events.push(event);
      if (event.part !== "[DONE]" && event.part.type === type) return events;
    }
    throw new Error(`The stream ended before ${type}.`);
  }

  it("says that it waits, then that it no longer does, and is written", async () => {
    const first = await busy();
    const reader = new EventReader(await (await chats.talk()).send("Me too"));
    const waiting = await until(reader, "data-waiting");
    expect(partOf(waiting, "data-waiting").data).toEqual({ waiting: true });
    release.resolve();
    const rest = await reader.rest();
    expect(partOf(rest, "data-waiting").data).toEqual({ waiting: false });
    expect(textOf(rest)).toBe("Good evening.");
    await first.reader.rest();
  });

  it("can be stopped while it waits, which asks the model nothing and costs nothing", async () => {
    const first = await busy();
    const calls = provider.calls.length;
    const talk = await chats.talk();
    const reader = new EventReader(await talk.send("Me too"));
    await until(reader, "data-waiting");
    await talk.stop((await talk.reply()).id);
    expect(partOf(await reader.rest(), "data-ended").data).toEqual({ finish: "stopped" });
    expect(await talk.used()).toBe(0);
    release.resolve();
    await first.reader.rest();
    expect(provider.calls).toHaveLength(calls);
    // The place is free for the next.
    expect(textOf(await talk.say("Again"))).toBe("Good evening.");
  });

  it("is told to wait to whoever reads it, after a reload or by another process", async () => {
    const first = await busy();
    const talk = await chats.talk();
    const reader = new EventReader(await talk.send("Me too"));
    await until(reader, "data-waiting");
    const { id } = await talk.reply();
    const elsewhere = talkOf(other.api, talk.session, talk.characterId, talk.chatKey);
    // The embedded database has one process alone.
    for (const reading of kind === "PGlite" ? [talk] : [talk, elsewhere]) {
      const resumed = new EventReader(await reading.resume(id));
      await until(resumed, "data-waiting");
      await resumed.close();
    }
    release.resolve();
    await reader.rest();
    await first.reader.rest();
  });
});
