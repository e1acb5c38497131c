import { DONE, event, type ModelServerFixture, unknownModel } from "./ModelServerFixture.ts";

const frame = {
  id: "chatcmpl-805",
  object: "chat.completion.chunk",
  created: 1_700_000_000,
  model: "llama3.2",
  system_fingerprint: "fp_ollama",
};
// Every event has the role.
const chunk = (delta: object, finish_reason: string | null = null) =>
  event({ ...frame, choices: [{ index: 0, delta: { role: "assistant", ...delta }, finish_reason }] });
const errorOf = (message: string, type: string) =>
  JSON.stringify({ error: { message, type, param: null, code: null } });

/**
 * Ollama's endpoint with OpenAI's protocol. Events and errors are from its documentation and source code; the clients of the
 * packages `openai` 6.49.0 and `@ai-sdk/openai-compatible` 2.0.92 read them. Its own package `ollama` has no such endpoint.
 */
export const ollama: ModelServerFixture = {
  name: "Ollama",
  model: {
    model: "llama3.2",
    context: 8_192,
    include_usage: true,
    sampling: { temperature: 0.8, top_p: 0.9, frequency_penalty: 0.2, presence_penalty: 0.1 },
    extra_body: { reasoning_effort: "none" },
  },
  sent: {
    model: "llama3.2",
    max_tokens: 1_000,
    seed: 3,
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.8,
    top_p: 0.9,
    frequency_penalty: 0.2,
    presence_penalty: 0.1,
    reasoning_effort: "none",
  },
  roles: ["system", "assistant", "user", "system"],
  refuse: () => null,
  answers: [
    {
      name: "the role in every event, and usage at the end",
      body: [
        chunk({ content: "Good " }),
        chunk({ content: "evening." }),
        chunk({ content: "" }, "stop"),
        event({
          ...frame,
          choices: [],
          usage: { prompt_tokens: 26, completion_tokens: 5, total_tokens: 31 },
        }),
        DONE,
      ].join(""),
      text: "Good evening.",
      finish: "complete",
      usage: { inputTokens: 26, outputTokens: 5 },
    },
    {
      name: "reasoning beside empty content",
      body: [
        chunk({ content: "", reasoning: "The user" }),
        chunk({ content: "", reasoning: " greets." }),
        chunk({ content: "Hello." }),
        chunk({ content: "" }, "stop"),
        DONE,
      ].join(""),
      text: "Hello.",
      finish: "complete",
    },
    {
      name: "reasoning as text, of a version before reasoning had a field",
      body: [
        ...["<thi", "nk>\n", "The user greets.", "\n</", "think>\n", "\n", "Hello."].map((content) =>
          chunk({ content }),
        ),
        chunk({ content: "" }, "stop"),
        DONE,
      ].join(""),
      text: "Hello.",
      finish: "complete",
    },
    {
      name: "reasoning as text that reaches the limit of tokens",
      body: [chunk({ content: "<think>\nThe user" }), chunk({ content: "" }, "length"), DONE].join(""),
      finish: "error",
      failure: { reason: "reply_empty", isOutage: false },
    },
    {
      name: "a model that was not pulled",
      status: 404,
      body: errorOf('model "llama3.2" not found, try pulling it first', "not_found_error"),
      ...unknownModel,
    },
    {
      name: "a model that was not pulled, as newer versions say it",
      status: 404,
      body: errorOf("model 'llama3.2' not found", "not_found_error"),
      ...unknownModel,
    },
    {
      name: "a wrong address",
      status: 404,
      headers: { "Content-Type": "text/plain" },
      body: "404 page not found",
      finish: "error",
      failure: { reason: "model_misconfigured", isOutage: true },
    },
    {
      name: "too many requests",
      status: 503,
      body: errorOf("server busy, please try again. maximum pending requests exceeded", "api_error"),
      finish: "error",
      failure: { reason: "model_busy", isOutage: true },
    },
    {
      name: "a crash of the runner in the stream",
      body: [
        chunk({ content: "Good " }),
        `data: ${errorOf("an error was encountered while running the model: unexpected EOF", "api_error")}\n\n`,
      ].join(""),
      text: "Good ",
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
    {
      name: "an error as plain text in the stream",
      body: event({ error: "llama runner process has terminated" }),
      finish: "error",
      failure: { reason: "model_failed", isOutage: true },
    },
  ],
};
