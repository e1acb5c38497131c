import { ErrorCode, type InputOf, type Route } from "@mimi/contract";
import { ApiError } from "./ApiError.ts";
import { requestInputOf, dataOf } from "./call.ts";
import { type Connection, requestOf } from "./http.ts";

/** Makes one call of the contract, and resolves to a file. Throws {@link ApiError}. */
export type Download = <R extends Route>(route: R, input: InputOf<R>) => Promise<Blob>;

/** A download can take long: it has no timeout, and is not retried. */
export function createDownload(connection: Connection): Download {
  return async (route, input) => {
    const response = await send(connection, route, input);
    const { ok } = response;
    const file = await response.blob().catch((error: unknown) => {
      throw new ApiError("unreachable", {}, error);
    });
    if (ok) return file;
    const refusal = refusalOf(route, await file.text());
    if (refusal.code === ErrorCode.signedOut) connection.onSessionEnded?.();
    throw refusal;
  };
}

async function send<R extends Route>(connection: Connection, route: R, input: InputOf<R>): Promise<Response> {
  try {
    return await (connection.fetch ?? fetch)(requestOf(connection, requestInputOf(route, input, {})));
  } catch (error) {
    throw new ApiError("unreachable", {}, error);
  }
}

/** The error in an answer that is not a file. */
function refusalOf(route: Route, text: string): ApiError {
  try {
    dataOf(route, JSON.parse(text));
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  return new ApiError("unreadable");
}
