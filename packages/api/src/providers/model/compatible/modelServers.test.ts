import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryFolder } from "../../../config/packageFolder.ts";
import { configuredModel, replyOf } from "../../../testing/modelServers/configuredModel.ts";
import { llamaCpp } from "../../../testing/modelServers/llamaCpp.ts";
import { mistral } from "../../../testing/modelServers/mistral.ts";
import {
  alternates,
  type ModelServerFixture,
  type RawAnswer,
  type RequestBody,
} from "../../../testing/modelServers/ModelServerFixture.ts";
import { ollama } from "../../../testing/modelServers/ollama.ts";
import { openRouter } from "../../../testing/modelServers/openRouter.ts";
import { vllm } from "../../../testing/modelServers/vllm.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import type { ModelRequest } from "../Model.ts";

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

async function answered(fields: object, answer: (body: never) => RawAnswer, env = {}) {
  provider.play(({ body, response }) => {
    const { status = 200, headers, body: text } = answer(body as never);
    const type = status === 200 ? "text/event-stream" : "application/json";
    response.writeHead(status, { "Content-Type": type, ...headers });
    // In pieces that cut lines and characters.
    for (const piece of text.match(/[^]{1,90}/g) ?? []) response.write(piece);
    response.end();
  });
  const unknownModels: string[] = [];
  const settings = { base_url: provider.baseUrl, ...fields };
  const model = configuredModel(settings, env, ({ id }) => unknownModels.push(id));
  const reply = await replyOf(model, request);
  return { ...reply, call: provider.calls.at(-1), unknownModels };
}

const servers: readonly ModelServerFixture[] = [vllm, llamaCpp, ollama, openRouter, mistral];

describe.each(servers.map((server) => [server.name, server] as const))("%s", (_name, server) => {
  const [good] = server.answers;
  if (!good) throw new Error("a fixture needs an answer");

  // Rule: model-server-answers
  it("accepts what is sent, field by field", async () => {
    const { end, call } = await answered(server.model, (body) => server.refuse(body) ?? good);
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
    const { text, end, unknownModels } = await answered(server.model, () => answer);
    expect(unknownModels).toEqual(answer.isUnknownModel ? ["one"] : []);
    expect([text, end.finish]).toEqual([answer.text ?? "", answer.finish]);
    expect([end.model, end.usage]).toEqual(["one", answer.usage]);
    if (end.finish !== "error") return;
    const { isOutage, ...failure } = answer.failure ?? { isOutage: false };
    expect(end.failure).toMatchObject({ code: 50201, ...failure });
    expect(end.isOutage ?? false).toBe(isOutage);
  });
});

it("a field that is switched off is not sent", async () => {
  const { call } = await answered({ model: "any", max_tokens_field: "none", seed_field: "none" }, () => ({
    body: "",
  }));
  expect(Object.keys(call?.body ?? {})).toEqual(["model", "messages", "stream"]);
});

// Rule: model-server-answers
it.each([
  ["vLLM", vllm],
  ["Mistral", mistral],
] as const)("%s refuses what is sent without its settings", async (_name, server) => {
  const { end } = await answered({ model: "any" }, (body) => server.refuse(body) ?? { body: "" });
  expect(end).toMatchObject({ finish: "error", isOutage: false });
});

it.each([
  ["the usage", { include_usage: true }],
  ["the other field of the most tokens", { max_tokens_field: "max_completion_tokens" }],
  ["OpenAI's seed", { seed_field: "seed" }],
  ["min_p", { sampling: { min_p: 0.1 } }],
  ["top_k", { sampling: { top_k: 40 } }],
])("Mistral refuses %s", async (_name, fields) => {
  const { end } = await answered(
    { ...mistral.model, ...fields },
    (body) => mistral.refuse(body) ?? { body: "" },
  );
  expect(end.finish === "error" && end.failure.reason).toBe("model_refused");
});

/** The table of servers in the guide: the settings of each as they are written there. */
const guide = readFileSync(join(repositoryFolder, "docs/guides/models.md"), "utf8");
const rows = [...guide.matchAll(/^\| ([^|]+) \| `(\{.*?\})` \|/gm)].map(
  ([, name = "", json = ""]) => [name, JSON.parse(json) as object] as const,
);
const keys = { MISTRAL_API_KEY: "key", OPENROUTER_API_KEY: "key" };

/** Templates that refuse some orders of roles, by the name behind "with". */
const templates: Readonly<Record<string, (body: RequestBody) => boolean>> = {
  Gemma: (body) => alternates(body, false),
  Mistral: (body) => alternates(body, true),
};

// Rule: model-server-answers
it.each(rows)("the settings of the guide for %s are accepted word by word", async (name, settings) => {
  const [serverName, template] = name.split(" with ");
  const server = servers.find((one) => one.name === serverName);
  const [good] = server?.answers ?? [];
  if (!server || !good) throw new Error(`The guide names a server without a fixture: ${name}`);
  const accepts = templates[template ?? ""];
  const refuse = (body: RequestBody): RawAnswer | null => {
    if (accepts) return accepts(body) ? null : { status: 400, body: "{}" };
    // The model of this fixture has a strict template, which other rows are about.
    return server === vllm ? null : server.refuse(body);
  };
  const { end } = await answered({ model: "any", ...settings }, (body) => refuse(body) ?? good, keys);
  expect(end.finish).toBe("complete");
});

it("the guide has the settings of each server", () => {
  const missing = servers.filter(({ name }) => !rows.some(([row]) => row.startsWith(name)));
  expect(missing).toEqual([]);
});
