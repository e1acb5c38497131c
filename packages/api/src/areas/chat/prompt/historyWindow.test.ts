import { estimateTokens, PLAN_PREMIUM, PLAN_STANDARD, routes } from "@mimi/contract";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { alternative, message, subscription } from "../../../db/schema.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { readSettings } from "../../../config/settings.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";
import { historyWindow } from "./historyWindow.ts";

/** Tokens of a turn of 400 letters. */
const TURN = 104;

describeEachDatabase("where memory ends", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  /** A chat of so many turns of 400 letters, after its greeting, a message and a reply. */
  async function story(count: number, fixture = chats): Promise<Talk> {
    const talk = await fixture.talk({ greeting: "Good evening." });
    await talk.say("Hello");
    await addTurns(database().db, talk.chatKey, { count, length: 400 });
    return talk;
  }

  async function buy(talk: Talk, plan: typeof PLAN_STANDARD | typeof PLAN_PREMIUM): Promise<void> {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: talk.session })).data;
    const end_time = new Date(Date.now() + 86_400_000);
    await database().db.insert(subscription).values({ user_id: uid, plan_id: plan, end_time });
  }

  /** What of the conversation the provider was sent last. */
  function sent(fixture = chats): string[] {
    // Not what it is asked in the background.
    const isReply = ({ body }: ProviderTurn) => !body.messages[0]?.content.startsWith("[Task");
    const messages = fixture.provider.calls.findLast(isReply)?.body.messages ?? [];
    return messages.filter(({ role }) => role !== "system").map(({ content }) => content);
  }

  /** What of the newest hundred messages is shown as remembered, without the reply to come. */
  async function shown(talk: Talk): Promise<string[]> {
    const { messages } = (await talk.call(routes.listMessages, { count: 100 })).data;
    return messages.filter((one) => one.in_memory).map((one) => one.alternatives[one.selected]?.text ?? "");
  }

  it("is shown where it is: what is marked is what the model is sent", async () => {
    const talk = await story(80);
    const release = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      await release.promise;
      turn.say("Yes.");
      turn.finish();
    });
    const response = await talk.send("Do you remember?");
    const marked = await shown(talk);
    release.resolve();
    await response.text();
    // The last is the reply, which had no words yet.
    expect(sent()).toEqual(marked.slice(0, -1));
    expect(marked.length).toBeLessThan(80);
  });

  it("is told with the reply that was accepted, and is nowhere in a short chat", async () => {
    const short = await chats.talk();
    expect(partOf(await short.say("Hello"), "data-accepted").data.memory_from).toBeNull();
    const talk = await story(80);
    const { memory_from } = partOf(await talk.say("Well?"), "data-accepted").data;
    const { messages } = (await talk.call(routes.listMessages, { count: 100 })).data;
    const oldest = messages.find(({ id }) => id === memory_from);
    expect(oldest?.alternatives[0]?.text).toBe(sent()[0]);
  });

  it.each([
    ["Free", null, 6_000],
    ["Standard", PLAN_STANDARD, 12_000],
    ["Premium", PLAN_PREMIUM, 24_000],
  ] as const)("lies as far back as %s remembers (§6)", async (_name, plan, budget) => {
    const talk = await story(300);
    if (plan) await buy(talk, plan);
    await talk.say("Hm");
    // The new message takes five of the tokens.
    expect(sent()).toHaveLength(1 + Math.floor((budget - 5) / TURN));
    const { tokens } = (await talk.call(routes.getPrompt)).data;
    expect(tokens.history_budget).toBe(budget);
  });

  it("comes nearer when the model cannot read more", async () => {
    const settings = readSettings({ MODEL_CONTEXT: "4000", PUBLIC_URL: "http://127.0.0.1:5871" });
    const small = await chatFixture(database(), { settings });
    const talk = await story(80, small);
    await talk.say("Hm");
    const { tokens } = (await talk.call(routes.getPrompt)).data;
    expect(tokens.history_budget).toBeLessThan(4_000 - 1_000);
    expect(sent(small)).toHaveLength(1 + Math.floor((tokens.history_budget - 5) / TURN));
    await small.close();
  });

  it("leaves the newest message in memory, however long it is", async () => {
    const talk = await chats.talk();
    await talk.say("Hello");
    await addTurns(database().db, talk.chatKey, { count: 1, length: 60_000 });
    const window = await historyWindow(database().db, talk, 100);
    expect(window).toMatchObject({ cut: true, from: { position: 3 } });
  });

  it("leaves out what was deleted", async () => {
    const talk = await story(6);
    const { messages } = await talk.messages();
    await talk.call(routes.deleteFrom, { message_id: messages.at(-4)?.id ?? "" });
    await talk.say("And now?");
    expect(sent()).toHaveLength(messages.length - 4 + 1);
  });

  it("lies where counting message by message says, whatever was said and however much is remembered", async () => {
    const { db } = database();
    const talk = await chats.talk({ greeting: "" });
    await talk.say("Hello");
    const { messages } = await talk.messages();
    await addTurns(db, talk.chatKey, { count: 30, length: 10 });
    const piece = fc.string({ unit: "grapheme", maxLength: 60 });
    const texts = fc.sample(fc.oneof(piece, fc.constant("")), 30);
    const places = await db
      .select({ id: message.id, position: message.position, text: alternative.text })
      .from(message)
      .innerJoin(alternative, eq(alternative.message_id, message.id))
      .where(eq(message.chat_key, talk.chatKey))
      .orderBy(asc(message.position));
    for (const [at, place] of places.slice(messages.length).entries()) {
      place.text = texts[at]?.toWellFormed().replaceAll("\0", "") ?? "";
      await db.update(alternative).set({ text: place.text }).where(eq(alternative.message_id, place.id));
    }
    for (let budget = 0; budget < 700; budget += 13) {
      let total = 0;
      let from = null;
      for (const { position, text } of [...places].reverse()) {
        total += text ? estimateTokens(text) + 4 : 0;
        const isNewest = text !== "" && total === estimateTokens(text) + 4;
        if (total > budget && !isNewest) break;
        from = position;
      }
      const window = await historyWindow(db, talk, budget);
      expect([budget, window.from?.position ?? null]).toEqual([budget, from]);
    }
  });

  it("costs the same in a chat of 10,000 messages: no more than the newest thousand are looked at", async () => {
    const { db } = database();
    const talk = await story(10_000);
    await db.execute(sql`analyze ${message}`);
    const before = await historyWindow(db, talk, 6_000);
    expect(before.from?.position).toBeGreaterThan(9_900);
    const rows = await db.select({ id: message.id }).from(message).where(eq(message.chat_key, talk.chatKey));
    expect(rows.length).toBeGreaterThan(10_000);
    // The same statement, as the database explains it: the most messages that any step of it reads.
    let text = "";
    const spy = {
      execute: async (statement: ReturnType<typeof sql>) => {
        const plan = rowsOf<{ "QUERY PLAN": string }>(await db.execute(sql`explain analyze ${statement}`));
        text = plan.map((row) => row["QUERY PLAN"]).join("\n");
        return { rows: [] };
      },
    };
    await historyWindow(spy as never, talk, 6_000);
    const reads = text.matchAll(/ on message .*?actual time=\S+ rows=([\d.]+)/g);
    const counts = [...reads].map(([, count]) => Number(count));
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1_001);
  });
});
