// @vitest-environment happy-dom
import { loading, ready } from "../remote/resource.ts";
import { act, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDeferredReady } from "./useDeferredReady.ts";

type Text = typeof loading | { readonly kind: "ready"; readonly value: string };

/** The rendered values, in order. */
let rendered: string[];
const root = createRoot(document.createElement("div"));

function Page({ text }: { text: Text }) {
  const shown = useDeferredReady<Text>(text, loading);
  rendered.push(shown.kind === "ready" ? shown.value : shown.kind);
  return null;
}

const page = (text: Text) => createElement(Page, { text });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  rendered = [];
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

it("renders `meanwhile` first, and the loaded value at low priority after it", () => {
  act(() => root.render(page(loading)));
  act(() => {
    flushSync(() => root.render(page(ready("Hello"))));
    expect(rendered).toEqual(["loading", "loading"]);
  });
  expect(rendered.at(-1)).toBe("Hello");
});

it("renders a value at once that was loaded from the start", () => {
  act(() => root.render(page(ready("Hello"))));
  expect(rendered).toEqual(["Hello"]);
});

it("shows each later change at once, and only once", () => {
  act(() => root.render(page(ready("Hello"))));
  act(() => flushSync(() => root.render(page(ready("Hello there")))));
  expect(rendered).toEqual(["Hello", "Hello there"]);
});
