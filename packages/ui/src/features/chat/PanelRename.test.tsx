// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PanelRename } from "./PanelRename.tsx";

let root: ReturnType<typeof createRoot>;
const field = () => document.querySelector("input") ?? document.createElement("input");
const selection = () => [field().selectionStart, field().selectionEnd];
const copy = { save: "Save", cancel: "Cancel", nameMissing: "", nameTooLong: () => "" };

const show = (name: string, draft?: string) =>
  act(() =>
    root.render(
      <PanelRename {...{ name, draft, copy }} label="New name" onRename={() => {}} onEnd={() => {}} />,
    ),
  );

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("selects the name, so that a new one replaces it", () => {
  show("The lift");
  act(() => void vi.runAllTimers());
  expect(document.activeElement).toBe(field());
  expect(selection()).toEqual([0, 8]);
});

it("continues a half-written name at its end", () => {
  show("The lift", "Room");
  act(() => void vi.runAllTimers());
  expect(selection()).toEqual([4, 4]);
});

it("leaves the caret of a user who types before the field has received the focus by itself", () => {
  show("The lift", "Room");
  field().focus();
  field().value = "Room ";
  field().setSelectionRange(5, 5);
  act(() => void vi.runAllTimers());
  expect(selection()).toEqual([5, 5]);
});

it("leaves the caret when the chat gets another name meanwhile", () => {
  show("The lift");
  act(() => void vi.runAllTimers());
  field().value = "Room";
  field().setSelectionRange(2, 2);
  show("The stairs");
  act(() => void vi.runAllTimers());
  expect(selection()).toEqual([2, 2]);
});
