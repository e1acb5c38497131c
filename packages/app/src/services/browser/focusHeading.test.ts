// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { createBrowser } from "./browser.ts";

const { focusHeading } = createBrowser();
const focused = () => document.activeElement?.id;

afterEach(() => {
  document.body.innerHTML = "";
});

// Rule: page-title-and-focus
it("stays on the heading of a page when what is loaded replaces it", async () => {
  document.body.innerHTML = "<main><h1 id='unknown'>Chat</h1></main>";
  focusHeading();
  expect(focused()).toBe("unknown");
  document.body.innerHTML = "<main><header><h1 id='odile'>Odile</h1></header></main>";
  await expect.poll(focused).toBe("odile");
});

it("leaves the focus where the user has moved it", async () => {
  document.body.innerHTML = "<main><h1 id='unknown'>Chat</h1></main><button id='send'>Send</button>";
  focusHeading();
  document.querySelector("button")?.focus();
  document.querySelector("h1")?.replaceWith(Object.assign(document.createElement("h1"), { id: "odile" }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe("send");
});
