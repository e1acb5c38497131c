// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshState } from "../../../testing/freshState.ts";
import { streamingState } from "../engine/chat.store.ts";
import { setStreaming } from "../engine/stream.actions.ts";
import { useStreamingMessage } from "./useStreamingMessage.ts";

/** The reply of each drawing. */
const drawn: ReturnType<typeof useStreamingMessage>[] = [];
const root = createRoot(document.createElement("div"));

function Screen() {
  drawn.push(useStreamingMessage());
  return null;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  freshState();
  act(() => root.render(createElement(Screen)));
  drawn.length = 0;
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

function come(...words: readonly string[]): void {
  for (const word of words) act(() => void (streamingState.text += word));
}

it("draws what stands around a reply again for its first word, and for no other", () => {
  act(() => setStreaming({ messageId: "reply" }));
  come("One", " two", " three");
  expect(drawn.map(({ text }) => text)).toEqual(["", "One"]);
});

it("draws it again when the connection is lost, and at the end", () => {
  act(() => setStreaming({ messageId: "reply", text: "One" }));
  come(" two");
  act(() => void (streamingState.isReconnecting = true));
  act(() => setStreaming({}));
  expect(drawn.map(({ messageId, isReconnecting }) => [messageId, isReconnecting])).toEqual([
    ["reply", false],
    ["reply", true],
    ["", false],
  ]);
});
