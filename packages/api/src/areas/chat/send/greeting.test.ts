import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

describeEachDatabase("a chat that begins", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(() =>
    chats.provider.play((turn) => {
      turn.say("Good evening.");
      turn.finish();
    }),
  );

  it("hands the greeting out with the message that begins a chat, as the history has it", async () => {
    const talk = await chats.talk({ alternate_greetings: ["Sunday.", "Monday."] });
    const clientId = newId();
    const begun = await talk.say("Hello", { greeting_index: 1, client_id: clientId });
    const again = await talk.say("Hello", { client_id: clientId });
    const next = await talk.say("And?");
    const [greeting] = (await talk.messages()).messages;
    expect(greeting?.alternatives).toHaveLength(3);
    expect(partOf(begun, "data-accepted").data.greeting).toEqual(greeting);
    // Whoever asks again may not have heard the first answer.
    expect(partOf(again, "data-accepted").data.greeting).toEqual(greeting);
    expect(partOf(next, "data-accepted").data.greeting).toBeUndefined();
  });

  it("hands out no greeting of a character that has none", async () => {
    const talk = await chats.talk({ greeting: "" });
    expect(partOf(await talk.say("Hello"), "data-accepted").data.greeting).toBeUndefined();
  });
});
