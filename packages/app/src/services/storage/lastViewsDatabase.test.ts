import { afterEach, expect, it, vi } from "vitest";
import { type LastViews, readLastView } from "./lastViewsDatabase.ts";

const view = { version: "1", offsetPx: 0, rows: ["A line"] };
const path = "/character/odile/chat/k1";

afterEach(() => vi.unstubAllGlobals());

/** A database with this value. */
function storeValue(stored: LastViews | undefined): void {
  const soon = (target: Record<string, unknown>) => {
    queueMicrotask(() => (target.onsuccess as () => void)());
    return target;
  };
  const objectStore = () => ({ get: () => soon({ result: stored }) });
  const database = { transaction: () => ({ objectStore }), close: () => undefined };
  vi.stubGlobal("indexedDB", { open: () => soon({ result: database }) });
}

it("is what this user saw at this path", async () => {
  storeValue({ owner: "12345678", views: [{ path, view }] });
  expect(await readLastView("secret-12345678", path)).toEqual(view);
});

it.each([
  ["another user saw it", "secret-87654321", path],
  ["it is of another chat", "secret-12345678", "/character/odile/chat/k2"],
])("is nothing where %s", async (_why, session, address) => {
  storeValue({ owner: "12345678", views: [{ path, view }] });
  expect(await readLastView(session, address)).toBeUndefined();
});

it("is nothing where nothing is stored", async () => {
  storeValue(undefined);
  expect(await readLastView("secret-12345678", path)).toBeUndefined();
});
