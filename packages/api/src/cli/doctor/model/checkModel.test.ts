import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packageFolder } from "../../../config/packageFolder.ts";
import { modelDefaults, type ModelSettings, standardFormat } from "../../../config/modelSettings.ts";
import { alternates } from "../../../testing/modelServers/ModelServerFixture.ts";
import {
  type ServerShape,
  type ShapedServer,
  shapedServer,
} from "../../../testing/modelServers/shapedServer.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { playCase, streamCases } from "../../../testing/streamCases/streamCase.ts";
import { formatTable, isFailed } from "../runServiceChecks.ts";
import { checkModel } from "./checkModel.ts";

let server: ShapedServer;
let provider: ScriptedProvider;
beforeAll(async () => {
  [server, provider] = await Promise.all([shapedServer(), scriptedProvider()]);
});
afterAll(() => Promise.all([server.close(), provider.close()]));
beforeEach(() => {
  server.shape = {};
  server.chats.length = 0;
  server.keys.length = 0;
});

const settings = (changes: Partial<ModelSettings> = {}): ModelSettings => ({
  ...modelDefaults,
  id: "small",
  name: "small",
  baseUrl: `${server.origin}/v1`,
  apiKey: "very-secret",
  contextTokens: 8_000,
  ...changes,
});

/** What is found about each ability of a server. */
async function examine(shape: ServerShape, changes: Partial<ModelSettings> = {}) {
  server.shape = shape;
  const result = await checkModel(settings(changes));
  // The speed is that of this machine.
  const found = Object.fromEntries(
    (result.abilities ?? [])
      .filter(({ name }) => name !== "speed")
      .map(({ name, state, found }) => [name, `${state}: ${found}`]),
  );
  return { result, found };
}

const healthy = {
  template: "ok: a chat is accepted as it is configured",
  streams: "ok: yes, in 9 pieces",
  "finish reason": "ok: stop",
  reasoning: "ok: none",
  stop: "ok: honoured",
  context: "ok: 8000 tokens as configured, the server does not say its own",
};

function besides(found: Readonly<Record<string, string>>, name: string) {
  return Object.entries(found).filter(([one]) => one !== name);
}

describe("six shapes of servers", () => {
  // Rule: doctor-tries-model
  it("a healthy one is ok in everything, with two short requests", async () => {
    const { result, found } = await examine({});
    expect(found).toEqual(healthy);
    expect(result.found).toMatch(/^first token after \d+ ms$/);
    expect(isFailed(result)).toBe(false);
    expect(server.chats.map(({ messages }) => messages.map(({ role }) => role).join(" "))).toEqual([
      "system assistant user system",
      "user",
    ]);
    expect(server.chats[0]?.stop).toEqual(["\nSam:", "\n{{user}}:"]);
  });

  // Rule: doctor-tries-model
  it("one that does not stream", async () => {
    const { found } = await examine({ streams: false });
    expect(besides(found, "streams")).toEqual(besides(healthy, "streams"));
    expect(found.streams).toMatch(
      /^warning: no: the whole reply came at once after \d+\.\d s\. Use a server/,
    );
  });

  // Rule: doctor-tries-model
  it("one without a finish reason", async () => {
    const { found } = await examine({ reason: null });
    expect(besides(found, "finish reason")).toEqual(besides(healthy, "finish reason"));
    expect(found["finish reason"]).toMatch(/^warning: none: a reply that was cut looks complete\. Update/);
  });

  // Rule: doctor-tries-model
  it("one that leaves reasoning in the text", async () => {
    const { found } = await examine({ leaks: "<think>She greets me.</think>\n" });
    expect(found.reasoning).toMatch(/^warning: in the text, and removed here\. Let the server read it/);
    expect(found.template).toBe(healthy.template);
    const unopened = await examine({ leaks: "She greets me.\n</think>\n" });
    expect(unopened.found.reasoning).toMatch(/^warning: in the text, only its end is marked/);
  });

  // Rule: doctor-tries-model
  it("one that ignores stops", async () => {
    const { found } = await examine({ honoursStop: false });
    expect(besides(found, "stop")).toEqual(besides(healthy, "stop"));
    expect(found.stop).toMatch(/^warning: ignored: a reply is cut here instead/);
  });

  it.each([
    [
      "a late system message",
      400,
      ({ messages }) => messages.findLastIndex((one) => one.role === "system") <= 0,
      '"system_role": "first"',
    ],
    [
      "neighbours of one role, by a failure",
      500,
      (body) => alternates(body, true),
      '"alternate_roles": true',
    ],
    [
      "the system role",
      422,
      (body) => alternates(body, false),
      '"alternate_roles": true, "system_role": "none"',
    ],
    [
      "stops and seeds",
      400,
      ({ stop, seed }) => stop === undefined && seed === undefined,
      '"seed_field": "none", "stop_at_names": false, no "include_usage", "sampling" or "extra_body"',
    ],
  ] satisfies [string, number, NonNullable<ServerShape["accepts"]>, string][])(
    "one that refuses %s",
    async (_name, refusedStatus, accepts, remedy) => {
      const { result, found } = await examine({ accepts, refusedStatus });
      expect(found.template).toBe(
        `failed: a chat is refused as it is configured, and accepted with ${remedy} in MODELS_FILE`,
      );
      expect(found.streams).toBe(healthy.streams);
      const isStopAccepted = accepts({ messages: [], stop: ["\nSam:"] });
      expect(found.stop).toBe(
        isStopAccepted ? healthy.stop : "skipped: not tried: stops are switched off, or refused",
      );
      expect(isFailed(result)).toBe(true);
      expect(server.chats.length).toBeLessThanOrEqual(7);
    },
  );
});

