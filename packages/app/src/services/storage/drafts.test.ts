import { beforeEach, describe, expect, it, vi } from "vitest";
import { DraftBridge } from "./draftBridge.ts";
import { createDrafts, type Drafts } from "./drafts.ts";
import { memoryStorage } from "./storage.ts";

/** IndexedDB as a map. A test decides when a write ends. */
const database = vi.hoisted(() => ({
  stored: new Map<string, string>(),
  finish: [] as (() => void)[],
  broken: false,
}));

vi.mock("idb-keyval", () => ({
  createStore: () => (_mode: string, work: (store: object) => unknown) => {
    const changes: (() => void)[] = [];
    return work({
      put: (text: string, key: string) => changes.push(() => database.stored.set(key, text)),
      delete: (key: string) => changes.push(() => database.stored.delete(key)),
      transaction: changes,
    });
  },
  get: async (key: string) => database.stored.get(key),
  keys: async () => [...database.stored.keys()],
  delMany: async (keys: string[]) => keys.forEach((key) => database.stored.delete(key)),
  promisifyRequest: (changes: (() => void)[]) =>
    new Promise<void>((resolve, reject) => {
      if (database.broken) reject(new Error("no database"));
      database.finish.push(() => {
        for (const change of changes) change();
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
  database.stored.clear();
  database.finish.length = 0;
  database.broken = false;
  bridge = new DraftBridge(memoryStorage());
});

it("persists a text by user and draft key, for a later visit", async () => {
  createDrafts(bridge).save("u1", "chat/a", "Hello");
  await finishWriting();
  const later = createDrafts(bridge);
  expect(await later.read("u1", "chat/a")).toBe("Hello");
  expect(await later.read("u2", "chat/a")).toBe("");
});

it("reads a text before it is written", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "H");
  drafts.save("u1", "chat/a", "He");
  expect(await drafts.read("u1", "chat/a")).toBe("He");
});

it("writes only the latest text of those typed during a write", async () => {
  const drafts = createDrafts(bridge);
  for (const text of ["H", "He", "Hel", "Hell"]) drafts.save("u1", "chat/a", text);
  expect(database.finish).toHaveLength(1);
  await finishWriting();
  await finishWriting();
  expect(database.stored.get("u1/chat/a")).toBe("Hell");
  expect(database.finish).toHaveLength(0);
});

it("loses nothing when the page is unloaded during a write", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "H");
  drafts.save("u1", "chat/a", "Hello");
  drafts.flush();
  database.finish.length = 0;
  expect(await createDrafts(bridge).read("u1", "chat/a")).toBe("Hello");
});

it("does not bring back an old text by the bridge once a newer one was written", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "old");
  drafts.flush();
  drafts.save("u1", "chat/a", "new");
  await finishWriting();
  await finishWriting();
  expect(await createDrafts(bridge).read("u1", "chat/a")).toBe("new");
});

it("keeps a tab's text through a reload, although another tab wrote by the same key", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "mine");
  drafts.save("u1", "chat/b", "sent");
  await finishWriting();
  await finishWriting();
  drafts.save("u1", "chat/b", "");
  await finishWriting();
  database.stored.set("u1/chat/a", "another tab's").set("u1/chat/b", "another tab's");
  drafts.flush();
  const later = createDrafts(bridge);
  expect(await later.read("u1", "chat/a")).toBe("mine");
  // It has no text of its own there any more.
  expect(await later.read("u1", "chat/b")).toBe("another tab's");
});

