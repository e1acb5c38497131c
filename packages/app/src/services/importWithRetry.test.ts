import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { importWithRetry } from "./importWithRetry.ts";
import { reloadPage } from "./navigation/reload.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("retries a failed import once, after half a second", async () => {
  const load = vi.fn(async () => "module").mockRejectedValueOnce(failure);
  const module = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await module).toBe("module");
});

it("rejects when the retry fails too, and imports again the next time", async () => {
  const load = vi
    .fn(async () => "module")
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const rejected = expect(importWithRetry(load)).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(500);
  await rejected;
  expect(await importWithRetry(load)).toBe("module");
  expect(load).toHaveBeenCalledTimes(3);
});

it("starts no import offline, except of a module that is loaded", async () => {
  const load = vi.fn(async () => "module");
  vi.stubGlobal("navigator", { onLine: false });
  await expect(importWithRetry(load)).rejects.toThrow("offline");
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: true });
  await importWithRetry(load);
  vi.stubGlobal("navigator", { onLine: false });
  expect(await importWithRetry(load)).toBe("module");
});

// The last test: the page stays in the state of being reloaded.
it("stays pending after a failure while the page is reloaded: closing a dialog would cancel the reload", async () => {
  vi.stubGlobal("location", { reload: () => undefined });
  reloadPage();
  const settled = vi.fn();
  void importWithRetry(() => Promise.reject(failure)).then(settled, settled);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(settled).not.toHaveBeenCalled();
});
