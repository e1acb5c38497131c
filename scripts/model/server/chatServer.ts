import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Completion, type Engine, RefusedRequest } from "./Engine.ts";
import { type ParsedRequest, parseRequest } from "./parseRequest.ts";

/** A chat has at most about a megabyte. */
const BODY_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Serves a model in OpenAI's protocol, as llama.cpp's server does: streamed chat completions, its list of models and `/props`.
 * Every call but `/health` needs the key.
 */
export function chatServer(engine: Engine, key: string): Server {
  return createServer((request, response) => {
    const route = `${request.method} ${request.url?.split("?")[0]}`;
    if (route === "GET /health") return sendJson(response, 200, { status: "ok" });
    if (request.headers.authorization !== `Bearer ${key}`)
      return sendError(response, 401, "Another key is needed.");
    if (route === "GET /props") return sendJson(response, 200, propsOf(engine));
    if (route === "GET /v1/models") return sendJson(response, 200, modelsOf(engine));
    if (route !== "POST /v1/chat/completions") return sendError(response, 404, "There is nothing here.");
    void complete(engine, request, response);
  });
}

/** What is asked once, before chats: the context, the replies at once, and what the chat template accepts. */
export interface ServerProps {
  readonly default_generation_settings: { readonly n_ctx: number };
  readonly total_slots: number;
  readonly roles: Engine["roles"];
}

function propsOf({ contextTokens, places, roles }: Engine): ServerProps {
  return { default_generation_settings: { n_ctx: contextTokens }, total_slots: places, roles };
}

function modelsOf({ name, contextTokens }: Engine): object {
  return { object: "list", data: [{ id: name, object: "model", meta: { n_ctx: contextTokens } }] };
}

async function complete(engine: Engine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const stop = new AbortController();
  // The client went away, or has the whole reply.
  response.once("close", () => stop.abort());
  try {
    const parsed = parseRequest(await bodyOf(request));
    const send = (choice: object, more: object = {}) => {
      if (!response.headersSent) openStream(response);
      const chunk = { object: "chat.completion.chunk", model: engine.name, choices: [choice], ...more };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    const end = await engine.complete(
      parsed.request,
      (content) => {
        if (content) send({ index: 0, delta: { content }, finish_reason: null });
      },
      stop.signal,
    );
    send({ index: 0, delta: {}, finish_reason: end.finish }, { timings: timingsOf(end) });
    response.end(`${usageOf(engine, parsed, end)}data: [DONE]\n\n`);
  } catch (error) {
    if (stop.signal.aborted) return void response.destroy();
    fail(response, error);
  }
}

function usageOf({ name }: Engine, { includeUsage }: ParsedRequest, end: Completion): string {
  if (!includeUsage) return "";
  const { promptTokens, replyTokens } = end;
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: replyTokens,
    total_tokens: promptTokens + replyTokens,
  };
  return `data: ${JSON.stringify({ object: "chat.completion.chunk", model: name, choices: [], usage })}\n\n`;
}

/** By the names of llama.cpp. */
function timingsOf({ promptTokens, promptMs, replyTokens, replyMs }: Completion): object {
  return { prompt_n: promptTokens, prompt_ms: promptMs, predicted_n: replyTokens, predicted_ms: replyMs };
}

function fail(response: ServerResponse, error: unknown): void {
  const isRefused = error instanceof RefusedRequest;
  const message = error instanceof Error ? error.message : String(error);
  if (!isRefused) process.stderr.write(`A reply failed: ${message}\n`);
  if (!response.headersSent) return sendError(response, isRefused ? 400 : 500, message);
  response.end(`data: ${JSON.stringify({ error: errorOf(500, message) })}\n\n`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) throw new RefusedRequest("The request is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
}

function errorOf(code: number, message: string): object {
  return { code, message, type: code === 400 ? "invalid_request_error" : "server_error" };
}

function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { error: errorOf(status, message) });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
