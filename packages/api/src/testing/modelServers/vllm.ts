import { alternates, DONE, event, type ModelServerFixture, unknownModel } from "./ModelServerFixture.ts";

const frame = {
  id: "chatcmpl-7f",
  object: "chat.completion.chunk",
  created: 1_700_000_000,
  model: "org/gemma",
};
const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  event({ ...frame, choices: [{ index: 0, delta, logprobs: null, finish_reason, ...more }] });
const usage = { prompt_tokens: 41, total_tokens: 44, completion_tokens: 3 };
const usageChunk = event({ ...frame, choices: [], usage });
const first = chunk({ role: "assistant", content: "" });
const inputTokens = 41;

/**
 * vLLM. Events and errors are from its documentation and reports of users; the clients of the packages `openai` 6.49.0 and
 * `@ai-sdk/openai-compatible` 2.0.92 read them, except the older form of an error in a stream. Its model has a template without a
 * system role, which needs alternating ones, such as that of Gemma 2.
 */
export const vllm: ModelServerFixture = {
  name: "vLLM",
  model: {
    model: "org/gemma",
    system_role: "none",
    alternate_roles: true,
    include_usage: true,
    sampling: { temperature: 0.9, top_k: 40, min_p: 0.05, repetition_penalty: 1.05, stop: ["###"] },
    extra_body: { chat_template_kwargs: { enable_thinking: false } },
  },
  sent: {
    model: "org/gemma",
    max_tokens: 1_000,
    seed: 3,
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.9,
    top_k: 40,
    min_p: 0.05,
    repetition_penalty: 1.05,
    stop: ["###"],
    chat_template_kwargs: { enable_thinking: false },
  },
  roles: ["user", "assistant", "user"],
  refuse: (body) => {
    if (alternates(body, false)) return null;
    const message = "Conversation roles must alternate user/assistant/user/assistant/...";
    return {
      status: 400,
      body: JSON.stringify({ error: { message, type: "BadRequestError", param: null, code: 400 } }),
    };
  },
  answers: [
    {
      name: "a first event with only the role, and a last one with only the usage",
      body: [
        first,
        chunk({ content: "Good " }),
        chunk({ content: "evening." }),
        chunk({ content: "" }, "stop", { stop_reason: null }),
        usageChunk,
        DONE,
      ].join(""),
      text: "Good evening.",
      finish: "complete",
      usage: { inputTokens, outputTokens: 3 },
    },
    {
      name: "reasoning in either of its fields",
      body: [
        first,
        chunk({ reasoning_content: "Hm" }),
        chunk({ reasoning: ", so" }),
        chunk({ content: "Good." }),
        chunk({}, "length"),
        DONE,
      ].join(""),
      text: "Good.",
      finish: "length",
    },
    {
      name: "an error of the engine inside the stream",
      body: [
        first,
        chunk({ content: "Good " }),
        event({
          error: {
            message: "EngineCore encountered an issue.",
            type: "InternalServerError",
            param: null,
            code: 500,
          },
        }),
        DONE,
      ].join(""),
      text: "Good ",
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "an error that is the event itself, as older versions send it",
      body: [
        event({
          object: "error",
          message: "The prompt is too long.",
          type: "BadRequestError",
          param: null,
          code: 400,
        }),
        DONE,
      ].join(""),
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
    {
      name: "a prompt that is too long",
      status: 400,
      body: JSON.stringify({
        error: {
          message: "This model's maximum context length is 8192 tokens.",
          type: "BadRequestError",
          param: null,
          code: 400,
        },
      }),
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
    {
      name: "a prompt that is too long, as older versions say it",
      status: 400,
      body: JSON.stringify({
        object: "error",
        message: "This model's maximum context length is 8192 tokens.",
        type: "BadRequestError",
        param: null,
        code: 400,
      }),
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
    {
      name: "an unknown model",
      status: 404,
      body: JSON.stringify({
        error: {
          message: "The model `org/gemma` does not exist.",
          type: "NotFoundError",
          param: null,
          code: 404,
        },
      }),
      ...unknownModel,
    },
  ],
};
