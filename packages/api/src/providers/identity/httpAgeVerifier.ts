import { ErrorCode } from "@mimi/contract";
import * as v from "valibot";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { AgeVerifierSettings } from "../../config/ageVerifiersFile.ts";
import { isSafeAddress } from "../../shared/isSafeAddress.ts";
import type { AgeVerifier } from "./AgeVerifier.ts";

const TIMEOUT_MS = 8_000;
const check = v.string();
const answer = v.variant("status", [
  v.object({ check, status: v.literal("verified") }),
  v.object({ check, status: v.literal("refused") }),
  v.object({
    ...{ check, status: v.literal("open") },
    url: v.pipe(
      v.string(),
      v.check((url) => URL.canParse(url) && isSafeAddress(new URL(url))),
    ),
  }),
]);

/**
 * An age verifier with one address. It gets `{check, return_url}` with a bearer key, and answers with the same `check` and
 * `"status": "verified"`, `"refused"`, or `"open"` with the `url` where the check continues. The same request again is about the
 * same check.
 */
export function httpAgeVerifier(
  { url, key }: Pick<AgeVerifierSettings, "url" | "key">,
  publicUrl: string,
): AgeVerifier {
  return {
    check: async (checkId) => {
      const body = { check: checkId, return_url: `${publicUrl}/?return=` };
      const found = v.safeParse(answer, await post(url, key, body));
      // An answer about another check says nothing about this user.
      if (!found.success || found.output.check !== checkId) throw unavailable();
      const { output } = found;
      return output.status === "open" ? { kind: "open", url: output.url } : { kind: output.status };
    },
  };
}

async function post(url: URL, key: string, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const attempt = () =>
    fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
  try {
    // The verifier can close an idle connection just when it is used again. A second request is about the same check.
    const response = await attempt().catch(attempt);
    return response.ok ? await response.json() : null;
  } catch {
    throw unavailable();
  }
}

function unavailable(): ApiError {
  return new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}
