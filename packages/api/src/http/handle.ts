import type { DataOf, ParsedInputOf, Route } from "@mimi/contract";
import { success } from "./answer/answer.ts";
import type { App } from "./App.ts";
import { readInput } from "./request/input.ts";
import { readFile } from "./request/multipart.ts";
import type { RequestContext } from "./RequestContext.ts";
import type { RawJson } from "./answer/RawJson.ts";

/** A route with its handler. */
export interface Endpoint {
  readonly route: Route;
  /** Reads the input, runs the work and makes the answer; throws an ApiError for an error. */
  answer(request: Request, context: RequestContext): Promise<Response>;
}

/** A part of the API: its endpoints, and what it must stop before the process ends. */
export interface Area {
  readonly served: readonly Endpoint[];
  /** Adds what is not in the route table: pages, and addresses for other services. */
  mount?(app: App): void;
  /** Called once when the process listens, to make its first calls faster. Only `stop` waits for it. */
  warmUp?(): Promise<void>;
  /** Called once when the process stops, before the database is closed. */
  stop?(): Promise<void>;
}

/** An endpoint that answers with the envelope. The type of the result is that of the route. */
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

/** An endpoint that makes its own response: a stream of events. */
export function handleStream<R extends Route>(
  route: R,
  work: (input: ParsedInputOf<R>, context: RequestContext) => Promise<Response>,
): Endpoint {
  return {
    route,
    answer: async (request, context) => work(await readInput(route, request), context),
  };
}

/** An endpoint with one uploaded file, in the multipart part `file`. */
export function handleUpload<R extends Route>(
  route: R,
  work: (file: Uint8Array, context: RequestContext) => Promise<DataOf<R>>,
): Endpoint {
  return {
    route,
    answer: async (request, context) => {
      await readInput(route, request);
      return success(await work(await readFile(request), context));
    },
  };
}

/** A request of another service: its headers, its query and its body, as they arrived. */
export interface RawRequest {
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly body: Uint8Array;
}

/** An endpoint for another service, which proves itself, and writes its query and its body, in its own way. */
export function handleRaw<R extends Route>(
  route: R,
  work: (request: RawRequest) => Promise<DataOf<R>>,
): Endpoint {
  return {
    route,
    answer: async (request) => {
      const query = new URL(request.url).searchParams;
      const body = new Uint8Array(await request.arrayBuffer());
      return success(await work({ headers: request.headers, query, body }));
    },
  };
}
