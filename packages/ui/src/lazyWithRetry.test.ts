import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importWithRetry, preload } from "./lazyWithRetry.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const setOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

test.each(["online", "click", "keydown"])("a failed import is retried after %s", async (event) => {
  const load = vi
    .fn(async () => "code")
    .mockRejectedValueOnce(new Error("gone"))
    .mockRejectedValueOnce(new Error("gone"));
  const module = importWithRetry(load);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event(event));
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event(event));
  expect(await module).toBe("code");
  page.dispatchEvent(new Event(event));
  expect(load).toHaveBeenCalledTimes(3);
});

test("an import starts only when the browser is online, because browsers remember a failed import", async () => {
  setOnline(false);
  const load = vi.fn(async () => "code");
  preload(load);
  const module = importWithRetry(load);
  page.dispatchEvent(new Event("click"));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  page.dispatchEvent(new Event("online"));
  expect(await module).toBe("code");
});

test("a module that is loaded also works offline", async () => {
  const load = vi.fn(async () => "code");
  await importWithRetry(load);
  setOnline(false);
  expect(await importWithRetry(load)).toBe("code");
});
