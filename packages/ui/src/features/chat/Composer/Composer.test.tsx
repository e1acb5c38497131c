// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "./Composer.tsx";
import type { ComposerState } from "./Composer.tsx";

const onReplyStop = vi.fn();
let root: ReturnType<typeof createRoot>;

function show(kind: "ready" | "replying", draft: string): void {
  const state: ComposerState = { kind };
  const given = {
    characterName: "Odile",
    draft,
    state,
    onReplyStop,
    onDraftChange: vi.fn(),
    onSubmit: vi.fn(),
  };
  act(() => root.render(<Composer {...given} />));
}

function pressStop(): void {
  document.querySelector<HTMLButtonElement>('[aria-label="Stop the reply"]')?.click();
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["performance"] });
  onReplyStop.mockClear();
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
  expect(onReplyStop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  pressStop();
  expect(onReplyStop).toHaveBeenCalledOnce();
});

it("stops at once when the field was empty before", () => {
  show("ready", "Hello");
  show("replying", "");
  pressStop();
  expect(onReplyStop).toHaveBeenCalledOnce();
});

it("stops at once a reply that was streaming on mount", () => {
  show("replying", "Hello");
  pressStop();
  expect(onReplyStop).toHaveBeenCalledOnce();
});

// Rule: visitor-chat-server-rendered
it("reports and sends what was typed into the server's markup before it was hydrated", () => {
  const onDraftChange = vi.fn();
  const onSubmit = vi.fn();
  const composer = (
    <Composer
      characterName="Odile"
      draft=""
      state={{ kind: "ready" }}
      onDraftChange={onDraftChange}
      onSubmit={onSubmit}
    />
  );
  document.body.innerHTML = renderToString(composer);
  const field = document.querySelector("textarea");
  if (field) field.value = "Hello ";
  act(() => {
    root = hydrateRoot(document.body, composer);
  });
  expect(onDraftChange.mock.calls).toEqual([["Hello "]]);
  document.querySelector<HTMLButtonElement>('[aria-label="Send"]')?.click();
  expect(onSubmit.mock.calls).toEqual([["Hello"]]);
});

it.each([
  ["ready", "", "Write something first"],
  ["replying", "Hello", "Wait for the reply, or stop it. Your draft is saved."],
] as const)("Enter in a composer that is %s, with %j, says why nothing was sent", (kind, draft, note) => {
  show(kind, draft);
  expect(document.body.textContent).not.toContain(note);
  const field = document.querySelector("textarea");
  act(() => void field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(document.querySelector("[role=status]")?.textContent).toBe(note);
});
