import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pino } from "pino";
import { modelDefaults } from "../config/modelSettings.ts";
import { runJob } from "../shared/PeriodicJob.ts";
import { noTracer } from "../shared/Tracer.ts";
import { diskFiles } from "../providers/files/diskFiles.ts";
import { messageUsage } from "../db/schema/account.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { closeServer } from "../server/listen.ts";
import type { Model } from "../providers/model/Model.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { requestFor, type TestApp, testApp } from "../testing/testApp.ts";
import type { Metrics } from "./Metrics.ts";
import { measuredModel } from "./measuredModel.ts";
import { metricsOf } from "./metricsOf.ts";
import { serveMetrics } from "../server/serveMetrics.ts";

const SECRET = "zz-whispered-secret";

describeEachDatabase("metrics", (database, kind) => {
  let api: TestApp;
  let server: Server;
  let origin: string;
  let served: Awaited<ReturnType<typeof serveMetrics>>;
  let session: string;
  let characterId: string;
  let go: () => void;
  let metrics: Metrics;

  const model: Model = {
    name: "gated",
    async *reply({ messages }) {
      const text = messages.at(-1)?.text ?? "";
      if (text.startsWith("queue")) {
        yield { kind: "waiting" };
        await new Promise<void>((resolve) => (go = resolve));
        yield { kind: "begun" };
      }
      if (text.startsWith("wait")) await new Promise<void>((resolve) => (go = resolve));
      yield { kind: "delta", text: `${SECRET}.` };
      const usage = { inputTokens: 2_000, outputTokens: 300 };
      if (text.startsWith("counted")) {
        yield { kind: "end", finish: "complete", usage, model: "big" };
        return;
      }
      const failure = { code: ErrorCode.providerFailed, retryable: true };
      if (text.startsWith("fail")) yield { kind: "end", finish: "error", failure, cause: null };
      else yield { kind: "end", finish: "complete" };
    },
  };

  beforeAll(async () => {
    const files = diskFiles(mkdtempSync(join(tmpdir(), "mimi-metrics-")));
    await files.put("a-600.webp", new Uint8Array(12_345));
    const price = { inputPerMillion: 0.5, outputPerMillion: 2 };
    const big = { ...modelDefaults, id: "big", name: "big-1", baseUrl: "", apiKey: null, price };
    const prices = { models: [big], routeOf: () => [big] };
    metrics = metricsOf({ models: prices }, { database: database(), files }, pino({ level: "silent" }));
    const limits = new RateLimits({ rates: null });
    api = testApp(database(), { metrics, limits, model: measuredModel(model, metrics) });
    const answer = getRequestListener(api.app.fetch);
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    served = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
    session = await api.signIn(SECRET);
    characterId = await addCharacter(database().db, { name: SECRET });
  });
  afterAll(async () => {
    await api.stop();
    await Promise.all([closeServer(server), served.close()]);
  });

  const text = async () => (await fetch(`${served.address}/metrics`)).text();
  const value = async (line: string) => {
    const found = (await text()).split("\n").find((one) => one.startsWith(`${line} `));
    return found === undefined ? null : Number(found.slice(line.length + 1));
  };
  const say = (words: string) => {
    const input = { chat_key: newChatKey(), character_id: characterId, client_id: newId(), text: words };
    return fetch(requestFor(origin, routes.sendMessage, input, { session }));
  };

  it("are served on their own port only", async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${served.address}/api/tag/`)).status).toBe(404);
    const response = await fetch(`${served.address}/metrics`);
    expect(response.headers.get("Content-Type")).toContain("text/plain");
  });

  it("count requests by route and status, and unknown addresses as one", async () => {
    await fetch(`${origin}/api/search/?info=${SECRET}`);
    await fetch(`${origin}/api/search/?page=none`);
    await fetch(`${origin}/${SECRET}-1`, { method: "PUT" });
    await fetch(`${origin}/${SECRET}-2`, { method: "PUT" });
    const counted = (labels: string) => value(`mimi_request_seconds_count{${labels}}`);
    expect(await counted('route="/search/",method="GET",status="200"')).toBe(1);
    expect(await counted('route="/search/",method="GET",status="400"')).toBe(1);
    expect(await counted('route="other",method="other",status="404"')).toBe(2);
    expect(await value(`mimi_refusals_total{code="${ErrorCode.invalidInput}"}`)).toBe(1);
  });

  it("count open streams and running replies, and their end", async () => {
    const response = await say("wait for me");
    await expect.poll(() => value("mimi_generations_running")).toBe(1);
    expect(await value("mimi_open_streams")).toBe(1);
    go();
    await response.text();
    await expect.poll(() => value("mimi_open_streams")).toBe(0);
    expect(await value("mimi_generations_running")).toBe(0);
    expect(await value('mimi_generation_seconds_count{kind="reply",finish="complete"}')).toBe(1);
  });

  it("count the end of a stream whose client disconnected", async () => {
    const response = await say("wait for me");
    await expect.poll(() => value("mimi_open_streams")).toBe(1);
    await response.body?.cancel();
    await expect.poll(() => value("mimi_open_streams")).toBe(0);
    go();
    await expect.poll(() => value("mimi_generations_running")).toBe(0);
  });

  // Rule: metrics-without-users
  it("count the wait in the queue, and the time to the first text without it", async () => {
    const firstTokens = 'mimi_first_token_seconds_count{kind="reply"}';
    const before = (await value(firstTokens)) ?? 0;
    const response = await say("queue");
    await expect.poll(() => value("mimi_queue_waiting")).toBe(1);
    expect(await value(firstTokens)).toBe(before);
    go();
    await response.text();
    await expect.poll(() => value(firstTokens)).toBe(before + 1);
    expect(await value("mimi_queue_waiting")).toBe(0);
    expect(await value('mimi_queue_wait_seconds_count{kind="reply"}')).toBe(1);
  });

  it("stop counting a wait that the user stopped", async () => {
    const waits = 'mimi_queue_wait_seconds_count{kind="reply"}';
    const measured = measuredModel(model, metrics);
    const message = { role: "user", text: "queue" } as const;
    const events = measured.reply({ system: "", messages: [message] }, new AbortController().signal);
    const stream = events[Symbol.asyncIterator]();
    await stream.next();
    expect(await value("mimi_queue_waiting")).toBe(1);
    await stream.return?.();
    expect(await value("mimi_queue_waiting")).toBe(0);
    expect(await value(waits.replace("reply", "background"))).toBe(1);
  });

  // Rule: metrics-without-users
  it("count the tokens of each model, as the provider says or estimated, and their cost", async () => {
    const tokens = (labels: string) => value(`mimi_tokens_total{${labels}}`);
    await (await say("estimated")).text();
    await expect.poll(() => tokens('model="gated",counted="estimate",direction="output"')).toBeGreaterThan(0);
    expect(await tokens('model="gated",counted="estimate",direction="input"')).toBeGreaterThan(10);
    await (await say("counted")).text();
    await expect.poll(() => tokens('model="big",counted="provider",direction="input"')).toBe(2_000);
    expect(await tokens('model="big",counted="provider",direction="output"')).toBe(300);
    expect(await value('mimi_model_cost_total{model="big"}')).toBeCloseTo(0.0016);
    expect(await value('mimi_model_cost_total{model="gated"}')).toBeNull();
  });

  // Rule: metrics-without-users
  it("count the runs of jobs by their results", async () => {
    const texts = { name: "dust", done: "done", failed: "failed" };
    const reports = { log: pino({ level: "silent" }), metrics, tracer: noTracer };
    await runJob(reports, texts, async () => ({}));
    await runJob(reports, texts, async () => null);
    await runJob(reports, texts, () => Promise.reject(new Error("No.")));
    for (const result of ["done", "idle", "failed"])
      expect(await value(`mimi_job_seconds_count{job="dust",result="${result}"}`)).toBe(1);
  });

  // Rule: metrics-without-users
  it("contain the size of the database and of the uploads, measured beside the request", async () => {
    await expect.poll(() => value('mimi_stored_bytes{what="uploads"}')).toBe(12_345);
    await expect.poll(() => value('mimi_stored_bytes{what="database"}')).toBeGreaterThan(1_000_000);
  });

  it("count errors of the model, and refusals of the quota", async () => {
    await (await say("fail")).text();
    expect(await value(`mimi_provider_failures_total{code="${ErrorCode.providerFailed}"}`)).toBe(1);
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const usedQuota = { user_id: uid, day: new Date().toISOString().slice(0, 10), used: 50 };
    const target = [messageUsage.user_id, messageUsage.day];
    await database()
      .db.insert(messageUsage)
      .values(usedQuota)
      .onConflictDoUpdate({ target, set: { used: 50 } });
    expect((await say("once more")).status).toBe(429);
    expect(await value("mimi_quota_refusals_total")).toBe(1);
  });

  it("include the process, and the connections on PostgreSQL", async () => {
    expect(await value("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(await value("nodejs_eventloop_lag_seconds")).not.toBeNull();
    const open = await value('mimi_database_connections{state="open"}');
    if (kind === "PGlite") expect(open).toBeNull();
    else expect(open).toBeGreaterThan(0);
  });

  // Rule: metrics-without-users
  it("contain no data of users", async () => {
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const all = await text();
    for (const secret of [SECRET, uid, characterId, session, "127.0.0.1"]) expect(all).not.toContain(secret);
  });
});
