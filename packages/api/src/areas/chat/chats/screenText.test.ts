import { ErrorCode, routes } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { chat, streamingReply, message } from "../../../db/schema/chat.ts";
import { character, persona, user } from "../../../db/schema/referenced.ts";
import { auditEntry } from "../../../db/schema/safety.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import type { Model } from "../../../providers/model/Model.ts";
import { screenedModel } from "../../../providers/screening/screenedModel.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, readEvents, shapeOf } from "../../../testing/eventStream.ts";
import { type TestApp, parseAnswer, testApp } from "../../../testing/testApp.ts";

const AGE = "zz_age_term_1";

describeDatabase("a text in a chat", (database) => {
  let api: TestApp;
  let session: string;
  let says: string[];
  let modelCalls: number;

  beforeAll(() => {
    const scripted: Model = {
      name: "scripted",
      reply: async function* () {
        modelCalls += 1;
        for (const text of says) yield { kind: "delta", text };
        yield { kind: "end", finish: "complete" };
      },
    };
    const { screening } = testApp(database()).deps;
    api = testApp(database(), { model: screenedModel(scripted, screening, () => undefined) });
  });

  beforeEach(async () => {
    [says, modelCalls] = [["Good ", "evening."], 0];
    session = await api.signIn(`talker-${newId()}`);
    await database().db.update(user).set({ adult_attested_at: new Date() });
  });

  async function talk(rating: "sfw" | "nsfw", columns: Parameters<typeof addCharacter>[1] = {}) {
    const character_id = await addCharacter(database().db, { rating, ...columns });
    const chat_key = newChatKey();
    const send = (text: string, input: object = {}) =>
      api.send(
        routes.sendMessage,
        { chat_key, character_id, client_id: newId(), text, ...input },
        { session },
      );
    const messages = async () =>
      (await api.call(routes.listMessages, { chat_key }, { session })).data.messages;
    return { chat_key, character_id, send, messages };
  }

  async function ruleOf(response: Response | Promise<Response>) {
    const { status, code, details } = await parseAnswer(await response);
    return [status, code, details?.rule];
  }

  async function used(): Promise<number> {
    return (await api.call(routes.getQuota, {}, { session })).data.used;
  }

  it("is refused before it is stored, charged or sent to the model", async () => {
    const { send, chat_key } = await talk("nsfw");
    expect(await ruleOf(send(AGE))).toEqual([422, ErrorCode.refusedByRule, "minors"]);
    expect(await ruleOf(send("zz_banned_1"))).toEqual([422, ErrorCode.refusedByRule, "banned"]);
    const { db } = database();
    expect(await db.select().from(chat).where(eq(chat.chat_key, chat_key))).toEqual([]);
    expect(await db.select().from(message).where(eq(message.chat_key, chat_key))).toEqual([]);
    expect([await used(), modelCalls]).toEqual([0, 0]);
    const [last] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(last).toMatchObject({
      action: "text.refused",
      severity: "notice",
      kind: "message",
      item_id: chat_key,
    });
  });

  it("can name ages where nothing is for adults, but not together with adult words", async () => {
    const { send } = await talk("sfw");
    expect((await send(AGE)).status).toBe(200);
    expect(await ruleOf(send(`${AGE} zz_adult_1`))).toEqual([422, ErrorCode.refusedByRule, "minors"]);
  });

  it("is refused by the current rating of the character, also in an older chat", async () => {
    const { send, character_id } = await talk("sfw");
    await (await send("Hello.")).text();
    const { db } = database();
    await db.update(character).set({ rating: "nsfw" }).where(eq(character.id, character_id));
    expect(await ruleOf(send(AGE))).toEqual([422, ErrorCode.refusedByRule, "minors"]);
  });

  it("is screened in edits and in notes for a variant too", async () => {
    const { send, messages, chat_key } = await talk("nsfw");
    await (await send("Hello.")).text();
    for (const { id } of (await messages()).slice(-2)) {
      const edit = { chat_key, message_id: id, text: AGE };
      expect(await ruleOf(api.send(routes.editMessage, edit, { session }))).toContain("minors");
    }
    const message_id = (await messages()).at(-1)?.id ?? "";
    const again = { chat_key, message_id, client_id: newId(), note: `${AGE}, please` };
    expect(await ruleOf(api.send(routes.regenerateReply, again, { session }))).toContain("minors");
    expect(JSON.stringify(await messages())).not.toContain("zz_");
  });

  it("gets no reply when persona and character break a rule together", async () => {
    const { send, messages, chat_key } = await talk("nsfw");
    await (await send("Hello.")).text();
    const me = await api.call(routes.savePersona, { name: "Sam", description: AGE }, { session });
    expect(me.code).toBe(0);
    await database().db.update(chat).set({ persona_id: me.data.id }).where(eq(chat.chat_key, chat_key));
    const before = [modelCalls, await used()];
    const events = await readEvents(await send("And now?"));
    expect(partOf(events, "data-ended")?.data.finish).toBe("blocked");
    expect([modelCalls, await used()]).toEqual(before);
    expect((await messages()).at(-1)?.status).toBe("blocked");
    await database().db.delete(persona).where(eq(persona.id, me.data.id));
  });

  it.each([
    ["at once", ["zz_banned_1 and more ", "words ".repeat(40)]],
    ["after many words", ["words ".repeat(60), "zz_ban", "ned_1 ", "words ".repeat(20)]],
  ])(
    "ends as blocked and is not charged when the reply contains a blocked term %s",
    async (_case, pieces) => {
      says = pieces;
      const { send, messages } = await talk("sfw");
      const response = await send("Hello.");
      const text = await response.text();
      expect(text).not.toMatch(/banned|zz_/);
      expect(text).toContain('"finish":"blocked"');
      const reply = (await messages()).at(-1);
      expect(reply?.status).toBe("blocked");
      expect(reply?.alternatives[0]?.finish).toBe("blocked");
      expect(JSON.stringify(reply)).not.toMatch(/banned|zz_/);
      expect(await used()).toBe(0);
      expect(await database().db.select().from(streamingReply)).toEqual([]);
    },
  );

  it("about self-harm gets a reply, and a note about help", async () => {
    const { send } = await talk("sfw");
    const events = await readEvents(await send("zz_crisis_1"));
    const sent = partOf(events, "data-accepted")?.data.user_message_id;
    expect(partOf(events, "data-crisis")?.data).toEqual({ message_id: sent });
    expect(partOf(events, "data-ended")?.data.finish).toBe("complete");
    expect(shapeOf(await readEvents(await send("Hello.")))).not.toContain("data-crisis");
  });

  it("is screened in profiles, personas and memory too", async () => {
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    await database().db.update(user).set({ avatar: "/uploads/a.webp" }).where(eq(user.id, uid));
    const profile = { user_name: "Ada", avatar: "/uploads/a.webp", biography: `${AGE} zz_adult_1` };
    expect(await ruleOf(api.send(routes.updateUser, profile, { session }))).toContain("minors");
    const named = { user_name: "zz_banned_1", avatar: "/uploads/a.webp", biography: "" };
    expect(await ruleOf(api.send(routes.updateUser, named, { session }))).toContain("banned");
    const sam = { name: "Sam", description: "zz_banned_1" };
    expect(await ruleOf(api.send(routes.savePersona, sam, { session }))).toContain("banned");
    const { send, chat_key } = await talk("nsfw");
    await (await send("Hello.")).text();
    expect(await ruleOf(api.send(routes.saveMemory, { chat_key, text: AGE }, { session }))).toContain(
      "minors",
    );
  });

  it("says nothing about a character that the user cannot open", async () => {
    const hidden = await addCharacter(database().db, { rating: "nsfw", visibility: "private" });
    const input = { chat_key: newChatKey(), client_id: newId(), text: AGE };
    const foreign = await parseAnswer(
      await api.send(routes.sendMessage, { ...input, character_id: hidden }, { session }),
    );
    const absent = await parseAnswer(
      await api.send(routes.sendMessage, { ...input, character_id: "absent" }, { session }),
    );
    expect([foreign.status, foreign.code]).toEqual([absent.status, absent.code]);
  });
});
