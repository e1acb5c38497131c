import type { DataOf, ParsedInputOf, Route } from "@mimi/contract";
import { success } from "./answer.ts";
import type { App } from "./App.ts";
import { JSON_BYTES, readBytes } from "./body.ts";
import { readInput } from "./input.ts";
import { readFile } from "./multipart.ts";
import type { RequestContext } from "./RequestContext.ts";
import type { RawJson } from "./RawJson.ts";

/** A call of the route table together with what answers it. */
export interface Endpoint {
  readonly route: Route;
  /** Reads the input, does the work and makes the answer; throws an ApiError for anything but success. */
  answer(request: Request, context: RequestContext): Promise<Response>;
}

/** A part of the API: its calls, and what it must end before the process does. */
export interface Area {
  readonly served: readonly Endpoint[];
  /** Adds what is no call of the table: pages, and addresses that other services call. */
  mount?(app: App): void;
  /** Called once when the process listens, for what makes its first calls quicker. Only `stop` waits for it. */
  warmUp?(): Promise<void>;
  /** Called once when the process stops, before the database closes. */
  stop?(): Promise<void>;
}

/** Serves a call that answers with the envelope; what it returns is checked against the route's data. */
export function handle<R extends Route>(
  route: R,
  work: (input: ParsedInputOf<R>, context: RequestContext) => Promise<DataOf<R> | RawJson<DataOf<R>>>,
): Endpoint {
  return {
    route,
    answer: async (request, context) => {
      const input = (await readInput(route, request)) as ParsedInputOf<R>;
      return success(await work(input, context));
    },
  };
}

/** Serves a call that makes its own response: a stream of events. */
export function handleStream<R extends Route>(
  route: R,
  work: (input: ParsedInputOf<R>, context: RequestContext) => Promise<Response>,
): Endpoint {
  return {
    route,
    answer: async (request, context) => work(await readInput(route, request), context),
  };
}

/** Serves a call that takes one uploaded file, in the multipart part `file`. */
export function handleUpload<R extends Route>(
  route: R,
  work: (file: Uint8Array, context: RequestContext) => Promise<DataOf<R>>,
): Endpoint {
  return {
    route,
    answer: async (request, context) => {
      await readInput(route, request);
      context.consume("upload");
      return success(await work(await readFile(request), context));
    },
  };
}

/** Serves a call of another service: its own words as they arrived, beside which stands what signs them. */
export function handleRaw<R extends Route>(
  route: R,
  work: (body: Uint8Array, headers: Headers) => Promise<DataOf<R>>,
): Endpoint {
  return {
    route,
    answer: async (request) => {
      await readInput(route, request);
      return success(await work(await readBytes(request, route.bytes ?? JSON_BYTES), request.headers));
    },
  };
}