describe("the own text of a page", () => {
  /** Pages of one browser, and which of them are open. */
  function browser() {
    const openPages = new Set<string>();
    let opened = 0;
    return (from = new DraftBridge(memoryStorage())) => {
      let id = `page-${++opened}`;
      const release = () => {
        openPages.delete(id);
        id = `page-${++opened}`;
      };
      const untilClosed = (page: string) => vi.waitUntil(() => !openPages.has(page)).then(() => undefined);
      const others = async () => new Set([...openPages.add(id)].filter((page) => page !== id));
      return {
        ...createDrafts(from, { id: () => id, others, untilClosed, release }),
        vanish: () => openPages.delete(id),
      };
    };
  }
  const orphanedTexts = async (drafts: Pick<Drafts, "orphaned">) =>
    (await drafts.orphaned("u1", "chat/a/outbox")).map(({ text }) => text);

  it("is stored beside those of other pages by the same key, and is not orphaned while its page is open", async () => {
    const open = browser();
    const [one, other] = [open(), open()];
    for (const page of [one, other]) await orphanedTexts(page);
    one.saveForTab("u1", "chat/a/outbox", "mine");
    other.saveForTab("u1", "chat/a/outbox", "theirs");
    await finishWriting();
    await finishWriting();
    expect(await orphanedTexts(open())).toEqual([]);
    const more = vi.fn();
    await one.orphaned("u1", "chat/a/outbox", more);
    expect(more).not.toHaveBeenCalled();
    other.vanish();
    await expect.poll(() => more.mock.calls.length).toBe(1);
    expect([await orphanedTexts(one), await orphanedTexts(open())]).toEqual([["theirs"], ["theirs"]]);
  });

  it("is not orphaned any more after another page took it over", async () => {
    const open = browser();
    const closedPage = open();
    closedPage.saveForTab("u1", "chat/a/outbox", "Hello");
    await finishWriting();
    const next = open();
    const [found] = await next.orphaned("u1", "chat/a/outbox");
    expect(found).toEqual({ draftKey: "chat/a/outbox/page-1", text: "Hello" });
    next.saveForTab("u1", "chat/a/outbox", "Hello");
    next.save("u1", found?.draftKey ?? "", "");
    await finishWriting();
    await finishWriting();
    expect([...database.stored]).toEqual([["u1/chat/a/outbox/page-2", "Hello"]]);
    expect([await orphanedTexts(next), await orphanedTexts(closedPage)]).toEqual([[], []]);
  });

  it("is orphaned when the chat is closed, to this page and to others", async () => {
    const open = browser();
    const page = open();
    await orphanedTexts(page);
    page.saveForTab("u1", "chat/a/outbox", "Hello");
    expect(await orphanedTexts(page)).toEqual([]);
    page.release();
    expect(await orphanedTexts(page)).toEqual(["Hello"]);
  });

  it("is adopted after a reload, although the earlier page may still seem to be open", async () => {
    const open = browser();
    const before = open(bridge);
    await orphanedTexts(before);
    before.saveForTab("u1", "chat/a/outbox", "Hello");
    before.flush();
    expect(await orphanedTexts(open(bridge))).toEqual(["Hello"]);
  });

  it("stays with its page, although another page took it over during the reload", async () => {
    const open = browser();
    const before = open(bridge);
    before.saveForTab("u1", "chat/a/outbox", "Hello");
    await finishWriting();
    before.flush();
    const other = open();
    const [found] = await other.orphaned("u1", "chat/a/outbox");
    const after = open(bridge);
    await finishWriting();
    other.save("u1", found?.draftKey ?? "", "");
    await finishWriting();
    expect([...database.stored]).toEqual([]);
    expect(await orphanedTexts(after)).toEqual(["Hello"]);
    after.save("u1", found?.draftKey ?? "", "");
    expect(await orphanedTexts(after)).toEqual([]);
  });

  it("is found where a page of an earlier version stored it", async () => {
    database.stored.set("u1/chat/a/outbox", "Hello");
    expect(await orphanedTexts(browser()())).toEqual(["Hello"]);
  });

  it("leaves nothing in the database once it is empty", async () => {
    const page = browser()();
    page.saveForTab("u1", "chat/a/outbox", "Hello");
    page.saveForTab("u1", "chat/a/outbox", "");
    await finishWriting();
    await finishWriting();
    expect(database.stored.size).toBe(0);
  });
});

// Rule: drafts-by-user
it("removes all drafts of one user at sign-out, and none of others", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "mine");
  drafts.save("u2", "chat/a", "theirs");
  await finishWriting();
  await finishWriting();
  drafts.flush();
  await drafts.deleteAll("u1");
  expect([...database.stored.keys()]).toEqual(["u2/chat/a"]);
  expect(await drafts.read("u1", "chat/a")).toBe("");
});

describe("a visitor's draft", () => {
  // Rule: visitor-draft-by-tab
  it("is found in its tab after a reload, and by no other tab", async () => {
    const drafts = createDrafts(bridge);
    drafts.save("visitor", "new/odile", "A private thing");
    drafts.flush();
    await finishWriting();
    expect(await createDrafts(bridge).read("visitor", "new/odile")).toBe("A private thing");
    const otherTab = createDrafts(new DraftBridge(memoryStorage()));
    expect([await otherTab.read("visitor", "new/odile"), database.stored.size]).toEqual(["", 0]);
  });

  it("stays when a user's draft is written to the database, and is removed by an empty text", async () => {
    const drafts = createDrafts(bridge);
    drafts.save("visitor", "new/odile", "Hello");
    drafts.save("u1", "chat/a", "mine");
    await finishWriting();
    expect(await createDrafts(bridge).read("visitor", "new/odile")).toBe("Hello");
    drafts.save("visitor", "new/odile", "");
    expect(bridge.read()).toEqual({});
  });

  // Rule: visitor-draft-by-tab
  it("is removed from the tab at sign-out, with what was typed before the user was known", async () => {
    const drafts = createDrafts(bridge);
    drafts.save("visitor", "new/odile", "before signing in");
    drafts.save("unknown", "early/chat/a", "while the chat was loading");
    drafts.save("browser", "timer", "12");
    await finishWriting();
    await finishWriting();
    await drafts.deleteAll("u1");
    expect([await drafts.read("visitor", "new/odile"), [...database.stored.keys()]]).toEqual([
      "",
      ["browser/timer"],
    ]);
    await drafts.deleteAll(null);
    expect(database.stored.size).toBe(0);
  });
});

it("does not write a draft again that another tab removed at sign-out", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "mine");
  drafts.save("visitor", "new/odile", "before signing in");
  await finishWriting();
  await createDrafts(new DraftBridge(memoryStorage())).deleteAll("u1");
  drafts.forget();
  drafts.flush();
  const later = createDrafts(bridge);
  expect([
    await later.read("u1", "chat/a"),
    await later.read("visitor", "new/odile"),
    database.finish.length,
  ]).toEqual(["", "", 0]);
});

it("does not write a waiting draft after it was removed at sign-out", async () => {
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "mine");
  const wiped = drafts.deleteAll("u1");
  await finishWriting();
  await wiped;
  expect(database.stored.size).toBe(0);
});

it("lasts as long as the page without a database", async () => {
  database.broken = true;
  const drafts = createDrafts(bridge);
  drafts.save("u1", "chat/a", "Hello");
  await Promise.resolve();
  expect(await drafts.read("u1", "chat/a")).toBe("Hello");
});
