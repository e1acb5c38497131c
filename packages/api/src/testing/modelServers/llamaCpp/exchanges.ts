import type { ModelRequest } from "../../../providers/model/Model.ts";

/** A request to a real server, which is recorded once and replayed in tests. */
export interface Exchange {
  readonly name: string;
  /** The options of `llama-server`, apart from its model and port. */
  readonly options: readonly string[];
  /** How an operator describes the model in `MODELS_FILE`, apart from its id and address. */
  readonly model: Readonly<Record<string, unknown>> & { readonly model: string };
  readonly request: ModelRequest;
  /** Sends the request while the server still loads its model. */
  readonly isEarly?: true;
  /** Aborts the request after this many deltas. */
  readonly abortAfter?: number;
}

/** `--chat-template` of a model without a system role, such as Gemma 2. */
const NO_SYSTEM =
  "{%- if messages[0]['role'] == 'system' -%}{{ raise_exception('System role not supported') }}{%- endif -%}";
/** `--chat-template` of a model that needs alternating roles, such as Mistral's. */
const STRICT = [
  "{%- set rest = messages[1:] if messages[0]['role'] == 'system' else messages -%}",
  "{%- for message in rest -%}",
  "{%- if (message['role'] == 'user') != (loop.index0 % 2 == 0) -%}",
  "{{ raise_exception('Conversation roles must alternate user/assistant') }}",
  "{%- endif -%}{%- endfor -%}",
].join("");
const WRITE =
  "{%- for message in messages -%}{{- '<|' + message['role'] + '|>' + message['content'] + '<|end|>' -}}{%- endfor -%}<|moon|>";

/** A chat that begins with the character, and whose card has last instructions. */
const chat: ModelRequest = {
  system: "You are Odile.",
  messages: [
    { role: "assistant", text: "Good evening." },
    { role: "user", text: "MOON" },
    { role: "system", text: "Be brief. MOON" },
  ],
  seed: 3,
};
const saying = (text: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  system: "",
  messages: [{ role: "user", text }],
  seed: 3,
  ...more,
});

const base = { model: "tiny" };
const small = ["--ctx-size", "256", "--parallel", "1"];
const usual = ["--ctx-size", "4096", "--parallel", "2"];
const locked = [...usual, "--api-key", "right"];
const noSystem = [...usual, "--chat-template", NO_SYSTEM + WRITE];
const strict = [...usual, "--chat-template", STRICT + WRITE];

/** Neighbours have equal options, so that the server is started only when they change. */
export const exchanges: readonly Exchange[] = [
  { name: "while the model loads", options: usual, model: base, request: saying("MOON"), isEarly: true },
  {
    name: "all settings, and a chat that begins with the character",
    options: usual,
    model: {
      model: "tiny",
      reply_tokens: 400,
      include_usage: true,
      sampling: { temperature: 0.8, top_k: 40, top_p: 0.95, min_p: 0.1, repeat_penalty: 1.1 },
      extra_body: { cache_prompt: true, chat_template_kwargs: { enable_thinking: false } },
    },
    request: chat,
  },
  { name: "without the usage", options: usual, model: base, request: saying("MOON") },
  { name: "the limit of tokens", options: usual, model: base, request: saying("MOON", { maxTokens: 2 }) },
  {
    name: "the limit of tokens in its other field",
    options: usual,
    model: { ...base, max_tokens_field: "max_completion_tokens" },
    request: saying("MOON", { maxTokens: 2 }),
  },
  {
    name: "the limit of tokens inside an emoji",
    options: usual,
    model: { ...base, include_usage: true },
    request: saying("MOON", { maxTokens: 5 }),
  },
  {
    name: "a stop text that is cut over tokens",
    options: usual,
    model: { ...base, sampling: { stop: ["k 🌙"] } },
    request: saying("MOON"),
  },
  {
    name: "an unknown field, and another model's name",
    options: usual,
    model: { model: "other", extra_body: { surely_unknown: 1 } },
    request: saying("MOON"),
  },
  {
    name: "reasoning in its own field",
    options: usual,
    model: { ...base, include_usage: true },
    request: saying("THINK"),
  },
  {
    name: "only reasoning until the limit of tokens",
    options: usual,
    model: base,
    request: saying("THINK", { maxTokens: 3 }),
  },
  {
    name: "a reply that is aborted",
    options: usual,
    model: base,
    request: saying("ENDLESS"),
    abortAfter: 4,
  },
  {
    name: "reasoning as text",
    options: [...usual, "--reasoning-format", "none"],
    model: base,
    request: saying("THINK"),
  },
  {
    name: "a prompt that exceeds the context",
    options: small,
    model: base,
    request: saying("a long story ".repeat(30)),
  },
  {
    name: "a reply that reaches the end of the context",
    options: small,
    model: { ...base, include_usage: true },
    request: saying(`ENDLESS ${"x".repeat(228)}`),
  },
  { name: "without a key", options: locked, model: base, request: saying("MOON") },
  {
    name: "with a wrong key",
    options: locked,
    model: { ...base, api_key: "wrong" },
    request: saying("MOON"),
  },
  {
    name: "with the right key",
    options: locked,
    model: { ...base, api_key: "right" },
    request: saying("MOON"),
  },
  { name: "a template without a system role", options: noSystem, model: base, request: chat },
  {
    name: "a template without a system role, with its setting",
    options: noSystem,
    model: { ...base, system_role: "none" },
    request: chat,
  },
  { name: "a template with alternating roles", options: strict, model: base, request: chat },
  {
    name: "a template with alternating roles, with its setting",
    options: strict,
    model: { ...base, alternate_roles: true },
    request: chat,
  },
];
