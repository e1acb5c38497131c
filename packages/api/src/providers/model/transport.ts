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

function ask({ address, headers, body, signal }: ProviderCall): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === "https:" ? https : http;
    const asking = request(
      address,
      { method: "POST", signal, headers: { ...headers, "Content-Length": Buffer.byteLength(body) } },
      (response) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, retryAfter: answered["retry-after"] ?? null, body: response });
      },
    );
    asking.once("error", reject);
    asking.end(body);
  });
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
