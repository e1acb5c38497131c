import {
  alternates,
  DONE,
  event,
  type ModelServerFixture,
  type RawAnswer,
  unknownModel,
} from "./ModelServerFixture.ts";

const frame = {
  id: "0a1b",
  object: "chat.completion.chunk",
  created: 1_700_000_000,
  model: "mistral-small-latest",
};
const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  event({ ...frame, choices: [{ index: 0, delta, finish_reason }], ...more });
const first = chunk({ role: "assistant", content: "" });
const usage = { prompt_tokens: 19, total_tokens: 28, completion_tokens: 9 };
const thinking = (text: string) => [{ type: "thinking", thinking: [{ type: "text", text }] }];

const FIELDS = [
  "model",
  "messages",
  "max_tokens",
  "random_seed",
  "stream",
  "temperature",
  "top_p",
  "stop",
  "presence_penalty",
  "frequency_penalty",
  "n",
  "prediction",
  "prompt_mode",
  "reasoning_effort",
  "metadata",
  "response_format",
  "service_tier",
  "prompt_cache_key",
  "safe_prompt",
];

function errorOf(status: number, message: unknown, type: string, code: string | null = null): RawAnswer {
  return { status, body: JSON.stringify({ object: "error", message, type, param: null, code }) };
}

/**
 * Mistral's own API, which refuses unknown fields and orders of roles. Its fields are those of `ChatCompletionStreamRequest`
 * of its package `@mistralai/mistralai` 2.7.0. Events fit the schemas of that package, and its client reads them. Bodies of
 * errors are from reports of users: 422 names `max_completion_tokens` and each other unknown field.
 */
export const mistral: ModelServerFixture = {
  name: "Mistral",
  model: {
    model: "mistral-small-latest",
    api_key: "key",
    seed_field: "random_seed",
    alternate_roles: true,
    sampling: { temperature: 0.7, top_p: 0.95, presence_penalty: 0.1, frequency_penalty: 0.2 },
    extra_body: { safe_prompt: false },
  },
  sent: {
    model: "mistral-small-latest",
    max_tokens: 1_000,
    random_seed: 3,
    stream: true,
    temperature: 0.7,
    top_p: 0.95,
    presence_penalty: 0.1,
    frequency_penalty: 0.2,
    safe_prompt: false,
  },
  roles: ["system", "user", "assistant", "user"],
  refuse: (body) => {
    const unknown = Object.keys(body).find((field) => !FIELDS.includes(field));
    if (unknown !== undefined) {
      const detail = [
        {
          type: "extra_forbidden",
          loc: ["body", unknown],
          msg: "Extra inputs are not permitted",
          input: body[unknown],
        },
      ];
      return errorOf(422, { detail }, "invalid_request_error");
    }
    if (alternates(body, true)) return null;
    return errorOf(
      400,
      "Unexpected role 'assistant' after role 'system'",
      "invalid_request_message_order",
      "3230",
    );
  },
  answers: [
    {
      name: "usage in the event with the finish reason",
      body: [
        first,
        chunk({ content: "Good " }),
        chunk({ content: "evening." }),
        chunk({ content: "" }, "stop", { usage }),
        DONE,
      ].join(""),
      text: "Good evening.",
      finish: "complete",
      usage: { inputTokens: 19, outputTokens: 9 },
    },
    {
      name: "content as lists of parts, first reasoning and then text",
      body: [
        first,
        chunk({ content: thinking("A greeting.") }),
        chunk({ content: [{ type: "text", text: "Good " }] }),
        chunk({ content: "day." }),
        chunk({ content: "" }, "stop"),
        DONE,
      ].join(""),
      text: "Good day.",
      finish: "complete",
    },
    {
      name: "the end of the model's context",
      body: [first, chunk({ content: "Good " }), chunk({ content: "" }, "model_length"), DONE].join(""),
      text: "Good ",
      finish: "length",
    },
    {
      name: "a finish reason of an error",
      body: [first, chunk({ content: "Good " }), chunk({ content: "" }, "error"), DONE].join(""),
      text: "Good ",
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "a capacity that is exceeded",
      ...errorOf(
        429,
        "Service tier capacity exceeded for this model.",
        "service_tier_capacity_exceeded",
        "3505",
      ),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true },
    },
    {
      name: "an unknown model",
      status: 400,
      body: `{"object":"error","message":"Invalid model: mistral-small-latest","type":"invalid_model","param":null,"code":"1500"}`,
      ...unknownModel,
    },
    {
      name: "a wrong key",
      status: 401,
      body: JSON.stringify({ detail: "Unauthorized" }),
      finish: "error",
      failure: { reason: "model_misconfigured", isOutage: true },
    },
    {
      name: "a gateway that answers with a page",
      status: 502,
      headers: { "Content-Type": "text/html" },
      body: "<html><h1>502 Bad Gateway</h1></html>",
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
  ],
};
