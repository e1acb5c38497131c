import { assertApiError } from "../services/api/ApiError.ts";
import { services } from "../services/services.ts";
import type { Failed } from "./Remote.ts";

/** What a failed call leaves behind. Throws on whatever is not a failed call. */
export function failed(error: unknown): Failed {
  assertApiError(error);
  const reason = services().browser.isOnline() ? "server" : "offline";
  return { kind: "failed", reason, code: error.code };
}
