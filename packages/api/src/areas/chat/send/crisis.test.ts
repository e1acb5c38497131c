import { routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf } from "../../../testing/eventStream.ts";
import { newId } from "../../../shared/ids.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

const words = "I think of zz_crisis_1 tonight.";

describeEachDatabase("a message that speaks of self-harm", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it("is answered, and says so with its stream and in the history", async () => {
    const talk = await chats.talk();
    const events = await talk.say(words);
    expect(shapeOf(events).slice(0, 3)).toEqual(["start", "data-accepted", "data-crisis"]);
    const { messages } = await talk.messages();
    const [, said, reply] = messages;
    expect(partOf(events, "data-crisis").data.message_id).toBe(said?.id);
    expect(said?.crisis).toBe(true);
    expect(reply?.crisis).toBeUndefined();
    expect(shapeOf(events)).toContain("data-ended");
  });

  it("says so again when the same is sent again", async () => {
    const talk = await chats.talk();
    const client_id = newId();
    await talk.say(words, { client_id });
    expect(shapeOf(await readEvents(await talk.send(words, { client_id })))).toContain("data-crisis");
  });

  it("is told by what it says now, when it was edited", async () => {
    const talk = await chats.talk();
    expect(shapeOf(await talk.say("Hello"))).not.toContain("data-crisis");
    const message_id = (await talk.messages()).messages[1]?.id ?? "";
    const edited = await talk.call(routes.editMessage, { message_id, text: words });
    expect(edited.data.message.crisis).toBe(true);
    const again = await talk.call(routes.editMessage, { message_id, text: "Good night." });
    expect(again.data.message.crisis).toBeUndefined();
  });
});
