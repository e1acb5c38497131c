import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PaidPlanId, routes } from "@mimi/contract";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "../config/settings.ts";
import { subscription } from "../db/schema/account.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { metricsOf } from "../metrics/metricsOf.ts";
import { diskFiles } from "../providers/files/diskFiles.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { type TestChat, testChatOf } from "../areas/chat/testing/chatFixture.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";
import { type ProviderTurn, type ScriptedProvider, scriptedProvider } from "../testing/scriptedProvider.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { makeDeps } from "./makeDeps.ts";

/** The whole API with the models of a file: each has a server of its own. */
describeDatabase("the models of a file", (database) => {
  let small: ScriptedProvider;
  let large: ScriptedProvider;
  let notes: ScriptedProvider;
  let api: TestApp;
  let metrics: Metrics;
  let characterId: string;

  beforeEach(async () => {
    [small, large, notes] = await Promise.all([scriptedProvider(), scriptedProvider(), scriptedProvider()]);
    for (const [name, { play }] of Object.entries({ small, large })) play(replyWith(`I am ${name}.`));
    const dataDir = mkdtempSync(join(tmpdir(), "mimi-several-"));
    const file = join(dataDir, "models.json");
    const price = { input_per_million: 1_000_000, output_per_million: 10_000_000 };
    const models = [
      { id: "small", base_url: small.baseUrl, model: "small-8b", price },
      { id: "large", base_url: large.baseUrl, model: "large-70b", include_usage: true, price },
      { id: "notes", base_url: notes.baseUrl, model: "notes-1b" },
    ];
    const routesByPlan = { default: ["small"], premium: ["large", "small"], background: ["notes"] };
    writeFileSync(file, JSON.stringify({ models, routes: routesByPlan }));
    const settings = readSettings({ MIMI_DATA_DIR: dataDir, MODELS_FILE: file });
    const log = pino({ level: "silent" });
    metrics = metricsOf(settings, { database: database(), files: diskFiles(dataDir) }, log);
    const { model } = makeDeps(settings, log, database(), { metrics });
    api = testApp(database(), { metrics, model, settings });
    characterId = await addCharacter(database().db);
  });
  afterEach(async () => {
    await api.stop();
    await Promise.all([small.close(), large.close(), notes.close()]);
  });

  async function chatOf(plan: PaidPlanId | null): Promise<TestChat> {
    const session = await api.signIn(newId());
    if (plan !== null) {
      const { uid } = (await api.call(routes.getUser, {}, { session })).data;
      const end_time = new Date(Date.now() + 86_400_000);
      await database().db.insert(subscription).values({ user_id: uid, plan_id: plan, end_time });
    }
    return testChatOf(api, session, characterId, newChatKey());
  }

  /** Sends a message and returns the text of the reply. */
  async function answerIn(testChat: TestChat): Promise<string | undefined> {
    await testChat.sendAndRead("Hello");
    return (await testChat.reply()).alternatives[0]?.text;
  }

  /** The figures of one metric above 0, by their labels. */
  async function figures(name: string): Promise<Record<string, number>> {
    const lines = [...(await metrics.text()).matchAll(new RegExp(`^${name}\\{(.*)\\} (.*)$`, "gm"))];
    const all = lines.map(([, labels = "", value]) => [labels, Number(value)] as const);
    return Object.fromEntries(all.filter(([, value]) => value > 0));
  }

  it("are chosen by plan, and titles by another route", async () => {
    expect(await answerIn(await chatOf(null))).toBe("I am small.");
    expect(await answerIn(await chatOf(110))).toBe("I am large.");
    expect([small.calls[0]?.body.model, large.calls[0]?.body.model]).toEqual(["small-8b", "large-70b"]);
    await expect.poll(() => notes.calls.map(({ body }) => body.model)).toEqual(["notes-1b", "notes-1b"]);
  });

  // Rule: model-failover
  it("reply instead of one that fails before its first token, and are named in tokens and cost", async () => {
    large.play(({ response }) => void response.writeHead(503).end());
    expect(await answerIn(await chatOf(110))).toBe("I am small.");
    expect([large.calls.length, small.calls.length]).toEqual([1, 1]);
    expect(await figures("mimi_model_cost_total")).toEqual({ 'model="small"': 101 + 70 });
    expect(await figures("mimi_tokens_total")).toMatchObject({
      'model="small",counted="provider",direction="input"': 101,
      'model="small",counted="provider",direction="output"': 7,
    });
  });

  it("reply instead of one that its server does not know, which is counted", async () => {
    large.play(({ response }) => {
      response.writeHead(400, { "Content-Type": "application/json; charset=utf-8" });
      response.end(
        `{"error":{"code":400,"message":"model 'large-70b' not found","type":"invalid_request_error"}}`,
      );
    });
    const premium = await chatOf(110);
    expect([await answerIn(premium), await answerIn(premium)]).toEqual(["I am small.", "I am small."]);
    expect([large.calls.length, small.calls.length]).toEqual([1, 2]);
    expect(await figures("mimi_unknown_model_total")).toEqual({ 'model="large"': 1 });
  });

  // Rule: model-failover
  it("do not reply instead of one that fails after its first token, which is named in tokens and cost", async () => {
    large.play((turn) => {
      turn.say("Half a ");
      turn.raw(usage);
      // The connection ends within an event.
      turn.raw('data: {"choices":[{"ind');
      turn.response.end();
    });
    const premium = await chatOf(110);
    expect(await answerIn(premium)).toBe("Half a ");
    expect((await premium.reply()).error?.reason).toBe("reply_cut");
    expect(small.calls).toEqual([]);
    expect(await figures("mimi_model_cost_total")).toEqual({ 'model="large"': 101 + 70 });
  });

  // Rule: model-failover
  it("cost the user nothing when all of a route fail", async () => {
    for (const { play } of [small, large]) play(({ response }) => void response.writeHead(500).end());
    const premium = await chatOf(110);
    expect(await answerIn(premium)).toBe("");
    expect([large.calls.length, small.calls.length]).toEqual([1, 1]);
    expect(await premium.used()).toBe(0);
  });
});

const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 101, completion_tokens: 7 } })}\n\n`;

/** A reply with the number of its tokens. */
function replyWith(text: string) {
  return (turn: ProviderTurn) => {
    turn.say(text);
    turn.raw(usage);
    turn.finish();
  };
}
