import { ErrorCode } from "@mimi/contract";
import type Stripe from "stripe";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { StripeSettings } from "../../config/settings.ts";

/** Replaces the network in test mode. */
export type Exchange = (request: Request) => Promise<Response>;

/**
 * Loads Stripe's SDK, which costs half a second and 30 MB, and connects it to Stripe, to another address, or to
 * `exchange`.
 */
export async function connectStripe(
  { secretKey, apiBase }: Pick<StripeSettings, "secretKey" | "apiBase">,
  exchange: Exchange | null,
): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const elsewhere = apiBase && {
    host: apiBase.hostname,
    port: apiBase.port || (apiBase.protocol === "http:" ? "80" : "443"),
    protocol: apiBase.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  return new StripeClient(secretKey, {
    maxNetworkRetries: 2,
    telemetry: false,
    ...elsewhere,
    ...(exchange
      ? {
          httpClient: StripeClient.createFetchHttpClient(
            (input: string | URL | Request, init?: RequestInit) => exchange(new Request(input, init)),
          ),
        }
      : {}),
  });
}

/** A service that cannot be reached is an unavailable dependency; a wrong call of ours is a bug. */
export async function callProvider<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { type } = error as { type?: unknown };
    if (type === "StripeConnectionError" || type === "StripeAPIError" || type === "StripeRateLimitError") {
      throw new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
    }
    throw error;
  }
}
