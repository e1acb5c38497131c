import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a scripted provider does with one call. */
export type Script = (turn: ProviderTurn) => void | Promise<void>;

/** One call to a scripted provider. */
export interface ProviderTurn {
  /** The request as JSON. */
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [field: string]: unknown;
  };
  readonly response: ServerResponse;
  /** Starts the event stream with these tokens. */
  say(...tokens: readonly string[]): void;
  /** Ends the stream correctly. */
  finish(reason?: string): void;
  /** Writes raw bytes. */
  raw(text: string): void;
  /** Resolves when the caller has disconnected. */
  readonly hungUp: Promise<void>;
}

/** An OpenAI-compatible server on its own port, controlled by a test. */
export interface ScriptedProvider {
  readonly baseUrl: string;
  /** The calls so far. */
  readonly calls: readonly ProviderTurn[];
  /** Sets the script of the next calls. */
  play(script: Script): void;
  close(): Promise<void>;
}

/** Answers each call with the next text, and then always with the last. */
export function inTurn(...replies: readonly string[]): Script {
  const left = [...replies];
  return (turn) => {
    turn.say(left.shift() ?? "More.");
    turn.finish();
  };
}

/** Starts a {@link ScriptedProvider}. */
export async function scriptedProvider(): Promise<ScriptedProvider> {
  const calls: ProviderTurn[] = [];
  let script: Script = (turn) => {
    turn.say("Hello.");
    turn.finish();
  };
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
    const turn = turnOf(await bodyOf(request), response);
    calls.push(turn);
    await script(turn);
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    play: (next) => {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function turnOf(body: ProviderTurn["body"], response: ServerResponse): ProviderTurn {
  const open = () => {
    if (!response.headersSent) response.writeHead(200, { "Content-Type": "text/event-stream" });
  };
  const part = (delta: object, reason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
  return {
    body,
    response,
    say: (...tokens) => {
      open();
      for (const token of tokens) response.write(part({ content: token }, null));
    },
    finish: (reason = "stop") => {
      open();
      response.end(`${part({}, reason)}data: [DONE]\n\n`);
    },
    raw: (text) => {
      open();
      response.write(text);
    },
    hungUp: new Promise((resolve) => response.once("close", resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<ProviderTurn["body"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as ProviderTurn["body"];
}
