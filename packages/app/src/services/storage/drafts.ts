import { createStore, delMany, get, keys, promisifyRequest } from "idb-keyval";
import { parse, record, string } from "valibot";
import { ignoringStorageErrors } from "./ignoringStorageErrors.ts";
import { type DraftBridge, storageKeyOf, isOfTab, UNKNOWN_USER, VISITOR } from "./draftBridge.ts";
import { createPresence, type Presence } from "./presence.ts";

/** A text of a page that is closed. */
export interface OrphanedDraft {
  readonly draftKey: string;
  readonly text: string;
}

/**
 * Texts that are not sent, stored by user and draft key until they are sent or the user signs out (product 2.8). Those of a visitor
 * are stored in their tab, until it is closed.
 */
export interface Drafts {
  /** Loads the code that the first call needs. */
  prepare(): void;
  /** The text of a draft key; empty when there is none. */
  read(userId: string, draftKey: string): Promise<string>;
  /** Persists a text. An empty text removes the draft. */
  save(userId: string, draftKey: string, text: string): void;
  /** Persists a text of this page only. Other pages can have their own texts by the same key. */
  saveForTab(userId: string, draftKey: string, text: string): void;
  /**
   * Texts of a draft key that {@link Drafts.saveForTab} persisted in pages that are closed, or in this page before
   * {@link Drafts.release}. A text stays until an empty text is persisted by its own key.
   *
   * @param onMore Called when another page is closed that has texts of the draft key.
   */
  orphaned(userId: string, draftKey: string, onMore?: () => void): Promise<readonly OrphanedDraft[]>;
  /** Stores all texts of this page synchronously, before the page is unloaded. */
  flush(): void;
  /** Stores all texts, and releases the page's own texts to the next caller of {@link Drafts.orphaned}. */
  release(): void;
  /**
   * Removes this tab's copies of what is in the database, and a visitor's drafts: another tab has signed out, and removes the
   * user's drafts from the database.
   */
  forget(): void;
  /** Removes the drafts of a user at sign-out, and those that were written before the user was known or signed in; null: all drafts. */
  deleteAll(userId: string | null): Promise<void>;
}

const storedTexts = record(string(), string());

/**
 * Drafts in IndexedDB, and a visitor's in the bridge. Without IndexedDB they last as long as the page. Writes that are not finished when the page is
 * unloaded are stored in the bridge, and written by the next page.
 */
export function createDrafts(bridge: DraftBridge, presence: Presence = createPresence()): Drafts {
  const store = createStore("mimi", "drafts");
  const fromBridge = Object.entries(parse(storedTexts, bridge.read())).filter(([key]) => !isOfTab(key));
  const waiting = new Map(fromBridge);
  /** Keys of the page before this one, which left them in the bridge. Usually it is the same page before a reload. */
  const keysBeforeReload = fromBridge.map(([key]) => key);
  /** Keys that belong to no other open page. */
  const ownKeys = new Set(keysBeforeReload);
  /** The texts that this page has written. */
  const known = new Map<string, string>();
  let writing: Map<string, string> | null = null;
  let written = Promise.resolve();

  /** Runs one write at a time. A text that changes during a write is written afterwards. */
  function write(): void {
    if (!writing && waiting.size > 0) written = writeWaiting();
  }

  async function writeWaiting(): Promise<void> {
    const entries = [...waiting];
    writing = new Map(entries);
    waiting.clear();
    for (const [key, text] of entries) known.set(key, text);
    await ignoringStorageErrors(() => writeAll(entries));
    writing = null;
    if (waiting.size === 0) bridge.remove((key) => !isOfTab(key));
    else await writeWaiting();
  }

  function writeAll(entries: readonly (readonly [string, string])[]): Promise<void> {
    return store("readwrite", (objects) => {
      for (const [key, text] of entries) {
        if (text === "") objects.delete(key);
        else objects.put(text, key);
      }
      return promisifyRequest(objects.transaction);
    });
  }

  async function readKey(key: string): Promise<string> {
    if (isOfTab(key)) return bridge.read()[key] ?? "";
    const current = waiting.get(key) ?? known.get(key);
    return current ?? (await ignoringStorageErrors(() => get<string>(key, store))) ?? "";
  }

  function flush(): void {
    // After a reload a tab shows its own text again, although another tab may have written by the same key.
    const own = [...known].filter(([, text]) => text !== "");
    const drafts = Object.fromEntries([...own, ...(writing ?? []), ...waiting]);
    if (Object.keys(drafts).length > 0) bridge.add(drafts);
  }

  write();
  return {
    prepare: () => undefined,
    read: (userId, draftKey) => readKey(storageKeyOf(userId, draftKey)),
    save(userId, draftKey, text) {
      const key = storageKeyOf(userId, draftKey);
      if (isOfTab(key))
        return text === "" ? bridge.remove((other) => other === key) : bridge.add({ [key]: text });
      waiting.set(key, text);
      write();
    },
    saveForTab(userId, draftKey, text) {
      const key = storageKeyOf(userId, `${draftKey}/${presence.id()}`);
      ownKeys.add(key);
      waiting.set(key, text);
      write();
    },
    async orphaned(userId, draftKey, onMore) {
      const [openPages, stored] = await Promise.all([
        presence.others(),
        ignoringStorageErrors(() => keys(store)),
      ]);
      // A text that is no longer in the database was taken over by another page. But what this page had before its reload
      // stays with it, although another page may have taken it over during the reload: the API stores a message once.
      const inDatabase = (stored ?? [...known.keys()]).map(String);
      const allKeys = [...inDatabase, ...(writing?.keys() ?? []), ...waiting.keys(), ...keysBeforeReload];
      const pageOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);
      const isOthers = (key: string) =>
        key.startsWith(storageKeyOf(userId, draftKey)) && pageOf(key) !== presence.id();
      const isInOpenPage = (key: string) => openPages.has(pageOf(key)) && !ownKeys.has(key);
      const others = [...new Set(allKeys)].filter(isOthers);
      if (onMore)
        for (const key of others.filter(isInOpenPage)) void presence.untilClosed(pageOf(key)).then(onMore);
      const found = others
        .filter((key) => !isInOpenPage(key))
        .map(async (key) => ({
          draftKey: key.slice(storageKeyOf(userId, "").length),
          text: await readKey(key),
        }));
      return (await Promise.all(found)).filter(({ text }) => text !== "");
    },
    flush,
    release() {
      flush();
      presence.release();
    },
    forget() {
      known.clear();
      bridge.remove((key) => !waiting.has(key) && !writing?.has(key));
    },
    async deleteAll(userId) {
      const isOfUser = (key: unknown) => typeof key === "string" && isOf(userId, key);
      for (const map of [waiting, known]) [...map.keys()].filter(isOfUser).forEach((key) => map.delete(key));
      await written;
      bridge.remove(isOfUser);
      const stored = (await ignoringStorageErrors(() => keys(store))) ?? [];
      await ignoringStorageErrors(() => delMany(stored.filter(isOfUser), store));
    },
  };
}

/** Whether a draft is removed when this user signs out. */
export function isOf(userId: string | null, key: string): boolean {
  return (
    userId === null || [userId, UNKNOWN_USER, VISITOR].some((id) => key.startsWith(storageKeyOf(id, "")))
  );
}
