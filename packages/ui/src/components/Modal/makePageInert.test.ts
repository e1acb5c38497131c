// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { makePageInert } from "./makePageInert.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <div id="app"><main id="page"><a href="/">Home</a></main><section><ol id="toasts" aria-live="polite"></ol></section></div>
    <p id="preview" inert></p>
    <div id="overlay"><div id="first"><button>Save</button></div></div>
    <div id="second"></div>`;
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);

it("makes everything beside the dialog inert, but not live regions", () => {
  makePageInert(byId("first"));
  expect(inert()).toEqual(["page", "preview", "second"]);
});

it("restores the page, and nothing that was inert before", () => {
  const restore = makePageInert(byId("first"));
  restore?.();
  expect(inert()).toEqual(["preview"]);
});

it("keeps the page inert until the last dialog is closed, in any order", () => {
  const restoreFirst = makePageInert(byId("first"));
  const restoreSecond = makePageInert(byId("second"));
  restoreFirst?.();
  expect(inert()).toContain("page");
  restoreSecond?.();
  expect(inert()).toEqual(["preview"]);
});

it("leaves the last of several dialogs usable that open at once", () => {
  let restoreFirst = makePageInert(byId("first"));
  const restoreSecond = makePageInert(byId("second"));
  expect(inert()).toEqual(["page", "preview", "overlay"]);
  // React sets the `ref` of the first one again.
  restoreFirst?.();
  restoreFirst = makePageInert(byId("first"));
  expect(inert()).toEqual(["page", "preview", "overlay"]);
  restoreSecond?.();
  expect(inert()).toEqual(["page", "preview"]);
  restoreFirst?.();
  expect(inert()).toEqual(["preview"]);
});

it("leaves the layers that the page marks usable, also one that is added later", async () => {
  byId("page").innerHTML = `<p id="text"></p><p id="picker" data-mimi-layer></p>`;
  const restore = makePageInert(byId("first"));
  expect(inert()).toEqual(["text", "preview", "second"]);
  byId("second").innerHTML = `<p id="rest"></p><p id="chat" data-mimi-layer></p>`;
  // Radix hides what is beside the dialog.
  byId("second").setAttribute("data-aria-hidden", "true");
  byId("second").setAttribute("aria-hidden", "true");
  await expect.poll(inert).toEqual(["text", "preview", "rest"]);
  expect(byId("second").hasAttribute("aria-hidden")).toBe(false);
  restore?.();
  expect(inert()).toEqual(["preview"]);
});
