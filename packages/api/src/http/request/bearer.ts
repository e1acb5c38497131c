import { ErrorCode } from "@mimi/contract";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { RequestContext } from "../RequestContext.ts";

/** The identity token of a request. Throws 40101 without one. */
export function bearerOf(context: RequestContext): string {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(context.header("Authorization") ?? "")?.[1];
  if (!token) throw new ApiError(ErrorCode.signedOut);
  return token;
}
