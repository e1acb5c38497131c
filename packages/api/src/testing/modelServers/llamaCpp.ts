import { DONE, event, type ModelServerFixture } from "./ModelServerFixture.ts";

const frame = {
  created: 1_700_000_000,
  id: "chatcmpl-Zq",
  model: "local",
  system_fingerprint: "b6500-0123abcd",
  object: "chat.completion.chunk",
};
const chunk = (delta: object, finish_reason: string | null = null) =>
  event({ choices: [{ finish_reason, index: 0, delta }], ...frame });
const first = chunk({ role: "assistant", content: null });
const timings = { prompt_n: 30, prompt_ms: 120.5, predicted_n: 4, predicted_ms: 80.1 };
const usageChunk = event({
  choices: [],
  ...frame,
  usage: { completion_tokens: 4, prompt_tokens: 30, total_tokens: 34 },
  timings,
});
const errorOf = (code: number, type: string, message: string, more: object = {}) =>
  JSON.stringify({ error: { code, message, type, ...more } });

/** The server of llama.cpp. */
export const llamaCpp: ModelServerFixture = {
  name: "llama.cpp",
  model: {
    model: "local",
    context: 4_096,
    reply_tokens: 400,
    include_usage: true,
    sampling: { temperature: 0.8, min_p: 0.1, repeat_penalty: 1.1 },
    extra_body: { cache_prompt: true },
  },
  sent: {
    model: "local",
    max_tokens: 400,
    seed: 3,
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.8,
    min_p: 0.1,
    repeat_penalty: 1.1,
    cache_prompt: true,
  },
  roles: ["system", "assistant", "user", "system"],
  refuse: () => null,
  answers: [
    {
      name: "null as the first content, an empty last delta, and usage with timings",
      body: [
        first,
        chunk({ content: "Good " }),
        chunk({ content: "evening." }),
        chunk({}, "stop"),
        usageChunk,
        DONE,
      ].join(""),
      text: "Good evening.",
      finish: "complete",
      usage: { inputTokens: 30, outputTokens: 4 },
    },
    {
      name: "reasoning, then the limit of tokens",
      body: [
        first,
        chunk({ reasoning_content: "Let me see." }),
        chunk({ content: "Good" }),
        chunk({}, "length"),
        DONE,
      ].join(""),
      text: "Good",
      finish: "length",
    },
    {
      name: "only reasoning until the limit of tokens",
      body: [first, chunk({ reasoning_content: "Let me see." }), chunk({}, "length"), DONE].join(""),
      finish: "error",
      failure: { message: /nothing to say/, isOutage: false },
    },
    {
      name: "a server that still loads the model",
      status: 503,
      body: errorOf(503, "unavailable_error", "Loading model"),
      finish: "error",
      failure: { message: /could not answer/, isOutage: true },
    },
    {
      name: "a prompt that exceeds the context",
      status: 400,
      body: errorOf(400, "exceed_context_size_error", "The request exceeds the available context size.", {
        n_prompt_tokens: 4_476,
        n_ctx: 4_096,
      }),
      finish: "error",
      failure: { message: /could not accept this/, isOutage: false },
    },
    {
      name: "a wrong key",
      status: 401,
      body: errorOf(401, "authentication_error", "Invalid API Key"),
      finish: "error",
      failure: { message: /not set up/, isOutage: true },
    },
    {
      name: "an error in the stream",
      body: [
        first,
        chunk({ content: "Good " }),
        `data: ${errorOf(500, "server_error", "Compute error.")}\n\n`,
      ].join(""),
      text: "Good ",
      finish: "error",
      failure: { message: /could not answer/, isOutage: true },
    },
    {
      name: "an error in a field that event streams do not have, as older versions send it",
      body: [
        first,
        chunk({ content: "Good " }),
        `error: ${errorOf(500, "server_error", "Compute error.")}\n\n`,
      ].join(""),
      text: "Good ",
      finish: "error",
      failure: { message: /broke off/, isOutage: true },
    },
  ],
};
