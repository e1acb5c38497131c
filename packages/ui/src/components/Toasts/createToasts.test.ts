import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToasts } from "./createToasts.ts";
import type { Toast, ToastAction, ToastList } from "./createToasts.ts";

let list: ToastList;
let stopTimers: () => void;

const shown = () => list.toasts.map(({ message }) => message);
const press = (place: number) => list.toasts[place]?.action?.onClick();
const show = (kind: Toast["kind"], message: string, action?: ToastAction, about?: string) =>
  list.show({ kind, message, action, about });

beforeEach(() => {
  vi.useFakeTimers();
  list = createToasts();
  stopTimers = list.startTimers();
});

afterEach(() => {
  stopTimers();
  vi.useRealTimers();
});

// Rule: toast-time-from-render
it("start their time when they are rendered, however long their code takes to load", () => {
  stopTimers();
  show("failed", "one");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["one"]);
  stopTimers = list.startTimers();
  vi.advanceTimersByTime(5_999);
  expect(shown()).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("leave six seconds after each was shown", () => {
  show("failed", "one");
  vi.advanceTimersByTime(4_000);
  show("done", "two");
  vi.advanceTimersByTime(2_000);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(3_999);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("stay while the pointer or the focus is on them", () => {
  show("failed", "one");
  list.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["one"]);
  list.pause(false);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

it("show the same message once, and can be dismissed", () => {
  show("failed", "one");
  show("failed", "one");
  expect(shown()).toEqual(["one"]);
  list.close(list.toasts[0]?.id ?? "");
  expect(shown()).toEqual([]);
});

it("leave nothing of their time to the next", () => {
  list.close(show("failed", "one"));
  list.pause(true);
  list.pause(false);
  vi.advanceTimersByTime(5_000);
  show("done", "two");
  vi.advanceTimersByTime(5_999);
  expect(shown()).toEqual(["two"]);
});

describe("an action with Undo", () => {
  // Rule: undo-time
  it("can be for ten seconds", () => {
    list.close(show("failed", "one"));
    vi.advanceTimersByTime(1_500);
    show("done", "Deleted.", { onClick: () => undefined });
    vi.advanceTimersByTime(9_999);
    expect(shown()).toEqual(["Deleted."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  // Rule: undo-time
  it("has its own toast, also with the same message", () => {
    const undone: string[] = [];
    for (const chat of ["a", "b"]) show("done", "Deleted.", { onClick: () => undone.push(chat) });
    press(1);
    expect([undone, shown()]).toEqual([["b"], ["Deleted."]]);
    press(0);
    expect(undone).toEqual(["b", "a"]);
  });

  it("is undone once: its toast is removed, and no longer pauses the others", () => {
    const onClick = vi.fn();
    show("done", "Deleted.", { onClick });
    show("done", "two");
    list.pause(true);
    press(0);
    expect([onClick.mock.calls.length, shown()]).toEqual([1, ["two"]]);
    vi.advanceTimersByTime(6_000);
    expect(shown()).toEqual([]);
  });
});

it("show the same message once with the same action", () => {
  const action = { label: "Log in", onClick: () => undefined };
  show("failed", "one");
  show("failed", "one", action);
  show("failed", "one", action);
  expect(list.toasts.map(({ action }) => action?.label)).toEqual(["Log in"]);
});

it("replace an older toast about the same thing, and leave those about others", () => {
  show("done", "Chat deleted", { onClick: () => undefined }, "chat 1");
  show("done", "Chat deleted", { onClick: () => undefined }, "chat 2");
  show("done", "Chat deleted forever", undefined, "chat 1");
  expect(shown()).toEqual(["Chat deleted", "Chat deleted forever"]);
});

it("are removed when their change is undone elsewhere", () => {
  show("done", "Chat deleted", { onClick: () => undefined }, "chat 1");
  show("failed", "The server is busy.");
  list.closeAbout("chat 1");
  expect(shown()).toEqual(["The server is busy."]);
});

it("are at most five, and the oldest is closed for a newer one", () => {
  for (const message of ["one", "two", "three", "four", "five", "six"]) show("failed", message);
  expect(shown()).toEqual(["two", "three", "four", "five", "six"]);
  expect(vi.getTimerCount()).toBe(5);
});

it("have the number and the times of their owner", () => {
  stopTimers();
  list = createToasts({ max: 2, timeoutMs: 1_000, actionTimeoutMs: Infinity });
  stopTimers = list.startTimers();
  show("done", "one");
  show("done", "two", { onClick: () => undefined });
  show("done", "three");
  expect(shown()).toEqual(["two", "three"]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual(["two"]);
});

it("inform a listener about each change until it ends", () => {
  const listener = vi.fn();
  const end = list.subscribe(listener);
  show("done", "one");
  vi.advanceTimersByTime(6_000);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  show("done", "two");
  list.clear();
  expect(listener).toHaveBeenCalledTimes(2);
});
