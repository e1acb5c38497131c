// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "./Composer.tsx";
import type { ComposerState } from "./Composer.tsx";

const onStop = vi.fn();
let root: ReturnType<typeof createRoot>;

function show(kind: "ready" | "replying", draft: string): void {
  const state: ComposerState = { kind };
  const given = { characterName: "Odile", draft, state, onStop, onDraftChange: vi.fn(), onSend: vi.fn() };
  act(() => root.render(<Composer {...given} />));
}

function pressStop(): void {
  document.querySelector<HTMLButtonElement>('[aria-label="Stop the reply"]')?.click();
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["performance"] });
  onStop.mockClear();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("takes no press for Stop that was meant for Send, which stood there a moment ago", () => {
  show("ready", "Hello");
  show("replying", "Hello");
  vi.advanceTimersByTime(499);
  pressStop();
  expect(onStop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});

it("stops at once what was just sent", () => {
  show("ready", "Hello");
  show("replying", "");
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});

it("stops at once a reply that was under way when it appeared", () => {
  show("replying", "Hello");
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});
