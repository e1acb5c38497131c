import { afterEach, expect, it, vi } from "vitest";
import { addPrefetched, fetchOrPrefetched } from "./prefetchCache.ts";

const url = "http://mimi.test/api/index/?page=1";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.mimiPrelude = undefined;
});

function prefetch(...urls: readonly string[]) {
  globalThis.mimiPrelude = {
    preferences: Promise.resolve(undefined),
    canHydrate: Promise.resolve(true),
    repeatInput: () => undefined,
    proseReady: Promise.resolve(),
    endFontSwap: () => undefined,
    prefetched: new Map(urls.map((address) => [address, Promise.resolve(new Response("prefetched"))])),
  };
}

function fetching() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("now"));
  vi.stubGlobal("fetch", fetch);
  return async () => (await fetchOrPrefetched(new Request(url))).text();
}

it("uses a prefetched answer once", async () => {
  const fetchPrefetched = fetching();
  prefetch(url);
  expect([await fetchPrefetched(), await fetchPrefetched()]).toEqual(["prefetched", "now"]);
});

it("sends a request again when its prefetched answer is too old", async () => {
  const fetchPrefetched = fetching();
  prefetch(url);
  vi.spyOn(performance, "now").mockReturnValue(10_000);
  expect(await fetchPrefetched()).toBe("now");
});

it("sends a request that was not prefetched", async () => {
  prefetch();
  expect(await fetching()()).toBe("now");
});

it("uses an answer of a server-rendered page", async () => {
  const fetchPrefetched = fetching();
  prefetch();
  vi.stubGlobal("location", new URL("http://mimi.test/"));
  addPrefetched("/index/?page=1", { code: 0 });
  expect([await fetchPrefetched(), await fetchPrefetched()]).toEqual(['{"code":0}', "now"]);
});
