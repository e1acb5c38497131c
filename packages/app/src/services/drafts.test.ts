import { beforeEach, expect, it, vi } from "vitest";
import { DraftBridge } from "./draftBridge.ts";
import { createDrafts } from "./drafts.ts";
import { memoryShelf } from "./storage.ts";

/** IndexedDB as a map; a write ends when the test says so, as it may take its time. */
const database = vi.hoisted(() => ({
  kept: new Map<string, string>(),
  finish: [] as (() => void)[],
  broken: false,
}));

vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  get: async (key: string) => database.kept.get(key),
  keys: async () => [...database.kept.keys()],
  delMany: async (keys: string[]) => keys.forEach((key) => database.kept.delete(key)),
  setMany: (entries: [string, string][]) =>
    new Promise<void>((resolve, reject) => {
      if (database.broken) reject(new Error("no database"));
      database.finish.push(() => {
        for (const [key, text] of entries) database.kept.set(key, text);
        resolve();
      });
    }),
}));

let bridge: DraftBridge;
const finishWriting = async () => {
  database.finish.shift()?.();
  await Promise.resolve();
};

beforeEach(() => {
  database.kept.clear();
  database.finish.length = 0;
  database.broken = false;
  bridge = new DraftBridge(memoryShelf());
});

it("keeps a text under its user and place, for a later visit", async () => {
  createDrafts(bridge).keep("u1", "chat/a", "Hello");
  await finishWriting();
  const later = createDrafts(bridge);
  expect(await later.read("u1", "chat/a")).toBe("Hello");
  expect(await later.read("u2", "chat/a")).toBe("");
});

it("reads its own text before it is written", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "H");
  drafts.keep("u1", "chat/a", "He");
  expect(await drafts.read("u1", "chat/a")).toBe("He");
});

it("writes only the latest of what was typed during a write", async () => {
  const drafts = createDrafts(bridge);
  for (const text of ["H", "He", "Hel", "Hell"]) drafts.keep("u1", "chat/a", text);
  expect(database.finish).toHaveLength(1);
  await finishWriting();
  await finishWriting();
  expect(database.kept.get("u1/chat/a")).toBe("Hell");
  expect(database.finish).toHaveLength(0);
});

it("loses nothing when the page goes away before a write has ended", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "H");
  drafts.keep("u1", "chat/a", "Hello");
  drafts.flush();
  database.finish.length = 0;
  expect(await createDrafts(bridge).read("u1", "chat/a")).toBe("Hello");
});

it("does not bring back an old text by the bridge once a newer one was written", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "old");
  drafts.flush();
  drafts.keep("u1", "chat/a", "new");
  await finishWriting();
  await finishWriting();
  expect(await createDrafts(bridge).read("u1", "chat/a")).toBe("new");
});

it("keeps a tab's own words through a reload, where another tab wrote in the same place since", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "mine");
  drafts.keep("u1", "chat/b", "sent");
  await finishWriting();
  await finishWriting();
  drafts.keep("u1", "chat/b", "");
  await finishWriting();
  database.kept.set("u1/chat/a", "another tab's").set("u1/chat/b", "another tab's");
  drafts.flush();
  const later = createDrafts(bridge);
  expect(await later.read("u1", "chat/a")).toBe("mine");
  // It has none of its own there any more.
  expect(await later.read("u1", "chat/b")).toBe("another tab's");
});

it("forgets everything of one user at sign-out, and nothing of others", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "mine");
  drafts.keep("u2", "chat/a", "theirs");
  await finishWriting();
  await finishWriting();
  drafts.flush();
  await drafts.wipe("u1");
  expect([...database.kept.keys()]).toEqual(["u2/chat/a"]);
  expect(await drafts.read("u1", "chat/a")).toBe("");
});

it("does not write what was under way at sign-out after it was forgotten", async () => {
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "mine");
  const wiped = drafts.wipe("u1");
  await finishWriting();
  await wiped;
  expect(database.kept.size).toBe(0);
});

it("lasts as long as the page where there is no database", async () => {
  database.broken = true;
  const drafts = createDrafts(bridge);
  drafts.keep("u1", "chat/a", "Hello");
  await Promise.resolve();
  expect(await drafts.read("u1", "chat/a")).toBe("Hello");
});
