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

it("ignores a press on Stop just after it has replaced Send", () => {
  show("ready", "Hello");
  show("replying", "Hello");
  vi.advanceTimersByTime(499);
  pressStop();
  expect(onStop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});

it("stops at once when the field was empty before", () => {
  show("ready", "Hello");
  show("replying", "");
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});

it("stops at once a reply that was streaming on mount", () => {
  show("replying", "Hello");
  pressStop();
  expect(onStop).toHaveBeenCalledOnce();
});
