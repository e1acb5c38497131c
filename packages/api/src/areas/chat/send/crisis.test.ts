import { routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { helpShown } from "../../../db/schema/safety.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf } from "../../../testing/eventStream.ts";
import { newId } from "../../../shared/ids.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

const words = "I think of zz_crisis_1 tonight.";

describeDatabase("a message that speaks of self-harm", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it.each([
    ["by a term of the operator", words],
    ["by a phrase that every server knows", "Some days I don't want to live anymore."],
  ])("is answered, and marked in its stream and in the history, %s", async (_by, text) => {
    const testChat = await chats.newChat();
    const events = await testChat.sendAndRead(text);
    expect(shapeOf(events).slice(0, 3)).toEqual(["start", "data-accepted", "data-crisis"]);
    const { messages } = await testChat.messages();
    const [, sent, reply] = messages;
    expect(partOf(events, "data-crisis").data.message_id).toBe(sent?.id);
    expect(sent?.crisis).toBe(true);
    expect(reply?.crisis).toBeUndefined();
    expect(shapeOf(events)).toContain("data-ended");
  });

  it("is marked again when it is sent again", async () => {
    const testChat = await chats.newChat();
    const client_id = newId();
    await testChat.sendAndRead(words, { client_id });
    expect(shapeOf(await readEvents(await testChat.send(words, { client_id })))).toContain("data-crisis");
  });

  it("is marked by its present text after an edit", async () => {
    const testChat = await chats.newChat();
    expect(shapeOf(await testChat.sendAndRead("Hello"))).not.toContain("data-crisis");
    const message_id = (await testChat.messages()).messages[1]?.id ?? "";
    const edited = await testChat.call(routes.editMessage, { message_id, text: words });
    expect(edited.data.message.crisis).toBe(true);
    const again = await testChat.call(routes.editMessage, { message_id, text: "Good night." });
    expect(again.data.message.crisis).toBeUndefined();
  });

  // Rule: crisis-counts
  it("is counted once, by the month and the region, and published without small counts", async () => {
    const figures = async () => (await chats.api.call(routes.getSafetyFigures, {})).data.help_shown;
    await database().db.delete(helpShown);
    expect(await figures()).toEqual([]);
    const testChat = await chats.newChat();
    const client_id = newId();
    await testChat.sendAndRead(words, { client_id });
    await readEvents(await testChat.send(words, { client_id }));
    await testChat.sendAndRead("Hello");
    const [row, ...others] = await database().db.select().from(helpShown);
    expect([row?.count, Object.keys(row ?? {}).toSorted(), others]).toEqual([
      1,
      ["count", "month", "region"],
      [],
    ]);
    const year = new Date().getUTCFullYear();
    expect(await figures()).toEqual([{ year, count: null }]);
    await database().db.update(helpShown).set({ count: 9 });
    await testChat.sendAndRead(words);
    expect(await figures()).toEqual([{ year, count: 10 }]);
  });

  // Rule: crisis-counts
  it("is counted when an edit makes it one", async () => {
    await database().db.delete(helpShown);
    const testChat = await chats.newChat();
    await testChat.sendAndRead("Hello");
    const message_id = (await testChat.messages()).messages[1]?.id ?? "";
    await testChat.call(routes.editMessage, { message_id, text: words });
    await testChat.call(routes.editMessage, { message_id, text: `${words} Again.` });
    expect(await database().db.select({ count: helpShown.count }).from(helpShown)).toEqual([{ count: 1 }]);
  });
});
