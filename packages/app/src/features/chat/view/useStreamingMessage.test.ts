// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshState } from "../../../testing/freshState.ts";
import { streamingState } from "../engine/chat.store.ts";
import { setStreaming } from "../engine/stream.actions.ts";
import { useStreamingMessage } from "./useStreamingMessage.ts";

/** The value of each rendering. */
const rendered: ReturnType<typeof useStreamingMessage>[] = [];
const root = createRoot(document.createElement("div"));

function Screen() {
  rendered.push(useStreamingMessage());
  return null;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  freshState();
  act(() => root.render(createElement(Screen)));
  rendered.length = 0;
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

function receive(...words: readonly string[]): void {
  for (const word of words) act(() => void (streamingState.text += word));
}

it("renders again for the first text of a reply, and for no other", () => {
  act(() => setStreaming({ messageId: "reply" }));
  receive("One", " two", " three");
  expect(rendered.map(({ text }) => text)).toEqual(["", "One"]);
});

it("renders again when the connection is lost, and at the end", () => {
  act(() => setStreaming({ messageId: "reply", text: "One" }));
  receive(" two");
  act(() => void (streamingState.isReconnecting = true));
  act(() => setStreaming({}));
  expect(rendered.map(({ messageId, isReconnecting }) => [messageId, isReconnecting])).toEqual([
    ["reply", false],
    ["reply", true],
    ["", false],
  ]);
});