it("a server that refuses every form is named so, and one that is broken is not", async () => {
  const refusing = await examine({ accepts: () => false });
  expect(refusing.result).toMatchObject({ state: "failed", found: "The provider answered 400." });
  expect(refusing.found.template).toMatch(/^failed: the server refuses a chat in every form that is known/);
  const broken = await examine({ accepts: () => false, refusedStatus: 500 });
  expect(broken.result).toMatchObject({
    state: "failed",
    found: "The provider answered 500.",
    abilities: [],
  });
});

it("stops that are switched off are not tried", async () => {
  const { found } = await examine({}, { format: { ...standardFormat, stopAtNames: false } });
  expect(found.stop).toBe("skipped: not tried: stops are switched off, or refused");
  expect(server.chats).toHaveLength(1);
});

describe("the context", () => {
  const props = { "/props": { default_generation_settings: { n_ctx: 4_096 } } };
  const list = (fields: object) => ({
    "/v1/models": { data: [{ id: "other" }, { id: "small", ...fields }] },
  });

  it.each([
    ["llama.cpp", props],
    ["llama.cpp's list", list({ meta: { n_ctx: 4_096, n_ctx_train: 131_072 } })],
    ["vLLM", list({ max_model_len: 4_096 })],
    ["OpenRouter", list({ context_length: 4_096 })],
    ["Mistral", list({ max_context_length: 4_096 })],
    [
      "a loaded model of Ollama",
      { "/api/ps": { models: [{ name: "small:latest", context_length: 4_096 }] } },
    ],
    ["a file of Ollama", { "/api/show": { parameters: 'stop "a"\nnum_ctx                        4096' } }],
  ])("is the one that %s says", async (_name, endpoints) => {
    const { found } = await examine({ endpoints }, { contextTokens: null });
    expect(found.context).toBe(
      'warning: 4096 tokens, and none are configured: set MODEL_CONTEXT, or "context" in MODELS_FILE, or long chats are refused or cut',
    );
    expect(new Set(server.keys)).toEqual(new Set(["Bearer very-secret"]));
  });

  it.each([
    [2_000, props, "ok: 2000 tokens as configured, of 4096"],
    [
      8_000,
      props,
      'failed: 8000 tokens are configured, and the server has 4096: set MODEL_CONTEXT, or "context" in MODELS_FILE',
    ],
    [null, list({ max_model_len: 131_072 }), "ok: 131072 tokens, enough for every plan"],
    [
      null,
      { "/props": {}, "/v1/models": { data: "none" } },
      'warning: unknown: set MODEL_CONTEXT, or "context" in MODELS_FILE',
    ],
  ])("of %j configured tokens is compared with it", async (contextTokens, endpoints, expected) => {
    const { found } = await examine({ endpoints }, { contextTokens });
    expect(found.context).toBe(expected);
  });
});

/** Answers of real servers, and what is found about them. */
describe("recorded answers", () => {
  const cases = new Map(
    streamCases(join(packageFolder, "src/testing/streamCases/cases")).map((one) => [one.id, one]),
  );

  it.each([
    ["S03a-close-only", "reasoning", /^warning: in the text, only its end is marked/],
    ["S03b-bracket-think", "reasoning", /^warning: in the text, and removed here/],
    ["S03i-channels", "reasoning", /^warning: in the text, and removed here/],
    ["S04a-im_end", "template", /^warning: its tokens are in the reply/],
    ["S04h-tokens-in-prose", "template", /^ok: /],
    ["S07a-json-completion", "streams", /^warning: no: the whole reply came at once/],
    ["S09-never", "finish reason", /^warning: none: /],
    ["S09-MAX_TOKENS", "finish reason", /^warning: the limit of 1000 tokens/],
    ["S09-end_turn", "finish reason", /^ok: endturn$/],
    ["S09-SAFETY", "finish reason", /^warning: a filter of the provider/],
    ["S09-abort", "finish reason", /^failed: the server says that the reply failed/],
    ["S01b-finish-empty-then-cut", "finish reason", /^failed: the reply broke off/],
    ["S03a-close-only", "stop", /^skipped: not seen/],
  ])("of %s: %s", async (id, name, expected) => {
    const played = cases.get(id);
    if (!played) throw new Error(`There is no case ${id}.`);
    provider.play(playCase(played));
    const { abilities = [] } = await checkModel(settings({ baseUrl: provider.baseUrl }));
    const { state, found } = abilities.find((one) => one.name === name) ?? { state: "", found: "" };
    expect(`${state}: ${found}`).toMatch(expected);
  });
});

it("a server that is silent for too long is named with its limit", async () => {
  provider.play(() => undefined);
  const result = await checkModel(settings({ baseUrl: provider.baseUrl, firstTokenMs: 50 }));
  expect(result).toEqual({ state: "failed", found: "no token in 0.05 s" });
});

// Rule: doctor-tries-model
it("the table has one line for each ability, and no secret", async () => {
  const { result } = await examine({ reason: null });
  const table = formatTable([{ part: "model", provider: "small at models.example", ...result }]);
  const lines = table
    .split("\n")
    .map((line) => line.replace(/\d+ ms/, "7 ms").replace(/\d+ tokens per/, "90 tokens per"));
  expect(lines).toEqual([
    "part             provider                          found",
    "model            small at models.example  ok       first token after 7 ms",
    "  template                                ok       a chat is accepted as it is configured",
    "  streams                                 ok       yes, in 9 pieces",
    "  speed                                   ok       90 tokens per second",
    "  finish reason                           warning  none: a reply that was cut looks complete. Update the server, or look at the proxy before it",
    "  reasoning                               ok       none",
    "  stop                                    ok       honoured",
    "  context                                 ok       8000 tokens as configured, the server does not say its own",
    "",
  ]);
  expect(table).not.toContain("very-secret");
});
