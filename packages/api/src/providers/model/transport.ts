import * as http from "node:http";
import * as https from "node:https";

/** What a provider answers. */
export interface ProviderAnswer {
  readonly status: number;
  /** Its `Retry-After`. */
  readonly retryAfter: string | null;
  /** Whoever does not read it to the end must abort the signal. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A POST of JSON to a provider. */
export interface ProviderCall {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Hangs up. */
  readonly signal: AbortSignal;
}

/** Carries a call to a provider. */
export type Transport = (call: ProviderCall) => Promise<ProviderAnswer>;

/** The network. Web streams would cost three times the work and the memory of each token. */
export const network: Transport = async (call) => {
  // A process that was busy has yet to hear which of its open connections the provider closed in the meantime: what is
  // sent into one of those is lost.
  await new Promise((resolve) => setImmediate(resolve));
  return ask(call);
};

function ask(call: ProviderCall, connection: http.RequestOptions = {}): Promise<ProviderAnswer> {
  const { address, headers, body, signal } = call;
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === "https:" ? https : http;
    const asking = request(
      address,
      {
        method: "POST",
        signal,
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        ...connection,
      },
      (response) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, retryAfter: answered["retry-after"] ?? null, body: response });
      },
    );
    asking.once("error", (error) => {
      // Closed by the provider before it heard of this call. Another one that was kept open may be closed as well.
      if (asking.reusedSocket && isHangUp(error) && !signal.aborted) resolve(ask(call, fresh));
      else reject(error);
    });
    asking.end(body);
  });
}

/** A connection that nothing used before, and nothing uses again. */
const fresh: http.RequestOptions = { agent: false };

function isHangUp(error: Error): boolean {
  return "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

/** Something that answers in place of the network. */
export function byFetch(fetch: typeof globalThis.fetch): Transport {
  return async ({ address, ...call }) => {
    const response = await fetch(address, { method: "POST", ...call });
    const { status, headers, body } = response;
    return { status, retryAfter: headers.get("Retry-After"), body: body ?? nothing() };
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
