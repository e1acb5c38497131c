import { type DataOf, ErrorCode, envelope, type InputOf, type Route } from "@mimi/contract";
import { safeParse } from "valibot";
import { ApiError } from "./ApiError.ts";
import { type RequestInput, requestJson, type Connection } from "./http.ts";

export interface CallOptions {
  /** Cancels the call, which then throws an `AbortError`. */
  signal?: AbortSignal;
  /** The identity token, for the session exchange alone (§7). */
  bearer?: string;
  /** A session value to use instead of the stored one; empty for none. */
  session?: string;
  /** The image of an upload. */
  file?: Blob;
  /** Whether a GET is sent although the page is left or reloaded meanwhile, as every short POST is. @default false */
  keepalive?: boolean;
}

/** Browsers refuse a request when the inputs of all that outlive their page have more than 64 KB together. */
const KEEPALIVE_MAX = 2000;

/** Makes one call of the contract, and resolves to its checked data. Throws {@link ApiError}. */
export type Call = <R extends Route>(
  route: R,
  input: InputOf<R>,
  options?: CallOptions,
) => Promise<DataOf<R>>;

export function createCall(connection: Connection): Call {
  return async (route, input, options = {}) => {
    try {
      return dataOf(route, await requestJson(connection, requestInputOf(route, input, options)));
    } catch (error) {
      const usesStoredSession = options.session === undefined;
      if (usesStoredSession && error instanceof ApiError && error.code === ErrorCode.signedOut)
        connection.onSessionEnded?.();
      throw error;
    }
  };
}

/** The request of a call, by its route. */
export function requestInputOf<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions,
): RequestInput {
  const { method, path } = route;
  const { bearer, session, signal } = options;
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  if (session !== undefined) headers["mimi-cookie"] = session;
  const common = { method, path, signal, headers, keepalive: options.keepalive };
  switch (route.inputIn) {
    case "query":
      return { ...common, query: input as Record<string, string | number | undefined> };
    case "json": {
      headers["content-type"] = "application/json";
      const body = JSON.stringify(input);
      return { ...common, body, keepalive: route.answer === "envelope" && body.length <= KEEPALIVE_MAX };
    }
    case "multipart": {
      const body = new FormData();
      if (options.file) body.append("file", options.file);
      return { ...common, body };
    }
    case "raw":
    case "none":
      return common;
  }
}

/** The data of an answer. Throws {@link ApiError} for any code but 0, and for data that the contract does not allow. */
export function dataOf<R extends Route>(route: R, body: unknown): DataOf<R> {
  const parsed = safeParse(envelope, body);
  if (!parsed.success) throw new ApiError("unreadable");
  const { code, data, details } = parsed.output;
  if (code !== 0) throw new ApiError(code, details);
  const checked = safeParse(route.data, data);
  if (!checked.success) throw new ApiError("unreadable", {}, checked.issues);
  return checked.output;
}
