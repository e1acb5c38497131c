import { CALL_TIMEOUT_MS } from "@mimi/contract";

/** The address of a call under `/api`, as requests have it. */
export function apiAddress(path: string): string {
  return `${location.origin}/api${path}`;
}

/** Fetches, but uses a prefetched answer once, while it is fresh. */
export function fetchOrPrefetched(request: Request): Promise<Response> {
  const { url } = request;
  const prefetched = globalThis.mimiPrelude?.prefetched;
  const answer = performance.now() < CALL_TIMEOUT_MS ? prefetched?.get(url) : undefined;
  if (!answer) return fetch(request);
  prefetched?.delete(url);
  return answer;
}

/** Adds an answer of a server-rendered page to the prefetch cache. */
export function addPrefetched(path: string, body: unknown): void {
  const answer = Promise.resolve(new Response(JSON.stringify(body)));
  globalThis.mimiPrelude?.prefetched.set(apiAddress(path), answer);
}
