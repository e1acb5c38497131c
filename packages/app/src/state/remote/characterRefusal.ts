import { ErrorCode } from "@mimi/contract";
import { ApiError } from "../../services/api/ApiError.ts";

/** Why the API does not show a character or its chat: it does not exist, or it is for adults. Null where the call failed otherwise. */
export function characterRefusal(error: unknown): { kind: "not-found" } | { kind: "adult" } | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === ErrorCode.notFound || error.code === ErrorCode.invalidInput)
    return { kind: "not-found" };
  return error.code === ErrorCode.adultNotAttested ? { kind: "adult" } : null;
}
