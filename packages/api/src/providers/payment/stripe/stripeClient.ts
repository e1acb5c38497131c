import { ErrorCode } from "@mimi/contract";
import type Stripe from "stripe";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";

/** Replaces the network in test mode. */
export type Exchange = (request: Request) => Promise<Response>;

/** Two attempts of this length, with the pause between them, end within ten seconds. */
const ATTEMPT_MS = 4_000;

/** Errors that repeat only when Stripe or the network has a problem. */
const OUTAGES: readonly unknown[] = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];
/** Errors of a wrong, revoked or restricted key. */
const KEY_ERRORS: readonly unknown[] = ["StripeAuthenticationError", "StripePermissionError"];

/**
 * Loads Stripe's SDK, which costs half a second and 30 MB, and connects it to Stripe, to another address, or to
 * `exchange`.
 */
export async function connectStripe(
  { secretKey, apiBase }: { readonly secretKey: string; readonly apiBase: URL | null },
  exchange: Exchange | null,
): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const elsewhere = apiBase && {
    host: apiBase.hostname,
    port: apiBase.port || (apiBase.protocol === "http:" ? "80" : "443"),
    protocol: apiBase.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  // The SDK's client for Node measures only the silence of a connection; this one the whole request.
  const httpClient = StripeClient.createFetchHttpClient(
    (input: string | URL | Request, init?: RequestInit) =>
      exchange ? exchange(new Request(input, init)) : fetch(input, { ...init, redirect: "error" }),
  );
  return new StripeClient(secretKey, {
    ...elsewhere,
    httpClient,
    maxNetworkRetries: 1,
    timeout: ATTEMPT_MS,
    telemetry: false,
  });
}

/** The fields of the SDK's errors that we read. */
interface StripeFailure {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly param?: unknown;
  readonly requestId?: unknown;
}

/** Turns errors of the SDK into 50301, and raises an alert when the operator must correct something. */
export async function callProvider<Answer>(call: Promise<Answer>, raise: RaisePaymentAlert): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { type, code, param, requestId } = error as StripeFailure;
    if (typeof type !== "string" || !type.startsWith("Stripe")) throw error;
    if (!OUTAGES.includes(type)) {
      const name = KEY_ERRORS.includes(type) ? "payment.key_refused" : "payment.call_refused";
      raise(name, { type, code, param, request: requestId });
    }
    throw new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
  }
}

/** Null when Stripe does not know the object. */
export async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if ((error as StripeFailure).code === "resource_missing") return null;
    throw error;
  }
}
