import { ErrorCode, type InputOf, type Route, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character, user } from "../../../db/schema/referenced.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import type { Model } from "../../../providers/model/Model.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

type Decision = InputOf<typeof routes.decideModeration>["decision"];
type Code = Promise<number>;

/** A chat, and the answers of all calls that request a reply. */
interface Talk {
  readonly characterId: string;
  readonly chatKey: string;
  readonly say: () => Code;
  readonly others: Readonly<Record<string, () => Code>>;
}

describeDatabase("a suspended character", (database) => {
  let api: TestApp;
  let userSession: string;
  let moderator: string;
  let modelCalls = 0;

  /** A model that answers at once. */
  const terse: Model = {
    name: "terse",
    reply: async function* () {
      modelCalls += 1;
      yield { kind: "delta", text: "Good evening." };
      yield { kind: "end", finish: "complete" };
    },
  };

  beforeAll(async () => {
    api = testApp(database(), { limits: new RateLimits({ rates: null }), model: terse });
    moderator = await api.signIn("moderator");
    await database()
      .db.update(user)
      .set({ role: "moderator" })
      .where(eq(user.id, await uidOf(moderator)));
  });
  beforeEach(async () => {
    userSession = await api.signIn(newId());
  });

  const uidOf = async (session: string) => (await api.call(routes.getUser, {}, { session })).data.uid;
  const suspend = (id: string) =>
    database().db.update(character).set({ status: "pending" }).where(eq(character.id, id));
  const decide = (id: string, decision: Decision) =>
    api.call(routes.decideModeration, { kind: "character", id, decision }, { session: moderator });

  async function startChat(session: string, columns?: Parameters<typeof addCharacter>[1]): Promise<Talk> {
    const characterId = await addCharacter(database().db, columns);
    const chat_key = newChatKey();
    const codeOf = async (route: Route, input: object) => {
      const response = await api.send(route, input, { session });
      const text = await response.text();
      return response.ok ? 0 : (JSON.parse(text) as { readonly code: number }).code;
    };
    const sending = (key: string) => () =>
      codeOf(routes.sendMessage, {
        ...{ chat_key: key, character_id: characterId, client_id: newId(), text: "Hello." },
      });
    await sending(chat_key)();
    const { messages } = (await api.call(routes.listMessages, { chat_key }, { session })).data;
    const message_id = messages.at(-1)?.id ?? "";
    const about = (route: Route) => () => codeOf(route, { chat_key, message_id, client_id: newId() });
    return {
      ...{ characterId, chatKey: chat_key, say: sending(chat_key) },
      others: {
        "a new chat": sending(newChatKey()),
        "its key": () => codeOf(routes.getNewChatKey, { character_id: characterId }),
        regenerate: about(routes.regenerateReply),
        continue: about(routes.continueReply),
        branch: about(routes.branchChat),
        suggest: () => codeOf(routes.suggest, { chat_key }),
      },
    };
  }

  /** The answers of all calls that request a reply, each called once. */
  async function answers({ say, others }: Talk): Promise<readonly number[]> {
    const codes = new Set([await say()]);
    for (const call of Object.values(others)) codes.add(await call());
    return [...codes];
  }

  // Rule: suspended-character-silent
  it("does not reply in any chat, its creator's too, until a moderator has decided", async () => {
    const author = await api.signIn(newId());
    const creator_id = await uidOf(author);
    const [userChat, own] = [await startChat(userSession), await startChat(author, { creator_id })];
    for (const { characterId } of [userChat, own]) await suspend(characterId);
    const before = modelCalls;
    expect(await answers(userChat)).toEqual([ErrorCode.notFound]);
    expect(await answers(own)).toEqual([ErrorCode.notFound]);
    await decide(userChat.characterId, "uphold");
    expect(await answers(userChat)).toEqual([ErrorCode.notFound]);
    expect(modelCalls).toBe(before);
    await decide(userChat.characterId, "restore");
    expect(await answers(userChat)).toEqual([0]);
  });

  it("leaves earlier messages readable, without its image", async () => {
    const { characterId, chatKey } = await startChat(userSession);
    const cover = { avatar: "/uploads/a.webp" };
    await database().db.update(character).set(cover).where(eq(character.id, characterId));
    const thumb = async () => {
      const { data } = await api.call(routes.listMessages, { chat_key: chatKey }, { session: userSession });
      expect(data.messages).toHaveLength(3);
      return data.chat?.character_thumb;
    };
    expect(await thumb()).toBe(cover.avatar);
    await suspend(characterId);
    expect(await thumb()).toBeNull();
  });

  it("replies to moderators until it is removed", async () => {
    const { characterId, say } = await startChat(moderator);
    await suspend(characterId);
    expect(await say()).toBe(0);
    await decide(characterId, "remove");
    expect(await say()).toBe(ErrorCode.notFound);
  });
});
