import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { importOrToast, untilLoaded } from "./lazyWithRetry.ts";
import { toastsState } from "../overlays/toasts.store.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");

let fakes: ReturnType<typeof fakeServices>;
beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  fakes = fakeServices();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows that a part cannot be loaded, and loads it again after user activity", async () => {
  const load = vi
    .fn(async () => "part")
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(500);
  expect(toastsState.toasts.map(({ kind }) => kind)).toEqual(["failed"]);
  expect(load).toHaveBeenCalledTimes(2);
  fakes.browser.triggerActivity();
  expect(await part).toBe("part");
});

it("resolves to the module, without a toast", async () => {
  expect(await importOrToast(async () => 2)).toBe(2);
  expect(toastsState.toasts).toEqual([]);
});

it("shows that a module cannot be loaded, and offers to reload the page", async () => {
  const module = importOrToast(() => Promise.reject<number>(failure));
  await vi.advanceTimersByTimeAsync(500);
  expect(await module).toBeUndefined();
  expect(toastsState.toasts.map(({ message, action }) => [message, action?.label])).toEqual([
    ["Mimi could not be reached. Check your connection and try again.", "Reload"],
  ]);
  toastsState.toasts[0]?.action?.onClick();
  expect(fakes.browser.reloads).toBe(1);
});

it("does not offer to reload the page offline, where it would be lost", async () => {
  fakes.browser.online = false;
  const module = importOrToast(() => Promise.reject<number>(failure));
  await vi.advanceTimersByTimeAsync(500);
  await module;
  expect(toastsState.toasts[0]?.action).toBeUndefined();
});
