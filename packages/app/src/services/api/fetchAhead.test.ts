import { afterEach, expect, it, vi } from "vitest";
import { fetchAhead } from "./fetchAhead.ts";

const url = "http://mimi.test/api/index/?page=1";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.mimiAsked = undefined;
});

function fetching() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("now"));
  vi.stubGlobal("fetch", fetch);
  return async () => (await fetchAhead(new Request(url))).text();
}

it("hands over what was asked ahead, once", async () => {
  const ask = fetching();
  globalThis.mimiAsked = { [url]: Promise.resolve(new Response("ahead")) };
  expect([await ask(), await ask()]).toEqual(["ahead", "now"]);
});

it("asks anew when what was asked ahead is old", async () => {
  const ask = fetching();
  globalThis.mimiAsked = { [url]: Promise.resolve(new Response("ahead")) };
  vi.spyOn(performance, "now").mockReturnValue(10_000);
  expect(await ask()).toBe("now");
});

it("asks what nobody asked ahead", async () => {
  expect(await fetching()()).toBe("now");
});
