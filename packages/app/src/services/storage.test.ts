// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { createStorage, memoryShelf, storageKeys } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps exactly three values in the browser", () => {
  localStorage.clear();
  const storage = createStorage();
  storage.setSession("s");
  storage.setDark(true);
  storage.setAdult(false);
  expect(Object.keys(localStorage).toSorted()).toEqual(Object.values(storageKeys).toSorted());
});

it("keeps the adult-content flag as the text 'false'", () => {
  const shelf = memoryShelf();
  createStorage(shelf).setAdult(false);
  expect(shelf.getItem(storageKeys.adult)).toBe("false");
});

it("tells an absent dark-mode flag from one that says light", () => {
  const storage = createStorage(memoryShelf());
  expect(storage.dark()).toBeNull();
  storage.setDark(false);
  expect(storage.dark()).toBe(false);
});

it("forgets the session value on sign-out", () => {
  const shelf = memoryShelf();
  const storage = createStorage(shelf);
  storage.setSession("s");
  storage.setSession(null);
  expect(shelf.getItem(storageKeys.session)).toBeNull();
});

it("works for the length of the page where the browser forbids storage", () => {
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const storage = createStorage();
  storage.setSession("s");
  expect([storage.session(), storage.lasts]).toEqual(["s", false]);
});

it("knows that what it keeps in the browser lasts", () => {
  expect(createStorage().lasts).toBe(true);
});
