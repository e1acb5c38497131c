import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Logger } from "pino";

/** Chunks of a body, pulled one by one. */
export interface Chunks {
  /** The next chunk, requested when the client can take it; null at the end. A rejection cuts the answer. */
  next(): Promise<string | null>;
  /** Called when the client has disconnected. */
  close(): void;
}

const writers = new WeakMap<Response, Chunks>();

/** An answer whose chunks are produced while it is read. */
export function chunkedResponse(pieces: Chunks, headers: Readonly<Record<string, string>>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece === null) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
      cancel: () => pieces.close(),
    },
    // Nothing is produced before the body is read.
    { highWaterMark: 0 },
  );
  const response = new Response(body, { headers });
  writers.set(response, pieces);
  return response;
}

/**
 * Writes chunks directly to the connection. The web stream of the response would cost more time for each chunk. Returns
 * the response that the server still has to send.
 */
export function writeChunks(response: Response, outgoing: ServerResponse, log: Logger): Response {
  const pieces = writers.get(response);
  if (!pieces) return response;
  if (outgoing.destroyed) pieces.close();
  else {
    outgoing.once("close", () => pieces.close());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    void write(pieces, outgoing, log);
  }
  return RESPONSE_ALREADY_SENT;
}

async function write(pieces: Chunks, outgoing: ServerResponse, log: Logger): Promise<void> {
  try {
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(piece)) await drained(outgoing);
    }
    outgoing.end();
  } catch (error) {
    log.error({ err: error }, "response aborted");
    // The client must see that the answer is incomplete.
    outgoing.destroy();
  }
}

/** Resolves when the connection can take more, or is closed. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off("drain", done).off("close", done);
      resolve();
    };
    outgoing.once("drain", done).once("close", done);
  });
}
