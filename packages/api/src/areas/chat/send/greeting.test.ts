import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

describeDatabase("the first message of a chat", (database) => {
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

  // Rule: first-message-greeting
  it("is answered with the greeting, as the history has it", async () => {
    const testChat = await chats.newChat({ alternate_greetings: ["Sunday.", "Monday."] });
    const clientId = newId();
    const begun = await testChat.sendAndRead("Hello", { greeting_index: 1, client_id: clientId });
    const again = await testChat.sendAndRead("Hello", { client_id: clientId });
    const next = await testChat.sendAndRead("And?");
    const [greeting] = (await testChat.messages()).messages;
    expect(greeting?.alternatives).toHaveLength(3);
    expect(partOf(begun, "data-accepted").data.greeting).toEqual(greeting);
    // A client that repeats a send may not have received the first answer.
    expect(partOf(again, "data-accepted").data.greeting).toEqual(greeting);
    expect(partOf(next, "data-accepted").data.greeting).toBeUndefined();
  });

  it("is answered without a greeting when the character has none", async () => {
    const testChat = await chats.newChat({ greeting: "" });
    expect(partOf(await testChat.sendAndRead("Hello"), "data-accepted").data.greeting).toBeUndefined();
  });
});
