import { http, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";

// storybook-addon-mock replaces `fetch` and stores the original here for calls that it does not know.
declare global {
  var realFetch: typeof fetch;
}

const network = globalThis.realFetch;

/**
 * Blocks every real network call of a story: an unmocked call fails with its URL. Stories with `msw` handlers send
 * their calls to the service worker, which rejects unknown ones itself.
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

/** The service worker that answers stories which stream, upload or lose their connection. */
export async function startWorker() {
  // Registered first, so that the handlers of a story have priority: a call that no handler knows fails.
  const worker = setupWorker(http.all("*/api/*", () => HttpResponse.error()));
  await worker.start({
    quiet: true,
    onUnhandledFrame: "bypass",
    // Relative, because a static Storybook can be in a folder of its host.
    serviceWorker: { url: "mockServiceWorker.js" },
  });
  return worker;
}
