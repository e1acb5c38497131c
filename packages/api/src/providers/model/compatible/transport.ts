import * as http from "node:http";
import * as https from "node:https";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { retryAfterOf } from "./retryAfter.ts";

/** The answer of a provider. */
export interface ProviderAnswer {
  readonly status: number;
  /** Seconds until the server can be called again; null when it does not say. */
  readonly retryAfter: number | null;
  /** Read it to the end, or abort the signal. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A POST of JSON to a provider. */
export interface ProviderCall {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the call. */
  readonly signal: AbortSignal;
}

/** Sends a call to a provider. */
export type Transport = (call: ProviderCall) => Promise<ProviderAnswer>;

/** The network, by `node:http`. Web streams would cost three times the time and memory of each token. */
export const network: Transport = async (call) => {
  // The provider can close an idle connection before this busy process notices; a request on this connection is lost and
  // sent again.
  await new Promise((resolve) => setImmediate(resolve));
  return send(call);
};

function send(call: ProviderCall, connection: http.RequestOptions = {}): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const request = openRequest(call, connection);
    const failed = (error: Error) => {
      // Closed by the provider before it got this call. Other kept connections can be closed too, so the next one is new.
      if (request.reusedSocket && isConnectionClosed(error) && !call.signal.aborted)
        resolve(send(call, newConnection));
      else reject(error);
    };
    request.on("error", failed);
    request.once("response", (response) => {
      // Listeners of a connection are kept with it, and the call contains a whole chat.
      request.off("error", failed).on("error", ignoreError);
      resolve(toAnswer(response));
    });
  });
}

function openRequest(
  { address, headers, body, signal }: ProviderCall,
  connection: http.RequestOptions,
): http.ClientRequest {
  const { request } = address.protocol === "https:" ? https : http;
  const length = { "Content-Length": Buffer.byteLength(body) };
  const clientRequest = request(address, {
    method: "POST",
    headers: { ...headers, ...length },
    ...connection,
  });
  abortWith(signal, clientRequest);
  if (!signal.aborted) clientRequest.end(body);
  return clientRequest;
}

// Node's own `signal` option adds a dozen listeners for each call.
function abortWith(signal: AbortSignal, clientRequest: http.ClientRequest): void {
  const abort = () => clientRequest.destroy();
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  clientRequest.once("close", () => signal.removeEventListener("abort", abort));
}

/** After an answer has started, the consumer of the stream gets the error. */
const ignoreError = () => undefined;

function toAnswer(response: http.IncomingMessage): ProviderAnswer {
  const { statusCode = 0, headers } = response;
  return {
    status: statusCode,
    retryAfter: retryAfterOf((name) => headers[name]?.toString()),
    body: new BodyIterator(decompressed(response)),
  };
}

const decompressors: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  "x-gzip": createGunzip,
};

/** Some servers and proxies compress although no call accepts it. */
function decompressed(response: http.IncomingMessage): Readable {
  const decompress = decompressors[response.headers["content-encoding"]?.toLowerCase() ?? ""];
  if (!decompress) return response;
  const bytes = decompress();
  // An error of either stream is an error of the second one.
  pipeline(response, bytes, () => undefined);
  return bytes;
}

/** Bytes that can wait to be read before the provider is slowed down. */
const WAITING_MAX = 64 * 1024;

/** The bytes of an answer as they arrive: like Node's own iterator, for half the time and memory. */
class BodyIterator implements AsyncIterableIterator<Uint8Array, undefined> {
  readonly #response: Readable;
  #waiting: Buffer[] = [];
  #size = 0;
  #ended = false;
  #error: Error | null = null;
  #pending: PromiseWithResolvers<IteratorResult<Uint8Array, undefined>> | null = null;

  constructor(response: Readable) {
    this.#response = response;
    response.on("data", (bytes: Buffer) => {
      this.#waiting.push(bytes);
      this.#size += bytes.length;
      if (this.#size > WAITING_MAX) response.pause();
      this.#answer();
    });
    response.once("end", () => this.#end(null));
    response.on("error", (error) => this.#end(error));
    response.once("close", () => this.#end(null));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.#pending = Promise.withResolvers();
    const { promise } = this.#pending;
    this.#answer();
    return promise;
  }

  /** Answers a pending `next`, if there is something to answer. */
  #answer(): void {
    const pending = this.#pending;
    if (!pending) return;
    if (this.#waiting.length > 0) pending.resolve({ done: false, value: this.#take() });
    else if (this.#error) pending.reject(this.#error);
    else if (this.#ended) pending.resolve({ done: true, value: undefined });
    else return;
    this.#pending = null;
  }

  #take(): Uint8Array {
    const [first, ...more] = this.#waiting;
    const bytes = first && more.length === 0 ? first : Buffer.concat(this.#waiting);
    this.#waiting = [];
    if (this.#size > WAITING_MAX) this.#response.resume();
    this.#size = 0;
    return bytes;
  }

  #end(error: Error | null): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#answer();
  }
}

/** A connection that is not shared with other calls. */
const newConnection: http.RequestOptions = { agent: false };

function isConnectionClosed(error: Error): boolean {
  return "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

/** A function that replaces the network. */
export function byFetch(fetch: typeof globalThis.fetch): Transport {
  return async ({ address, ...call }) => {
    const response = await fetch(address, { method: "POST", ...call });
    const { status, headers, body } = response;
    const retryAfter = retryAfterOf((name) => headers.get(name));
    return { status, retryAfter, body: body ?? nothing() };
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
