import { plans } from "@mimi/contract";
import type { ModelSettings } from "../../../config/modelSettings.ts";
import { fieldsOf } from "../../../providers/model/compatible/chatChunk.ts";
import { type CheckResult, failed, ok, warning } from "../ServiceCheck.ts";

/** Milliseconds for one question about the context. */
const TIMEOUT_MS = 3_000;
/** Tokens of a long card with its memory. */
const CARD_TOKENS = 8_000;
const SETTING = 'MODEL_CONTEXT, or "context" in MODELS_FILE';

type Server = Pick<ModelSettings, "baseUrl" | "apiKey" | "name" | "format">;

/** Compares the configured context size with that of the server. */
export async function checkContext(settings: ModelSettings): Promise<CheckResult> {
  const { contextTokens: configured, replyTokens } = settings;
  const served = await servedContext(settings);
  if (served === null) {
    if (configured !== null) return ok(`${configured} tokens as configured, the server does not say its own`);
    return warning(`unknown: set ${SETTING}`);
  }
  if (configured !== null) {
    if (configured <= served) return ok(`${configured} tokens as configured, of ${served}`);
    return failed(`${configured} tokens are configured, and the server has ${served}: set ${SETTING}`);
  }
  const needed = Math.max(...plans.map(({ historyTokens }) => historyTokens)) + replyTokens + CARD_TOKENS;
  if (served >= needed) return ok(`${served} tokens, enough for every plan`);
  return warning(
    `${served} tokens, and none are configured: set ${SETTING}, or long chats are refused or cut`,
  );
}

/**
 * The context size that a server says; null when it says none. Every server has an endpoint of its own for it. That of a loaded
 * model comes before the most that the model can have.
 */
async function servedContext(server: Server): Promise<number | null> {
  for (const ask of [ofLlamaCpp, ofOllama, ofModelList]) {
    const tokens = await ask(server).catch(() => null);
    if (tokens !== null) return tokens;
  }
  return null;
}

/** llama.cpp: the size of one slot. */
async function ofLlamaCpp(server: Server): Promise<number | null> {
  const { default_generation_settings: settings, n_ctx } = await jsonOf(server, `${rootOf(server)}/props`);
  return tokensIn(fieldsOf(settings).n_ctx, n_ctx);
}

/** Ollama: the size with which the model is loaded, else the one of its file. */
async function ofOllama(server: Server): Promise<number | null> {
  const { models } = await jsonOf(server, `${rootOf(server)}/api/ps`).catch(() => ({ models: [] }));
  const loaded = listOf(models).find(({ name, model }) => [name, model].some((one) => isNamed(one, server)));
  const ofLoaded = tokensIn(loaded?.context_length);
  if (ofLoaded !== null) return ofLoaded;
  const { parameters } = await jsonOf(server, `${rootOf(server)}/api/show`, { model: server.name });
  const [, size] = /^num_ctx\s+(\d+)/m.exec(String(parameters)) ?? [];
  return tokensIn(Number(size));
}

/** vLLM, OpenRouter, LM Studio, Mistral, llama.cpp: a field in the list of models. */
async function ofModelList(server: Server): Promise<number | null> {
  const { data } = await jsonOf(server, `${server.baseUrl}/models`);
  const models = listOf(data);
  const model = models.find(({ id }) => isNamed(id, server)) ?? (models.length === 1 ? models[0] : undefined);
  if (!model) return null;
  const { max_model_len, loaded_context_length, context_length, max_context_length, context_window } = model;
  const { n_ctx } = fieldsOf(model.meta);
  return tokensIn(
    n_ctx,
    max_model_len,
    loaded_context_length,
    context_length,
    max_context_length,
    context_window,
  );
}

/** Names without a tag have the tag `latest` in Ollama. */
function isNamed(name: unknown, server: Server): boolean {
  return name === server.name || name === `${server.name}:latest`;
}

function tokensIn(...values: readonly unknown[]): number | null {
  return values.find((value): value is number => Number.isInteger(value) && Number(value) > 0) ?? null;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** The address of a server without the version of OpenAI's protocol. */
function rootOf({ baseUrl }: Server): string {
  return baseUrl.replace(/\/v\d+$/, "");
}

async function jsonOf({ apiKey, format }: Server, address: string, body?: object) {
  const response = await fetch(address, {
    method: body ? "POST" : "GET",
    headers: {
      ...format.headers,
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200) throw new Error(`The server answered ${response.status}.`);
  return fieldsOf(await response.json());
}
