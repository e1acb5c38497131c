// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshState } from "../../../testing/freshState.ts";
import { liveState } from "../engine/chat.store.ts";
import { showLive } from "../engine/streaming.actions.ts";
import { useLive } from "./useStreamingMessage.ts";

/** The reply of each drawing. */
const drawn: ReturnType<typeof useLive>[] = [];
const root = createRoot(document.createElement("div"));

function Screen() {
  drawn.push(useLive());
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
  for (const word of words) act(() => void (liveState.text += word));
}

it("draws what stands around a reply again for its first word, and for no other", () => {
  act(() => showLive({ messageId: "reply" }));
  come("One", " two", " three");
  expect(drawn.map(({ text }) => text)).toEqual(["", "One"]);
});

it("draws it again when the connection is lost, and at the end", () => {
  act(() => showLive({ messageId: "reply", text: "One" }));
  come(" two");
  act(() => void (liveState.lost = true));
  act(() => showLive({}));
  expect(drawn.map(({ messageId, lost }) => [messageId, lost])).toEqual([
    ["reply", false],
    ["reply", true],
    ["", false],
  ]);
});
