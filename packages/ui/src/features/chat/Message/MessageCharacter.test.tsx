// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CharacterTurn } from "../ChatTurn.ts";
import { Message } from "./Message.tsx";

const place = document.createElement("div");
const root = createRoot(place);
let text = "";
/** Those who wait for the next text. */
const listeners = new Set<() => void>();
const streaming = {
  read: () => text,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
const turn: CharacterTurn = {
  kind: "character",
  id: "m",
  text: "The",
  state: "streaming",
  streamingText: streaming,
};

function show(shown: CharacterTurn): void {
  act(() => root.render(<Message turn={shown} characterName="Odile" />));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

it("renders streaming text without a new turn for each token", () => {
  text = "The lamp";
  show(turn);
  expect(place.textContent).toContain("The lamp");
  text = "The lamp turns";
  act(() => {
    for (const draw of listeners) draw();
  });
  expect(place.textContent).toContain("The lamp turns");
});

it("renders the turn's own text when streaming has ended", () => {
  text = "The lamp";
  show(turn);
  expect(listeners.size).toBeGreaterThan(0);
  show({ ...turn, text: "The lamp turns once.", state: "done", streamingText: undefined });
  expect(place.textContent).toContain("The lamp turns once.");
  expect(listeners.size).toBe(0);
});

it("renders the streaming text so far on a server", () => {
  text = "The lamp turns";
  expect(renderToStaticMarkup(<Message turn={turn} characterName="Odile" />)).toContain("lamp turns");
});
