import { DONE, event, type ModelServerFixture, unknownModel } from "./ModelServerFixture.ts";

const frame = {
  id: "gen-17",
  provider: "Example Provider",
  model: "vendor/large-70b",
  object: "chat.completion.chunk",
  created: 1_700_000_000,
};
const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  event({
    ...frame,
    choices: [
      {
        index: 0,
        delta: { role: "assistant", ...delta },
        finish_reason,
        native_finish_reason: finish_reason,
        logprobs: null,
      },
    ],
    ...more,
  });
const PROCESSING = ": OPENROUTER PROCESSING\n\n";
const usage = { prompt_tokens: 50, completion_tokens: 6, total_tokens: 56, cost: 0.000_12 };
const errorOf = (code: number, message: string, metadata: object = {}) =>
  JSON.stringify({ error: { code, message, metadata }, user_id: "user_1" });

/**
 * OpenRouter. Events and errors fit the schemas of its package `@openrouter/sdk` 1.3.19, and the client of that package
 * reads them. Errors as JSON with the status 200 are from its documentation; that client refuses them. Those about
 * the model are from reports of users.
 */
export const openRouter: ModelServerFixture = {
  name: "OpenRouter",
  model: {
    model: "vendor/large-70b",
    api_key: "sk-or-v1-key",
    headers: { "HTTP-Referer": "https://mimi.example", "X-Title": "Mimi" },
    sampling: { temperature: 1, min_p: 0.02, repetition_penalty: 1.02 },
    extra_body: { provider: { data_collection: "deny" }, reasoning: { enabled: false } },
  },
  sent: {
    model: "vendor/large-70b",
    max_tokens: 1_000,
    seed: 3,
    stream: true,
    temperature: 1,
    min_p: 0.02,
    repetition_penalty: 1.02,
    provider: { data_collection: "deny" },
    reasoning: { enabled: false },
  },
  roles: ["system", "assistant", "user", "system"],
  refuse: () => null,
  answers: [
    {
      name: "comments while it waits, and usage beside an empty delta after the finish reason",
      body: [
        PROCESSING,
        PROCESSING,
        chunk({ content: "Good " }),
        PROCESSING,
        chunk({ content: "evening." }),
        chunk({ content: "" }, "stop"),
        chunk({ content: "" }, null, { usage }),
        DONE,
      ].join(""),
      text: "Good evening.",
      finish: "complete",
      usage: { inputTokens: 50, outputTokens: 6 },
    },
    {
      name: "reasoning with details, and no [DONE]",
      body: [
        PROCESSING,
        chunk({ content: "", reasoning: "Hm", reasoning_details: [{ type: "reasoning.text", text: "Hm" }] }),
        chunk({ content: "Yes." }),
        chunk({ content: "" }, "stop"),
      ].join(""),
      text: "Yes.",
      finish: "complete",
    },
    {
      name: "a provider that is lost after some text",
      body: [
        chunk({ content: "Good " }),
        event({
          ...frame,
          error: {
            code: 502,
            message: "Provider disconnected",
            metadata: { error_type: "provider_unavailable" },
          },
          choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
        }),
      ].join(""),
      text: "Good ",
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "a provider that is at its limit, in an event without choices",
      body: [
        PROCESSING,
        event({ ...frame, error: { code: 502, message: "Provider returned error" }, choices: [] }),
      ].join(""),
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "a rate limit inside the stream, before any text",
      body: [
        PROCESSING,
        event({
          ...frame,
          error: { code: 429, message: "Rate limit exceeded" },
          choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
        }),
      ].join(""),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true },
    },
    {
      name: "an error as JSON with status 200, without a stream",
      headers: { "Content-Type": "application/json" },
      body: errorOf(502, "Provider returned error"),
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "a rate limit as JSON with status 200, without a stream",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: errorOf(429, "Rate limit exceeded"),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true },
    },
    {
      name: "an unknown model",
      status: 400,
      body: `{"error":{"message":"vendor/large-70b is not a valid model ID","code":400},"user_id":"user_1"}`,
      ...unknownModel,
    },
    {
      name: "an unknown model as JSON with status 200",
      headers: { "Content-Type": "application/json" },
      body: `{"error":{"message":"vendor/large-70b is not a valid model ID","code":400},"user_id":"user_1"}`,
      ...unknownModel,
    },
    {
      name: "a model without a provider",
      status: 404,
      body: `{"error":{"message":"No endpoints found for vendor/large-70b.","code":404},"user_id":"user_1"}`,
      ...unknownModel,
    },
    {
      name: "a prompt that is too long",
      status: 400,
      body: errorOf(
        400,
        "This endpoint's maximum context length is 8192 tokens. However, you requested about 9001 tokens.",
      ),
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
    {
      name: "no credits",
      status: 402,
      body: errorOf(402, "Insufficient credits"),
      finish: "error",
      failure: { reason: "model_misconfigured", isOutage: true },
    },
    {
      name: "a rate limit",
      status: 429,
      headers: { "Retry-After": "12" },
      body: errorOf(429, "Rate limit exceeded", { provider_name: "Example Provider" }),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true, retry_after: 12 },
    },
    {
      name: "no provider that fits the request, with a time",
      status: 503,
      headers: { "Retry-After": "30" },
      body: errorOf(503, "No instances available"),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true, retry_after: 30 },
    },
    {
      name: "a rate limit of a provider, with the reason in its metadata",
      status: 429,
      body: errorOf(429, "Provider returned error", {
        raw: "vendor/large-70b is temporarily rate-limited upstream",
        provider_name: "Example Provider",
      }),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true },
    },
    {
      name: "an input that the moderation of the model refuses",
      status: 403,
      body: errorOf(403, "The input was flagged", { reasons: ["violence"], flagged_input: "..." }),
      finish: "error",
      failure: { reason: "model_refused", isOutage: false },
    },
    {
      name: "a reply that a content filter ends",
      body: [chunk({ content: "Good " }), chunk({ content: "" }, "content_filter"), DONE].join(""),
      text: "Good ",
      finish: "blocked",
    },
  ],
};
