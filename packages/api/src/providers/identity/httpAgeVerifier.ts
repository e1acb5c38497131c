import { ErrorCode } from "@mimi/contract";
import * as v from "valibot";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { AdultSettings } from "../../config/safetySettings.ts";
import type { AgeVerifier } from "./AgeVerifier.ts";

const TIMEOUT_MS = 8_000;
const answer = v.variant("status", [
  v.object({ status: v.literal("verified") }),
  v.object({ status: v.literal("open"), url: v.pipe(v.string(), v.url(), v.startsWith("https://")) }),
]);

/**
 * An age verifier with one address. It gets `{subject, return_url}` with a bearer key, and answers `{"status":
 * "verified"}` or `{"status": "open", "url": "https://..."}`, where the check continues.
 */
export function httpAgeVerifier(
  { url, key }: NonNullable<AdultSettings["verifier"]>,
  publicUrl: string,
): AgeVerifier {
  return {
    check: async (userId) => {
      const found = v.safeParse(
        answer,
        await post(url, key, { subject: userId, return_url: `${publicUrl}/` }),
      );
      if (!found.success) throw unavailable();
      return found.output.status === "verified"
        ? { kind: "verified" }
        : { kind: "open", url: found.output.url };
    },
  };
}

async function post(url: URL, key: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? await response.json() : null;
  } catch {
    throw unavailable();
  }
}

function unavailable(): ApiError {
  return new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}
