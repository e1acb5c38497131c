import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestBody } from "./ModelServerFixture.ts";

/** How a fake model server behaves; what is absent is as a good server does it. */
export interface ServerShape {
  /** Whether text comes in pieces. @default true */
  readonly streams?: boolean;
  /** @default "stop" */
  readonly reason?: string | null;
  /** @default true */
  readonly honoursStop?: boolean;
  /** Text before each reply. @default "" */
  readonly leaks?: string;
  /** Whether a request is accepted; others get the status 400. @default all */
  readonly accepts?: (body: RequestBody) => boolean;
  /** The status of a refused request. @default 400 */
  readonly refusedStatus?: number;
  /** JSON of other endpoints, by path. @default none */
  readonly endpoints?: Readonly<Record<string, object>>;
}

/** A fake model server with a shape that can be changed. */
export interface ShapedServer {
  readonly origin: string;
  shape: ServerShape;
  /** The bodies of all chats so far. */
  readonly chats: RequestBody[];
  /** The keys with which any endpoint was called. */
  readonly keys: (string | undefined)[];
  close(): Promise<void>;
}

/** A model that can count, and else speaks of a lamp. */
function replyTo({ messages }: RequestBody): string {
  const asked = messages.at(-1)?.content ?? "";
  return asked.includes("one two three")
    ? "one two three four five"
    : "The lamp is lit, and the sea is calm.";
}

function answerTo(body: RequestBody, shape: ServerShape): string {
  const { streams = true, reason = "stop", honoursStop = true, leaks = "" } = shape;
  const whole = replyTo(body);
  const stops = honoursStop ? [body.stop].flat().filter((stop) => typeof stop === "string") : [];
  const ends = stops.map((stop) => whole.indexOf(stop)).filter((at) => at >= 0);
  const text = leaks + whole.slice(0, Math.min(whole.length, ...ends));
  if (!streams) {
    return JSON.stringify({ choices: [{ index: 0, message: { content: text }, finish_reason: reason }] });
  }
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const pieces = text.match(/\S+\s*/g) ?? [];
  const last = reason === null ? "" : event({}, reason);
  return `${pieces.map((content) => event({ content }, null)).join("")}${last}data: [DONE]\n\n`;
}

/** Starts a {@link ShapedServer} on its own port. */
export async function shapedServer(): Promise<ShapedServer> {
  const chats: RequestBody[] = [];
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      keys.push(request.headers.authorization);
      const { shape } = started;
      const endpoint = shape.endpoints?.[request.url ?? ""];
      if (endpoint) return void response.end(JSON.stringify(endpoint));
      if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as RequestBody;
      chats.push(body);
      const isAccepted = shape.accepts?.(body) ?? true;
      if (!isAccepted) return void response.writeHead(shape.refusedStatus ?? 400).end("{}");
      response.writeHead(200, {
        "Content-Type": shape.streams === false ? "application/json" : "text/event-stream",
      });
      response.end(answerTo(body, shape));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started: ShapedServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shape: {},
    chats,
    keys,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}
