import { http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";

// storybook-addon-mock puts itself before `fetch` and keeps the original here for calls it does not know.
declare global {
  var realFetch: typeof fetch;
}

const network = globalThis.realFetch;

/**
 * Lets no call of a story leave the page: one that nothing answers fails with its address. A story with `msw`
 * handlers hands its calls to the service worker, which refuses unknown ones itself.
 */
export function refuseUnmatchedCalls(hasWorker: boolean): void {
  globalThis.realFetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const ownFile = address.origin === location.origin && !address.pathname.startsWith("/api/");
    if (hasWorker || ownFile) return network(input, init);
    throw new Error(
      `The story called ${init?.method ?? "GET"} ${address.pathname}, which nothing answers. ` +
        "Add it to the story's mockData or msw handlers.",
    );
  };
}

/** The service worker that answers the stories which stream, upload or lose their connection. */
export async function startWorker() {
  // The first handler stays below those of every story: a call that none of them knows breaks off.
  const worker = setupWorker(http.all("*/api/*", () => HttpResponse.error()));
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  return worker;
}
