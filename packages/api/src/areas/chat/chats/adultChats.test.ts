import { ErrorCode, type Route, type RouteName, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { character } from "../../../db/schema.ts";
import { codesOf } from "../../../http/answerCodes.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

const entriesOf = (route: Route) => Object.keys((route.input as { entries?: object }).entries ?? {});
const aboutChats = Object.entries(routes).filter(([, route]) => entriesOf(route).includes("chat_key"));
/** They tell nothing of what was said. */
const exempt = ["deleteChat", "searchChats"];

describeEachDatabase("a chat with an adult character", (database) => {
  let chats: ChatFixture;
  let talk: Talk;
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
    return chats.api.call(routes.attestAdult, input, { session: talk.session });
  };
  /** Somebody who talked to an adult character, and has taken back that they are an adult. */
  beforeEach(async () => {
    talk = await chats.talk({ name: "Zz Adult", greeting: "Zz greeting.", rating: "nsfw" });
    await attest(true);
    await talk.say("Hello");
    replyId = (await talk.reply()).id;
    await attest(false);
  });

  async function answerOf(route: Route) {
    const values: Readonly<Record<string, unknown>> = {
      ...{ chat_key: talk.chatKey, character_id: talk.characterId, message_id: replyId, client_id: newId() },
      ...{ text: "Hello.", index: 0, pinned: true, verdict: "up", title: "Rain", take: true, line_id: "a" },
    };
    const asked = entriesOf(route).filter((name) => name in values);
    const input = Object.fromEntries(asked.map((name) => [name, values[name]]));
    const response = await chats.api.send(route, input, { session: talk.session });
    return { status: response.status, text: await response.text() };
  }

  describe("whose reader has not attested", () => {
    it.each(aboutChats.filter(([name]) => !exempt.includes(name)))(
      "tells nothing by %s",
      async (name, route) => {
        const { status, text } = await answerOf(route);
        expect([status, (JSON.parse(text) as { code: number }).code]).toEqual([
          403,
          ErrorCode.adultNotAttested,
        ]);
        expect(text).not.toMatch(/Zz/);
        expect(codesOf(name as RouteName, route)).toContain(ErrorCode.adultNotAttested);
      },
    );

    it("is not what its character's page leads to", async () => {
      const input = { character_id: talk.characterId };
      const answer = await chats.api.call(routes.getLastHistory, input, { session: talk.session });
      expect([answer.code, answer.data]).toEqual([ErrorCode.adultNotAttested, null]);
    });

    it("is left out of the list and of what words are found in, and counted", async () => {
      const { session } = talk;
      const nothing = { items: [], page: 1, has_more: false, hidden: 1 };
      expect((await chats.api.call(routes.listChats, {}, { session })).data).toEqual(nothing);
      for (const scope of [{}, { chat_key: talk.chatKey }]) {
        const input = { text: "whisper", ...scope };
        expect((await chats.api.call(routes.searchChats, input, { session })).data).toEqual(nothing);
      }
    });

    it("can still be deleted", async () => {
      const { status } = await answerOf(routes.deleteChat);
      expect(status).toBe(200);
      const bin = async () =>
        (await chats.api.call(routes.listChats, { bin: 1 }, { session: talk.session })).data;
      expect(await bin()).toMatchObject({ items: [], hidden: 1 });
      await attest(true);
      expect((await bin()).items).toHaveLength(1);
    });

    it("is theirs whole in what they take along", async () => {
      const file = await chats.api.send(routes.exportUser, {}, { session: talk.session });
      expect(await file.text()).toContain("Zz whisper.");
    });
  });

  it("is open again to whoever attests", async () => {
    await attest(true);
    expect((await talk.messages()).messages).toHaveLength(3);
    const { data } = await chats.api.call(routes.listChats, {}, { session: talk.session });
    expect([data.items.length, data.hidden]).toEqual([1, 0]);
  });

  it("is open to who made the character, whatever they stated", async () => {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: talk.session })).data;
    const own = eq(character.id, talk.characterId);
    await database().db.update(character).set({ creator_id: uid }).where(own);
    expect((await talk.messages()).messages).toHaveLength(3);
    const { data } = await chats.api.call(routes.listChats, {}, { session: talk.session });
    expect([data.items.length, data.hidden]).toEqual([1, 0]);
  });
});
