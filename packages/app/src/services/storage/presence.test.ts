import { expect, it, vi } from "vitest";
import { createPresence } from "./presence.ts";

/** The locks of a browser. A lock is released when its work ends. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    held,
    async request(name: string, work: () => unknown) {
      await vi.waitUntil(() => !held.has(name));
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager & { held: Set<string> };
}

it("lists the other open pages, and not itself", async () => {
  const locks = fakeLocks();
  const [one, other] = [createPresence(locks), createPresence(locks)];
  expect([...(await one.others())]).toEqual([]);
  expect([...(await other.others())]).toEqual([one.id()]);
  expect([...(await one.others())]).toEqual([other.id()]);
});

it("is not open before its first call nor after it left, and returns with another id", async () => {
  const locks = fakeLocks();
  const page = createPresence(locks);
  expect(locks.held.size).toBe(0);
  const before = page.id();
  await page.others();
  page.release();
  await Promise.resolve();
  expect(locks.held.size).toBe(0);
  await page.others();
  expect([page.id() === before, [...locks.held]]).toEqual([false, [`mimi-page/${page.id()}`]]);
});

it("resolves when another page is closed", async () => {
  const locks = fakeLocks();
  const [one, other] = [createPresence(locks), createPresence(locks)];
  await other.others();
  await expect.poll(() => locks.held.size).toBe(1);
  let isClosed = false;
  const closed = one.untilClosed(other.id()).then(() => (isClosed = true));
  await Promise.resolve();
  expect(isClosed).toBe(false);
  other.release();
  await closed;
});

it("pays no heed to other locks of the browser", async () => {
  const locks = fakeLocks();
  locks.held.add("firebase-auth");
  expect((await createPresence(locks).others()).size).toBe(0);
});

it("seems to be the only page where locks are missing or refused", async () => {
  const refusing = {
    request: async () => Promise.reject(new DOMException("no", "SecurityError")),
    query: async () => Promise.reject(new DOMException("no", "SecurityError")),
  } as unknown as LockManager;
  for (const locks of [undefined, refusing]) {
    expect((await createPresence(locks).others()).size).toBe(0);
  }
});
