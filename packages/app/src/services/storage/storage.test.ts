// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { createStorage, memoryStorage, storageKeys } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

// Rule: local-storage-values
it("stores exactly three values in the browser", () => {
  localStorage.clear();
  const storage = createStorage();
  storage.setSession("s");
  storage.setDark(true);
  storage.setAdult(false);
  expect(Object.keys(localStorage).toSorted()).toEqual(Object.values(storageKeys).toSorted());
});

it("stores the adult-content flag as the text 'false'", () => {
  const storageArea = memoryStorage();
  createStorage(storageArea).setAdult(false);
  expect(storageArea.getItem(storageKeys.adult)).toBe("false");
});

it("distinguishes an absent dark-mode flag from one that is light", () => {
  const storage = createStorage(memoryStorage());
  expect(storage.dark()).toBeNull();
  storage.setDark(false);
  expect(storage.dark()).toBe(false);
});

it("removes the session value on sign-out", () => {
  const storageArea = memoryStorage();
  const storage = createStorage(storageArea);
  storage.setSession("s");
  storage.setSession(null);
  expect(storageArea.getItem(storageKeys.session)).toBeNull();
});

it("works as long as the page where the browser forbids storage", () => {
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const storage = createStorage();
  storage.setSession("s");
  expect([storage.session(), storage.isPersistent]).toEqual(["s", false]);
});

it("is persistent where the browser stores values", () => {
  expect(createStorage().isPersistent).toBe(true);
});
