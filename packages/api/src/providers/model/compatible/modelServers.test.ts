import { mkdtempSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../../config/settings.ts";
import { llamaCpp } from "../../../testing/modelServers/llamaCpp.ts";
import { mistral } from "../../../testing/modelServers/mistral.ts";
import type { ModelServerFixture, RawAnswer } from "../../../testing/modelServers/ModelServerFixture.ts";
import { ollama } from "../../../testing/modelServers/ollama.ts";
import { openRouter } from "../../../testing/modelServers/openRouter.ts";
import { vllm } from "../../../testing/modelServers/vllm.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { routeModel } from "../chooseModel.ts";
import type { ModelEvent, ModelRequest } from "../Model.ts";

/** A chat that begins with the character, and whose card has last instructions. */
const request: ModelRequest = {
  system: "You are Odile.",
  messages: [
    { role: "assistant", text: "Good evening." },
    { role: "user", text: "Hello" },
    { role: "system", text: "Be brief." },
  ],
  seed: 3,
};

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await scriptedProvider();
});
afterAll(() => provider.close());

/** The one model of a file, as an operator would describe it. */
function modelOf(fields: object) {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-servers-")), "models.json");
  writeFileSync(file, JSON.stringify({ models: [{ id: "one", base_url: provider.baseUrl, ...fields }] }));
  const { models } = readSettings({ MODELS_FILE: file });
  const [settings] = models === null || models === "off" ? [] : models.models;
  if (!settings) throw new Error("no model");
  return routeModel(settings);
}

async function replyOf(fields: object, answer: (body: never) => RawAnswer) {
  provider.play(({ body, response }) => {
    const { status = 200, headers, body: text } = answer(body as never);
    const type = status === 200 ? "text/event-stream" : "application/json";
    response.writeHead(status, { "Content-Type": type, ...headers });
    // In pieces that cut lines and characters.
    for (const piece of text.match(/[^]{1,90}/g) ?? []) response.write(piece);
    response.end();
  });
  const events: ModelEvent[] = [];
  for await (const event of modelOf(fields).reply(request, new AbortController().signal)) events.push(event);
  const text = events.map((event) => (event.kind === "delta" ? event.text : "")).join("");
  const end = events.at(-1);
  if (end?.kind !== "end") throw new Error("no end");
  return { text, end, call: provider.calls.at(-1) };
}

const servers: readonly ModelServerFixture[] = [vllm, llamaCpp, ollama, openRouter, mistral];

describe.each(servers.map((server) => [server.name, server] as const))("%s", (_name, server) => {
  const [good] = server.answers;
  if (!good) throw new Error("a fixture needs an answer");

  it("accepts what is sent, field by field", async () => {
    const { end, call } = await replyOf(server.model, (body) => server.refuse(body) ?? good);
    const { messages, ...sent } = call?.body ?? { messages: [] };
    expect(sent).toEqual(server.sent);
    expect(messages.map(({ role }) => role)).toEqual(server.roles);
    expect(messages.map(({ content }) => content).join(" ")).toMatch(
      /You are Odile\..*Good evening\..*Hello\s+Be brief\.$/s,
    );
    const headers: IncomingHttpHeaders = call?.response.req.headers ?? {};
    const { api_key: key, headers: more = {} } = server.model as { api_key?: string; headers?: object };
    expect(headers).toMatchObject({ accept: "text/event-stream", "content-type": "application/json" });
    expect(headers.authorization).toBe(key === undefined ? undefined : `Bearer ${key}`);
    for (const [name, value] of Object.entries(more)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(end.finish).toBe(good.finish);
  });

  it.each(server.answers.map((answer) => [answer.name, answer] as const))("%s", async (_answer, answer) => {
    const { text, end } = await replyOf(server.model, () => answer);
    expect([text, end.finish]).toEqual([answer.text ?? "", answer.finish]);
    expect([end.model, end.usage]).toEqual(["one", answer.usage]);
    if (end.finish !== "error") return;
    const { message, isOutage, ...more } = answer.failure ?? { message: /never/, isOutage: false };
    expect(end.failure).toMatchObject(more);
    expect(end.failure.message).toMatch(message);
    expect(end.isOutage ?? false).toBe(isOutage);
  });
});

it("a field that is switched off is not sent", async () => {
  const { call } = await replyOf({ model: "any", max_tokens_field: "none", seed_field: "none" }, () => ({
    body: "",
  }));
  expect(Object.keys(call?.body ?? {})).toEqual(["model", "messages", "stream"]);
});

it.each([
  ["vLLM", vllm],
  ["Mistral", mistral],
] as const)("%s refuses what is sent without its settings", async (_name, server) => {
  const { end } = await replyOf({ model: "any" }, (body) => server.refuse(body) ?? { body: "" });
  expect(end).toMatchObject({ finish: "error", isOutage: false });
});
