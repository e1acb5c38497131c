import { type InputOf, type Message, type Route, routes } from "@mimi/contract";
import { count, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { message, variant } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import { changeCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { inTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeDatabase("the greetings of a chat", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  let begun: Message | undefined;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());
  beforeEach(async () => {
    chats.provider.play(inTurn("First.", "Second."));
    testChat = await chats.newChat({
      ...{ chat_name: "Ines", greeting: "Good evening, {{user}}." },
      alternate_greetings: ["{{char}} waves at {{user}}. {{roll:d100}}", "Zebra, {{time}}, {{date}}."],
    });
    await rename("Ada");
    begun = partOf(await testChat.sendAndRead("Hello"), "data-accepted").data.greeting;
  });

  const call = <R extends Route>(route: R, input: InputOf<R>) =>
    chats.api.call(route, input, { session: testChat.session });
  const rename = (user_name: string) => call(routes.updateUser, { user_name, avatar: "", biography: "" });
  const greeting = async (of = testChat) => (await of.messages()).messages[0];
  const textsOf = (one: Message | undefined) => one?.alternatives.map(({ text }) => text);
  const stored = async () => {
    const ids = database()
      .db.select({ id: message.id })
      .from(message)
      .where(eq(message.chat_key, testChat.chatKey));
    const rows = await database()
      .db.select({ rows: count() })
      .from(variant)
      .where(inArray(variant.message_id, ids));
    return rows[0]?.rows;
  };
  const select = (index: number) =>
    testChat.call(routes.selectVariant, { message_id: begun?.id ?? "", index });

  it("are one stored variant and others of the revision, the same at each read", async () => {
    expect(textsOf(begun)).toEqual([
      "Good evening, Ada.",
      expect.stringMatching(/^Ines waves at Ada\. \d+$/),
      expect.stringMatching(/^Zebra, \d\d:\d\d UTC, /),
    ]);
    // Those of the greeting, of the message and of the reply.
    expect(await stored()).toBe(3);
    expect(await greeting()).toEqual(begun);
  });

  // Rule: greetings-unchanged
  it("stay when the user has another name, and when the chat uses a later revision", async () => {
    await rename("Grace");
    const later = { greeting: "Hi.", alternate_greetings: [], chat_name: "Ina", revision: 2 };
    await changeCharacter(database().db, testChat.characterId, later);
    expect(await greeting()).toEqual(begun);
    await testChat.call(routes.decideRevision, { take: true, revision: 2 });
    expect(await greeting()).toEqual(begun);
  });

  it("are stored when they are selected, and can then be edited, rated and found", async () => {
    const message_id = begun?.id ?? "";
    expect((await call(routes.searchChats, { text: "zebra" })).data).toMatchObject({ items: [] });
    expect((await select(2)).data.message).toEqual({
      ...begun,
      ...{ selected: 2, seq: begun?.alternatives[2]?.text.length },
    });
    expect(await stored()).toBe(4);
    expect((await call(routes.searchChats, { text: "zebra" })).data).toMatchObject({
      items: [{ message_id }],
    });
    await testChat.call(routes.giveFeedback, { message_id, verdict: "up" });
    await testChat.call(routes.editMessage, { message_id, text: "Yak." });
    const edited = { ...begun?.alternatives[2], text: "Yak.", original: begun?.alternatives[2]?.text };
    expect(await greeting()).toMatchObject({
      ...{ selected: 2, feedback: { verdict: "up" } },
      alternatives: [begun?.alternatives[0], begun?.alternatives[1], edited],
    });
    await select(0);
    await select(2);
    expect((await greeting())?.alternatives[2]).toEqual(edited);
    expect(await stored()).toBe(4);
  });

  // Rule: greetings-unchanged
  it("are the same in a branch, in its branch, and in exports", async () => {
    await rename("Grace");
    const { id } = await testChat.reply();
    const branchOf = async (chat_key: string, message_id: string) => {
      const input = { chat_key, message_id, client_id: newId() };
      const { chat } = (await chats.api.call(routes.branchChat, input, { session: testChat.session })).data;
      const { data } = await call(routes.listMessages, { chat_key: chat.chat_key });
      return { key: chat.chat_key, messages: data.messages };
    };
    const first = await branchOf(testChat.chatKey, id);
    const second = await branchOf(first.key, first.messages.at(-1)?.id ?? "");
    expect(textsOf(first.messages[0])).toEqual(textsOf(begun));
    expect(textsOf(second.messages[0])).toEqual(textsOf(begun));
    const session = { session: testChat.session };
    for (const [route, input] of [
      [routes.exportChat, { chat_key: testChat.chatKey, format: "json" }],
      [routes.exportUser, {}],
    ] as const) {
      const file = await (await chats.api.send(route, input, session)).text();
      for (const text of textsOf(begun) ?? []) expect(file).toContain(text);
    }
  });
});
