import { CALL_TIMEOUT_MS } from "@mimi/contract";

declare global {
  /** What `public/first.js` asked before any code was here, by address. */
  var mimiAsked: Record<string, Promise<Response>> | undefined;
}

/** Fetches, except what was asked ahead: that is handed over, once and while it is fresh. */
export function fetchAhead(request: Request): Promise<Response> {
  const { url } = request;
  const answer = performance.now() < CALL_TIMEOUT_MS ? globalThis.mimiAsked?.[url] : undefined;
  if (!answer) return fetch(request);
  delete globalThis.mimiAsked?.[url];
  return answer;
}
