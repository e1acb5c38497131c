import { ErrorCode, errorCodesOf, type Route, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

const entriesOf = (route: Route) => Object.keys((route.input as { entries?: object }).entries ?? {});
const aboutChats = Object.entries(routes).filter(([, route]) => entriesOf(route).includes("chat_key"));
/** Calls whose answers contain no text of the chat. */
const exempt = ["deleteChat", "searchChats"];

describeDatabase("a chat with an adult character", (database) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  let replyId: string;

  beforeAll(async () => {
    chats = await chatFixture(database());
    chats.provider.play((turn) => {
      turn.say("Zz whisper.");
      turn.finish();
    });
  });
  afterAll(() => chats.close());

  const attest = (value: boolean) => {
    const input = { method: "statement", version: "2026-11", value } as const;
    return chats.api.call(routes.attestAdult, input, { session: testChat.session });
  };
  /** A user who chatted with an adult character, and then revoked the attestation. */
  beforeEach(async () => {
    testChat = await chats.newChat({ name: "Zz Adult", greeting: "Zz greeting.", rating: "nsfw" });
    await attest(true);
    await testChat.sendAndRead("Hello");
    replyId = (await testChat.reply()).id;
    await attest(false);
  });

  async function answerOf(route: Route) {
    const values: Readonly<Record<string, unknown>> = {
      ...{
        chat_key: testChat.chatKey,
        character_id: testChat.characterId,
        message_id: replyId,
        client_id: newId(),
      },
      ...{ text: "Hello.", index: 0, pinned: true, verdict: "up", title: "Rain", take: true, line_id: "a" },
    };
    const names = entriesOf(route).filter((name) => name in values);
    const input = Object.fromEntries(names.map((name) => [name, values[name]]));
    const response = await chats.api.send(route, input, { session: testChat.session });
    return { status: response.status, text: await response.text() };
  }

  describe("whose user has not attested", () => {
    // Rule: adult-chat-attested-only
    it.each(aboutChats.filter(([name]) => !exempt.includes(name)))(
      "is not readable through %s",
      async (name, route) => {
        const { status, text } = await answerOf(route);
        expect([status, (JSON.parse(text) as { code: number }).code]).toEqual([
          403,
          ErrorCode.adultNotAttested,
        ]);
        expect(text).not.toMatch(/Zz/);
        expect(errorCodesOf(route)).toContain(ErrorCode.adultNotAttested);
      },
    );

    it("is not found through the character's page", async () => {
      const input = { character_id: testChat.characterId };
      const answer = await chats.api.call(routes.getLastHistory, input, { session: testChat.session });
      expect([answer.code, answer.data]).toEqual([ErrorCode.adultNotAttested, null]);
    });

    // Rule: adult-chat-attested-only
    it("is left out of the list and of search results, and counted", async () => {
      const { session } = testChat;
      const nothing = { items: [], page: 1, has_more: false, hidden: 1 };
      expect((await chats.api.call(routes.listChats, {}, { session })).data).toEqual(nothing);
      expect((await chats.api.call(routes.listChats, { title: "zz" }, { session })).data.items).toEqual([]);
      for (const scope of [{}, { chat_key: testChat.chatKey }]) {
        const input = { text: "whisper", ...scope };
        expect((await chats.api.call(routes.searchChats, input, { session })).data).toEqual(nothing);
      }
    });

    it("can still be deleted", async () => {
      const { status } = await answerOf(routes.deleteChat);
      expect(status).toBe(200);
      const bin = async () =>
        (await chats.api.call(routes.listChats, { bin: 1 }, { session: testChat.session })).data;
      expect(await bin()).toMatchObject({ items: [], hidden: 1 });
      await attest(true);
      expect((await bin()).items).toHaveLength(1);
    });

    it("is complete in the export of the account", async () => {
      const file = await chats.api.send(routes.exportUser, {}, { session: testChat.session });
      expect(await file.text()).toContain("Zz whisper.");
    });
  });

  it("is readable again after the user attests", async () => {
    await attest(true);
    expect((await testChat.messages()).messages).toHaveLength(3);
    const { data } = await chats.api.call(routes.listChats, {}, { session: testChat.session });
    expect([data.items.length, data.hidden]).toEqual([1, 0]);
  });

  it("is readable for the character's creator, attested or not", async () => {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const own = eq(character.id, testChat.characterId);
    await database().db.update(character).set({ creator_id: uid }).where(own);
    expect((await testChat.messages()).messages).toHaveLength(3);
    const { data } = await chats.api.call(routes.listChats, {}, { session: testChat.session });
    expect([data.items.length, data.hidden]).toEqual([1, 0]);
  });
});
