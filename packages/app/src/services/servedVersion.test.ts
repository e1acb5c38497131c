// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { isOtherVersionServed } from "./servedVersion.ts";

const page = (entry: string) => `<head><script type="module" crossorigin src="${entry}"></script></head>`;
const served = (html: string, status = 200) =>
  isOtherVersionServed(async () => new Response(html, { status }));

beforeEach(() => {
  // A script that is written this way is not fetched.
  document.head.innerHTML = page("/assets/index-1.js");
});

it("tells another version by the name of its entry", async () => {
  expect(await served(page("/assets/index-1.js"))).toBe(false);
  expect(await served(page("/assets/index-2.js"))).toBe(true);
});

it("tells nothing from a page that is none of ours, or from no page", async () => {
  expect(await served("<h1>Sign in to the Wi-Fi</h1>")).toBe(false);
  expect(await served(page("/assets/index-2.js"), 503)).toBe(false);
  expect(await isOtherVersionServed(() => Promise.reject(new TypeError("offline")))).toBe(false);
});
