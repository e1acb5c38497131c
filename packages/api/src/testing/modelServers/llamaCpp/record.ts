/**
 * Records what the client of models sends to a real `llama-server`, and what it answers, in `captured.json`:
 * `npm run record-llama -w @mimi/api`, with `llama-server` in the PATH.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { configuredModel, replyOf } from "../configuredModel.ts";
import type { Captured, CapturedExchange, CapturedPage } from "./captured.ts";
import { type Exchange, exchanges } from "./exchanges.ts";
import { writeTinyModel } from "./tinyModel.ts";

const PORT = 18_081;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), "mimi-llama-"));
const modelFile = join(folder, "tiny.gguf");
const modelsFolder = join(folder, "models");

/** What the recording proxy has seen last. */
let seen: Omit<CapturedExchange, "name"> | null = null;

/** Sends everything on to the server, and records it. */
const proxy = createServer((incoming, outgoing) => {
  const sent: Buffer[] = [];
  incoming.on("data", (bytes: Buffer) => sent.push(bytes));
  incoming.on("end", () => {
    const { method, url, headers } = incoming;
    const upstream = httpRequest(`${ORIGIN}${url}`, { method, headers, agent: false }, (answer) => {
      const got: Buffer[] = [];
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.on("data", (bytes: Buffer) => {
        got.push(bytes);
        outgoing.write(bytes);
      });
      answer.on("close", () => {
        seen = {
          sent: JSON.parse(Buffer.concat(sent).toString()) as CapturedExchange["sent"],
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          body: trimmed(Buffer.concat(got).toString()),
        };
        outgoing.end();
      });
    });
    upstream.on("error", () => outgoing.destroy());
    outgoing.on("close", () => upstream.destroy());
    upstream.end(Buffer.concat(sent));
  });
});

/** Without what is different in each run. */
function trimmed(body: string): readonly string[] {
  return body
    .replaceAll(folder, "/models")
    .replaceAll(/"id":"chatcmpl-\w+"/g, '"id":"chatcmpl-1"')
    .replaceAll(/"created":\d+/g, '"created":1700000000')
    .replaceAll(/"(\w+_(?:ms|per_second))":[\d.]+/g, '"$1":1.5')
    .split(/(?<=\n\n)/);
}

let server: ChildProcess | null = null;
let running = "";

async function start(options: readonly string[], isReady = true): Promise<void> {
  if (isReady && server && running === options.join()) return;
  await stop();
  const model = options.includes("--models-dir") ? [] : ["--model", modelFile, "--alias", "tiny"];
  const args = [...model, "--port", String(PORT), ...options];
  const child = spawn("llama-server", args, { stdio: "ignore" });
  child.once("exit", () => {
    if (server === child) server = null;
  });
  server = child;
  running = options.join();
  while (isReady && !(await isHealthy())) await wait(50);
}

async function stop(): Promise<void> {
  const child = server;
  server = null;
  if (!child) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

async function isHealthy(): Promise<boolean> {
  if (server === null) throw new Error(`llama-server does not start with ${running}`);
  const response = await fetch(`${ORIGIN}/health`).catch(() => null);
  return response?.status === 200;
}

async function record(exchange: Exchange): Promise<CapturedExchange> {
  const { name, options, isEarly = false } = exchange;
  await start(options, !isEarly);
  do {
    seen = null;
    await send(exchange);
    // Before the server listens there is no answer.
  } while (isEarly && seen === null);
  if (isEarly) while (!(await isHealthy())) await wait(50);
  // The client can be done before the connection is closed.
  while (seen === null) await wait(10);
  return { name, ...(seen as Omit<CapturedExchange, "name">) };
}

async function send({ model, request, abortAfter }: Exchange): Promise<void> {
  const { port } = proxy.address() as AddressInfo;
  const configured = configuredModel({ base_url: `http://127.0.0.1:${port}/v1`, ...model });
  await replyOf(configured, request, abortAfter);
  if (abortAfter !== undefined) await waitForFreeSlots();
}

/** Waits until the server has stopped its reply to an aborted request. */
async function waitForFreeSlots(): Promise<void> {
  for (;;) {
    const slots = (await (await fetch(`${ORIGIN}/slots`)).json()) as { readonly is_processing: boolean }[];
    if (slots.every((slot) => !slot.is_processing)) return;
    await wait(20);
  }
}

/** The list of models, also of a server that is not ready. */
async function modelsPage(name: string, options: readonly string[], isReady = true): Promise<CapturedPage> {
  await start(options, isReady);
  let response: Response | null = null;
  while (!response) response = await fetch(`${ORIGIN}/v1/models`).catch(() => null);
  const [body = ""] = trimmed(await response.text());
  return { name, status: response.status, body: JSON.parse(body) as unknown };
}

await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
try {
  writeTinyModel(modelFile);
  mkdirSync(modelsFolder);
  const recorded: CapturedExchange[] = [];
  for (const exchange of exchanges) recorded.push(await record(exchange));
  const usual = ["--ctx-size", "8192", "--parallel", "2"];
  for (const name of ["nomic-embed", "odile"]) copyFileSync(modelFile, join(modelsFolder, `${name}.gguf`));
  const captured: Captured = {
    version:
      spawnSync("llama-server", ["--version"], { encoding: "utf8" }).stderr.match(/(?<=version: ).*/)?.[0] ??
      "",
    exchanges: recorded,
    models: [
      await modelsPage("one model", usual),
      await modelsPage("a model is being loaded", [...usual, "--slots"], false),
      await modelsPage("a key is needed", [...usual, "--api-key", "right"]),
      await modelsPage("several models, none loaded", ["--models-dir", modelsFolder]),
    ],
  };
  writeFileSync(new URL("captured.json", import.meta.url), `${JSON.stringify(captured, null, 2)}\n`);
} finally {
  await stop();
  proxy.closeAllConnections();
  proxy.close();
  rmSync(folder, { recursive: true });
}
