import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { dismissToast, endToasts, pauseToasts, startToastTimers, showToast } from "./toasts.actions.ts";
import { toastsState } from "./toasts.store.ts";

const shown = () => toastsState.toasts.map(({ message }) => message);
const press = (place: number) => toastsState.toasts[place]?.action?.onClick();

let leavePlace: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fakeServices();
  toastsState.toasts = [];
  pauseToasts(false);
  leavePlace = startToastTimers();
});

afterEach(() => {
  leavePlace();
  vi.useRealTimers();
});

it("start their time when they are rendered, however long their code takes to load", () => {
  leavePlace();
  showToast("failed", "one");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["one"]);
  leavePlace = startToastTimers();
  vi.advanceTimersByTime(5_999);
  expect(shown()).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("leave six seconds after each was shown", () => {
  showToast("failed", "one");
  vi.advanceTimersByTime(4_000);
  showToast("done", "two");
  vi.advanceTimersByTime(2_000);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(3_999);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("stay while the pointer or the focus is on them", () => {
  showToast("failed", "one");
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["one"]);
  pauseToasts(false);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

it("show the same message once, and can be dismissed", () => {
  showToast("failed", "one");
  showToast("failed", "one");
  expect(shown()).toEqual(["one"]);
  dismissToast(toastsState.toasts[0]?.id ?? "");
  expect(shown()).toEqual([]);
});

it("leave nothing of their time to the next", () => {
  dismissToast(showToast("failed", "one"));
  pauseToasts(true);
  pauseToasts(false);
  vi.advanceTimersByTime(5_000);
  showToast("done", "two");
  vi.advanceTimersByTime(5_999);
  expect(shown()).toEqual(["two"]);
});

describe("an action with Undo", () => {
  it("can be for ten seconds (product 6.3)", () => {
    dismissToast(showToast("failed", "one"));
    vi.advanceTimersByTime(1_500);
    showToast("done", "Deleted.", { onClick: () => undefined });
    vi.advanceTimersByTime(9_999);
    expect(shown()).toEqual(["Deleted."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("has its own toast, also with the same message", () => {
    const undone: string[] = [];
    for (const chat of ["a", "b"]) showToast("done", "Deleted.", { onClick: () => undone.push(chat) });
    press(1);
    expect([undone, shown()]).toEqual([["b"], ["Deleted."]]);
    press(0);
    expect(undone).toEqual(["b", "a"]);
  });

  it("is undone once: its toast is removed, and no longer pauses the others", () => {
    const onClick = vi.fn();
    showToast("done", "Deleted.", { onClick });
    showToast("done", "two");
    pauseToasts(true);
    press(0);
    expect([onClick.mock.calls.length, shown()]).toEqual([1, ["two"]]);
    vi.advanceTimersByTime(6_000);
    expect(shown()).toEqual([]);
  });
});

it("show the same message once with the same action", () => {
  const action = { label: "Log in", onClick: () => undefined };
  showToast("failed", "one");
  showToast("failed", "one", action);
  showToast("failed", "one", action);
  expect(toastsState.toasts.map(({ action }) => action?.label)).toEqual(["Log in"]);
});

it("replace an older toast about the same thing, and leave those about others", () => {
  showToast("done", "Chat deleted", { onClick: () => undefined }, "chat 1");
  showToast("done", "Chat deleted", { onClick: () => undefined }, "chat 2");
  showToast("done", "Chat deleted forever", undefined, "chat 1");
  expect(toastsState.toasts.map(({ about, message }) => `${about}: ${message}`)).toEqual([
    "chat 2: Chat deleted",
    "chat 1: Chat deleted forever",
  ]);
});

it("are removed when their change is undone elsewhere", () => {
  showToast("done", "Chat deleted", { onClick: () => undefined }, "chat 1");
  showToast("failed", "The server is busy.");
  endToasts("chat 1");
  expect(shown()).toEqual(["The server is busy."]);
});
