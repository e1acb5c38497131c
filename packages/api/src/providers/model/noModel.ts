import { ErrorCode } from "@mimi/contract";
import type { Model } from "./Model.ts";

/** A model that is switched off: every reply ends with an error, and costs nothing. */
export function noModel(): Model {
  return {
    name: "off",
    async *reply() {
      const message = "Replies are switched off on this server.";
      const failure = { code: ErrorCode.unavailable, message, retryable: false } as const;
      yield { kind: "end", finish: "error", failure, cause: null };
    },
  };
}
