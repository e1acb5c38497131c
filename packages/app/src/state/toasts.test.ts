import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { dismissToast, holdToasts, showToast } from "./toasts.actions.ts";
import { toastsState } from "./toasts.store.ts";

const shown = () => toastsState.toasts.map(({ message }) => message);

beforeEach(() => {
  vi.useFakeTimers();
  fakeServices();
  toastsState.toasts = [];
  holdToasts(true);
});

afterEach(() => void vi.useRealTimers());

it("leave after six seconds, the oldest first", () => {
  showToast("failed", "one");
  showToast("done", "two");
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual(["two"]);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

it("stay while somebody looks at them", () => {
  showToast("failed", "one");
  holdToasts(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["one"]);
  holdToasts(false);
  vi.advanceTimersByTime(6_000);
  expect(shown()).toEqual([]);
});

it("say the same once, and can be sent away", () => {
  showToast("failed", "one");
  showToast("failed", "one");
  expect(shown()).toEqual(["one"]);
  dismissToast(toastsState.toasts[0]?.id ?? "");
  expect(shown()).toEqual([]);
});
