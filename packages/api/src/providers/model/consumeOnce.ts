import type { ModelRequest } from "./Model.ts";

/**
 * Does something with a request, once, and keeps nothing of it then. A generator keeps what it was called with for as long as
 * it runs, and a request has a whole conversation in it.
 */
export function consumeOnce<Rest extends readonly unknown[], Result>(
  request: ModelRequest,
  to: (request: ModelRequest, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  let left: ModelRequest | null = request;
  return (...rest) => {
    if (!left)
      throw new Error("A request was handed over twice; nothing of it is kept after the first time.");
    const given = left;
    left = null;

    return to(given, ...rest);
  };
}
