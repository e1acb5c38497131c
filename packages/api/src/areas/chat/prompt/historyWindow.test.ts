import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { estimateTokens, type PaidPlanId, routes } from "@mimi/contract";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { subscription } from "../../../db/schema/account.ts";
import { message, variant, variantText } from "../../../db/schema/chat.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { setText } from "../../../testing/setText.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { readSettings } from "../../../config/settings.ts";
import type { ProviderTurn } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";
import { historyWindow } from "./historyWindow.ts";

/** Tokens of a turn with 400 letters. */
const TURN = 104;

describeDatabase("the messages that are sent", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  /** A chat of `count` turns with 400 letters, after its greeting, a message and a reply. */
  async function story(count: number, fixture = chats): Promise<TestChat> {
    const testChat = await fixture.newChat({ greeting: "Good evening." });
    await testChat.sendAndRead("Hello");
    await addTurns(database().db, testChat.chatKey, { count, length: 400 });
    return testChat;
  }

  async function buy(testChat: TestChat, plan: PaidPlanId): Promise<void> {
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    const end_time = new Date(Date.now() + 86_400_000);
    await database().db.insert(subscription).values({ user_id: uid, plan_id: plan, end_time });
  }

  /** The messages that the provider was sent last. */
  function sent(fixture = chats): string[] {
    // Not the requests for notes in the background.
    const isReply = ({ body }: ProviderTurn) => !body.messages[0]?.content.startsWith("[Task");
    const messages = fixture.provider.calls.findLast(isReply)?.body.messages ?? [];
    return messages.filter(({ role }) => role !== "system").map(({ content }) => content);
  }

  /** Those of the newest hundred messages that are marked as in memory, without the newest reply. */
  async function shown(testChat: TestChat): Promise<string[]> {
    const { messages } = (await testChat.call(routes.listMessages, { count: 100 })).data;
    return messages.filter((one) => one.in_memory).map((one) => one.alternatives[one.selected]?.text ?? "");
  }

  it("are the messages that are marked as in memory", async () => {
    const testChat = await story(80);
    const release = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      await release.promise;
      turn.say("Yes.");
      turn.finish();
    });
    const response = await testChat.send("Do you remember?");
    const marked = await shown(testChat);
    release.resolve();
    await response.text();
    // The last one is the reply, which had no text yet.
    expect(sent()).toEqual(marked.slice(0, -1));
    expect(marked.length).toBeLessThan(80);
  });

  it("begin at `memory_from` of an accepted message, which is null in a short chat", async () => {
    const short = await chats.newChat();
    expect(partOf(await short.sendAndRead("Hello"), "data-accepted").data.memory_from).toBeNull();
    const testChat = await story(80);
    const { memory_from } = partOf(await testChat.sendAndRead("Well?"), "data-accepted").data;
    const { messages } = (await testChat.call(routes.listMessages, { count: 100 })).data;
    const oldest = messages.find(({ id }) => id === memory_from);
    expect(oldest?.alternatives[0]?.text).toBe(sent()[0]);
  });

  it.each([
    ["Free", null, 6_000],
    ["Standard", 105, 12_000],
    ["Premium", 110, 24_000],
  ] as const)("reach as far back as the plan %s remembers (§6)", async (_name, plan, budget) => {
    const testChat = await story(300);
    if (plan) await buy(testChat, plan);
    await testChat.sendAndRead("Hm");
    // The new message takes five tokens.
    expect(sent()).toHaveLength(1 + Math.floor((budget - 5) / TURN));
    const { tokens } = (await testChat.call(routes.getPrompt)).data;
    expect(tokens.history_budget).toBe(budget);
  });

  it("are fewer for a model with a small context", async () => {
    const model = { MODEL_BASE_URL: "http://127.0.0.1:1/v1", MODEL_NAME: "small", MODEL_CONTEXT: "4000" };
    const settings = readSettings({ ...model, PUBLIC_URL: "http://127.0.0.1:5871" });
    const small = await chatFixture(database(), { settings });
    const testChat = await story(80, small);
    await testChat.sendAndRead("Hm");
    const { tokens } = (await testChat.call(routes.getPrompt)).data;
    expect(tokens.history_budget).toBeLessThan(4_000 - 1_000);
    expect(sent(small)).toHaveLength(1 + Math.floor((tokens.history_budget - 5) / TURN));
    await small.close();
  });

  it("fit into the context of the first model of the plan", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mimi-history-")), "models.json");
    const address = { base_url: "http://127.0.0.1:1/v1", model: "any" };
    const models = [
      { ...address, id: "small", context: 4_000 },
      { ...address, id: "large" },
    ];
    writeFileSync(
      file,
      JSON.stringify({ models, routes: { default: ["small"], premium: ["large", "small"] } }),
    );
    const settings = readSettings({ MODELS_FILE: file, PUBLIC_URL: "http://127.0.0.1:5871" });
    const fixture = await chatFixture(database(), { settings });
    const testChat = await story(2, fixture);
    const budget = async () => (await testChat.call(routes.getPrompt)).data.tokens.history_budget;
    expect(await budget()).toBeLessThan(4_000 - 1_000);
    await buy(testChat, 110);
    expect(await budget()).toBe(24_000);
    await fixture.close();
  });

  it("include the newest message, however long it is", async () => {
    const testChat = await chats.newChat();
    await testChat.sendAndRead("Hello");
    await addTurns(database().db, testChat.chatKey, { count: 1, length: 60_000 });
    const window = await historyWindow(database().db, testChat, 100);
    expect(window).toMatchObject({ cut: true, from: { position: 3 } });
  });

  it("do not include deleted messages", async () => {
    const testChat = await story(6);
    const { messages } = await testChat.messages();
    await testChat.call(routes.deleteFrom, { message_id: messages.at(-4)?.id ?? "" });
    await testChat.sendAndRead("And now?");
    expect(sent()).toHaveLength(messages.length - 4 + 1);
  });

  it("are the same as when each message is counted, for any texts and budget", async () => {
    const { db } = database();
    const testChat = await chats.newChat({ greeting: "" });
    await testChat.sendAndRead("Hello");
    const { messages } = await testChat.messages();
    await addTurns(db, testChat.chatKey, { count: 30, length: 10 });
    const piece = fc.string({ unit: "grapheme", maxLength: 60 });
    const texts = fc.sample(fc.oneof(piece, fc.constant("")), 30);
    const places = await db
      .select({ id: message.id, position: message.position, text: variantText.text })
      .from(message)
      .innerJoin(variant, eq(variant.message_id, message.id))
      .innerJoin(variantText, eq(variantText.id, variant.text_id))
      .where(eq(message.chat_key, testChat.chatKey))
      .orderBy(asc(message.position));
    for (const [at, place] of places.slice(messages.length).entries()) {
      place.text = texts[at]?.toWellFormed().replaceAll("\0", "") ?? "";
      await setText(db, place.id, place.text);
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
      const window = await historyWindow(db, testChat, budget);
      expect([budget, window.from?.position ?? null]).toEqual([budget, from]);
    }
  });

  it("take the same time in a chat of 10,000 messages: only the newest thousand are read", async () => {
    const { db } = database();
    const testChat = await story(10_000);
    await db.execute(sql`analyze ${message}`);
    const before = await historyWindow(db, testChat, 6_000);
    expect(before.from?.position).toBeGreaterThan(9_900);
    const rows = await db
      .select({ id: message.id })
      .from(message)
      .where(eq(message.chat_key, testChat.chatKey));
    expect(rows.length).toBeGreaterThan(10_000);
    // The query plan of the same statement: the most messages that any of its steps reads.
    let text = "";
    const spy = {
      execute: async (statement: ReturnType<typeof sql>) => {
        const plan = rowsOf<{ "QUERY PLAN": string }>(await db.execute(sql`explain analyze ${statement}`));
        text = plan.map((row) => row["QUERY PLAN"]).join("\n");
        return { rows: [] };
      },
    };
    await historyWindow(spy as never, testChat, 6_000);
    const reads = text.matchAll(/ on message .*?actual time=\S+ rows=([\d.]+)/g);
    const counts = [...reads].map(([, count]) => Number(count));
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1_001);
  });
});
