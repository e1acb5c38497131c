import type { ModelRequest } from "./Model.ts";

/**
 * Returns a function that uses a request once, and keeps no reference to it. A generator keeps its arguments while it
 * runs, and a request contains a whole chat.
 */
export function consumeOnce<Rest extends readonly unknown[], Result>(
  request: ModelRequest,
  to: (request: ModelRequest, ...rest: Rest) => Result,
): (...rest: Rest) => Result {
  let left: ModelRequest | null = request;
  return (...rest) => {
    if (!left)
      throw new Error("A request was handed over twice; nothing of it is kept after the first time.");
    const used = left;
    left = null;

    return to(used, ...rest);
  };
}
