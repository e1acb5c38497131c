import { DONE, event, type ModelServerFixture, unknownModel } from "./ModelServerFixture.ts";

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
const errorOf = (code: number, type: string, message: string) =>
  JSON.stringify({ error: { code, message, type } });

/**
 * The server of llama.cpp. These answers are those that could not be recorded: errors of its engine and of its
 * router are from its source code and reports of users, pings were seen. All others are in `llamaCpp/captured.json`.
 */
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
      name: "pings while it waits for a slot or reads the prompt",
      body: [
        first,
        ":\n\n",
        chunk({ content: "Good " }),
        ":\n\n",
        chunk({ content: "day." }),
        chunk({}, "stop"),
        DONE,
      ].join(""),
      text: "Good day.",
      finish: "complete",
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
      failure: { reason: "model_failed", isOutage: true },
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
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "a model that the router does not know",
      status: 400,
      body: `{"error":{"code":400,"message":"model 'local' not found","type":"invalid_request_error"}}`,
      ...unknownModel,
    },
    {
      name: "a model that the router does not know, as its first versions say it",
      status: 400,
      body: `{"error":{"code":400,"message":"model not found","type":"invalid_request_error"}}`,
      ...unknownModel,
    },
    {
      name: "a model that the router has not loaded",
      status: 400,
      body: `{"error":{"code":400,"message":"model is not loaded","type":"invalid_request_error"}}`,
      ...unknownModel,
    },
    {
      name: "a template that refuses the chat with nearly the same words",
      status: 400,
      body: `{"error":{"code":400,"message":"Jinja Exception: model 'local' not found","type":"invalid_request_error"}}`,
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
  ],
};
