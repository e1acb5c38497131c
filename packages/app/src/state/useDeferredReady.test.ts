// @vitest-environment happy-dom
import { loading, ready } from "./resource.ts";
import { act, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDeferredReady } from "./useDeferredReady.ts";

type Text = typeof loading | { readonly kind: "ready"; readonly value: string };

/** What was drawn, in turn. */
let drawn: string[];
const root = createRoot(document.createElement("div"));

function Page({ text }: { text: Text }) {
  const shown = useDeferredReady<Text>(text, loading);
  drawn.push(shown.kind === "ready" ? shown.value : shown.kind);
  return null;
}

const page = (text: Text) => createElement(Page, { text });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  drawn = [];
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

it("keeps what stands meanwhile for those who are in a hurry, and draws what came in after it", () => {
  act(() => root.render(page(loading)));
  act(() => {
    flushSync(() => root.render(page(ready("Hello"))));
    expect(drawn).toEqual(["loading", "loading"]);
  });
  expect(drawn.at(-1)).toBe("Hello");
});

it("shows at once what was there from the first", () => {
  act(() => root.render(page(ready("Hello"))));
  expect(drawn).toEqual(["Hello"]);
});

it("shows each later change at once, and only once", () => {
  act(() => root.render(page(ready("Hello"))));
  act(() => flushSync(() => root.render(page(ready("Hello there")))));
  expect(drawn).toEqual(["Hello", "Hello there"]);
});
