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
