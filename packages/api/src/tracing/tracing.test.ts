import { createServer, type Server } from "node:http";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageFolder } from "../config/packageFolder.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";
import { noTracer, type Tracer } from "../shared/Tracer.ts";
import { freshPglite, freshPostgresAddress } from "../testing/databases.ts";
import { inTurn, type ScriptedProvider, scriptedProvider } from "../testing/scriptedProvider.ts";
import { testApp } from "../testing/testApp.ts";
import { summaryOf } from "./tracedDatabase.ts";

const SECRET = "zz-whispered-secret";
/** As a proxy would send it: version, trace, span, sampled. */
const TRACE = "0af7651916cd43dd8448eb211c80319c";

describe("OpenTelemetry, switched on by its standard variables", () => {
  let collector: Server;
  let provider: ScriptedProvider;
  let api: ApiProcess;
  const received: { path: string; body: Buffer; headers: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        received.push({ path: request.url ?? "", body: Buffer.concat(chunks), headers: request.headers });
        response.writeHead(200, { "Content-Type": "application/x-protobuf" }).end();
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
    provider = await scriptedProvider();
    provider.play(inTurn(`${SECRET} as a reply.`));
    api = await startApi({
      MIMI_DATA_DIR: mkdtempSync(join(tmpdir(), "mimi-tracing-")),
      DATABASE_URL: await freshPostgresAddress(),
      MODEL_BASE_URL: provider.baseUrl,
      MODEL_NAME: "scripted",
      CHAT_TITLES: "message",
      TRUST_PROXY: "on",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "api-key=for-the-collector",
      OTEL_SERVICE_NAME: "mimi-under-test",
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    });
    const session = await api.signIn(SECRET);
    const character_id = (await api.call(routes.listTop)).data[0]?.id ?? "";
    const input = { chat_key: newChatKey(), character_id, client_id: newId(), text: SECRET };
    const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
    await (await api.send(routes.sendMessage, input, { session, headers: { traceparent } })).text();
    await api.send(routes.search, { info: SECRET, page: 1, count: 10 });
    // The rest is exported when the process ends.
    expect(await api.end("SIGTERM")).toBe(0);
  });
  afterAll(async () => {
    collector.close();
    await provider.close();
  });

  // Text in Protocol Buffers is UTF-8.
  const sent = (path: string) =>
    Buffer.concat(received.filter((one) => one.path === path).map(({ body }) => body)).toString("latin1");

  // Rule: open-telemetry
  it("exports a span for a request, a transaction, a statement and a call of the model", () => {
    const spans = sent("/v1/traces");
    for (const name of [
      "POST /chat/send/",
      "GET /search/",
      "transaction",
      "select ",
      "chat scripted",
      "prepared ",
    ])
      expect(spans, name).toContain(name);
    expect(spans).toContain("mimi-under-test");
    expect(spans).toContain("mimi.first_token_ms");
    expect(received[0]?.headers["api-key"]).toBe("for-the-collector");
  });

  it("continues the trace of our own proxy in all spans of its request", () => {
    const count = sent("/v1/traces").split(Buffer.from(TRACE, "hex").toString("latin1")).length - 1;
    // The request, the call of the model, the transaction of the send, and statements.
    expect(count).toBeGreaterThan(4);
  });

  // Rule: open-telemetry
  it("exports the same metrics as the Prometheus text", () => {
    const metrics = sent("/v1/metrics");
    for (const name of [
      "mimi_request_seconds",
      "mimi_tokens_total",
      "mimi_first_token_seconds",
      "/chat/send/",
    ])
      expect(metrics, name).toContain(name);
  });

  // Rule: open-telemetry
  it("exports no id, address or text of a user", () => {
    const all = sent("/v1/traces") + sent("/v1/metrics");
    expect(all.length).toBeGreaterThan(1_000);
    for (const secret of [SECRET, "example.org", "127.0.0.1"]) expect(all).not.toContain(secret);
  });
});

describe("OpenTelemetry, when it is off", () => {
  // Rule: open-telemetry
  it("is not loaded: one file imports its packages, which is only imported dynamically", () => {
    const files = readdirSync(join(packageFolder, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => ({ file, text: readFileSync(join(packageFolder, "src", file), "utf8") }));
    const users = files.filter(({ text }) => text.includes('from "@opentelemetry/'));
    expect(users.map(({ file }) => file).toSorted()).toEqual([
      "tracing/metricData.ts",
      "tracing/openTelemetry.ts",
    ]);
    const importers = files.filter(({ text }) => /from "\.\/(openTelemetry|metricData)\.ts"/.test(text));
    expect(importers.map(({ file }) => file)).toEqual(["tracing/openTelemetry.ts"]);
  });
});

describe("the summary of a statement", () => {
  it.each([
    ['select "id" from "chat" where "id" = $1', "select chat"],
    ['insert into "message" ("id") values ($1)', "insert message"],
    ['update "user" set "bio" = $1', "update user"],
    ['\n  with newest as (select 1 from "message") select 1', "with message"],
    ["select 1", "select"],
  ])("of %j is %j", (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });
});

// Rule: open-telemetry
it("a trace of an unknown caller is not continued: only our own proxy chooses what is recorded", async () => {
  const given: (string | undefined)[] = [];
  const tracer: Tracer = {
    ...noTracer,
    run: (name, options, work) => {
      if (name === "request") given.push(options.traceparent);
      return noTracer.run(name, options, work);
    },
  };
  const database = await freshPglite();
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  const stranger = testApp(database, { tracer });
  await stranger.app.request("/healthz", { headers });
  const behindProxy = testApp(database, {
    tracer,
    settings: { ...stranger.deps.settings, trustProxy: true },
  });
  await behindProxy.app.request("/healthz", { headers });
  expect(given).toEqual([undefined, headers.traceparent]);
});
