import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Logger } from "pino";

/** What an answer says, piece by piece. */
export interface Chunks {
  /** The next piece, asked for when the user has room for it; null at the end. Rejecting breaks the answer off. */
  next(): Promise<string | null>;
  /** The user went away: nothing more will be asked for. */
  leave(): void;
}

const poured = new WeakMap<Response, Chunks>();

/** An answer that is made while it is read. */
export function chunkedResponse(pieces: Chunks, headers: Readonly<Record<string, string>>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece === null) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
      cancel: () => pieces.leave(),
    },
    // Nothing is made before somebody reads.
    { highWaterMark: 0 },
  );
  const response = new Response(body, { headers });
  poured.set(response, pieces);
  return response;
}

/**
 * Writes an answer of pieces to its connection, past the web stream that it has for everybody else, whose price would be paid
 * for each piece. What is given back is what the server has yet to send.
 */
export function writeChunks(response: Response, outgoing: ServerResponse, log: Logger): Response {
  const pieces = poured.get(response);
  if (!pieces) return response;
  if (outgoing.destroyed) pieces.leave();
  else {
    outgoing.once("close", () => pieces.leave());
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
      if (!writeTo(outgoing, piece)) await room(outgoing);
    }
    outgoing.end();
  } catch (error) {
    log.error({ err: error }, "an answer broke off");
    // The user must see that something is missing.
    outgoing.destroy();
  }
}

/** Writes a chunk with all that frames it at once: Node's own way is four writes that are gathered again. */
function writeTo(outgoing: ServerResponse, piece: string): boolean {
  const { socket } = outgoing;
  // A chunk of nothing would end the answer.
  if (!socket || !outgoing.chunkedEncoding || piece === "") return outgoing.write(piece);
  return socket.write(`${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`);
}

/** Resolves when there is room for more, or nobody left to read it. */
function room(outgoing: ServerResponse): Promise<void> {
  // What was written to the connection itself drains there.
  const { socket } = outgoing;
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off("drain", done).off("close", done);
      socket?.off("drain", done);
      resolve();
    };
    outgoing.once("drain", done).once("close", done);
    socket?.once("drain", done);
  });
}
