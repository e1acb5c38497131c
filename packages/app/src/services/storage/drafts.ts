import { createStore, delMany, get, keys, promisifyRequest } from "idb-keyval";
import { parse, record, string } from "valibot";
import { attempt } from "./attempt.ts";
import { type DraftBridge, draftKey, isOfTab, UNKNOWN_USER, VISITOR } from "./draftBridge.ts";
import { createPresence, type Presence } from "./presence.ts";

/** A text of a page that is closed. */
export interface Left {
  readonly place: string;
  readonly text: string;
}

/**
 * Texts that are not sent, stored by user and place until they are sent or the user signs out (product 2.8). Those of a visitor
 * are stored in their tab, until it is closed.
 */
export interface Drafts {
  /** Loads the code that the first call needs. */
  prepare(): void;
  /** The text at a place; empty when there is none. */
  read(userId: string, place: string): Promise<string>;
  /** Persists a text. An empty text removes the draft. */
  keep(userId: string, place: string, text: string): void;
  /** Persists a text of this page only. Other pages can have their own texts at the same place. */
  keepOwn(userId: string, place: string, text: string): void;
  /**
   * Texts at a place that {@link Drafts.keepOwn} persisted in pages that are closed, or in this page before
   * {@link Drafts.leave}. A text stays until an empty text is persisted at its own place.
   *
   * @param onMore Called when another page is closed that has texts at the place.
   */
  left(userId: string, place: string, onMore?: () => void): Promise<readonly Left[]>;
  /** Stores all texts of this page synchronously, before the page is unloaded. */
  flush(): void;
  /** Stores all texts, and releases the page's own texts to the next caller of {@link Drafts.left}. */
  leave(): void;
  /**
   * Removes this tab's copies of what is in the database, and a visitor's drafts: another tab has signed out, and removes the
   * user's drafts from the database.
   */
  forget(): void;
  /** Removes the drafts of a user at sign-out, and those that were written before the user was known or signed in; null: all drafts. */
  wipe(userId: string | null): Promise<void>;
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
    await attempt(() => writeAll(entries));
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
    return current ?? (await attempt(() => get<string>(key, store))) ?? "";
  }

  function flush(): void {
    // After a reload a tab shows its own text again, although another tab may have written at the same place.
    const own = [...known].filter(([, text]) => text !== "");
    const drafts = Object.fromEntries([...own, ...(writing ?? []), ...waiting]);
    if (Object.keys(drafts).length > 0) bridge.add(drafts);
  }

  write();
  return {
    prepare: () => undefined,
    read: (userId, place) => readKey(draftKey(userId, place)),
    keep(userId, place, text) {
      const key = draftKey(userId, place);
      if (isOfTab(key))
        return text === "" ? bridge.remove((other) => other === key) : bridge.add({ [key]: text });
      waiting.set(key, text);
      write();
    },
    keepOwn(userId, place, text) {
      const key = draftKey(userId, `${place}/${presence.id()}`);
      ownKeys.add(key);
      waiting.set(key, text);
      write();
    },
    async left(userId, place, onMore) {
      const [openPages, stored] = await Promise.all([presence.others(), attempt(() => keys(store))]);
      // A text that is no longer in the database was taken over by another page. But what this page had before its reload
      // stays with it, although another page may have taken it over during the reload: the API stores a message once.
      const inDatabase = (stored ?? [...known.keys()]).map(String);
      const allKeys = [...inDatabase, ...(writing?.keys() ?? []), ...waiting.keys(), ...keysBeforeReload];
      const pageOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);
      const isOthers = (key: string) =>
        key.startsWith(draftKey(userId, place)) && pageOf(key) !== presence.id();
      const isInOpenPage = (key: string) => openPages.has(pageOf(key)) && !ownKeys.has(key);
      const others = [...new Set(allKeys)].filter(isOthers);
      if (onMore)
        for (const key of others.filter(isInOpenPage)) void presence.untilClosed(pageOf(key)).then(onMore);
      const found = others
        .filter((key) => !isInOpenPage(key))
        .map(async (key) => ({
          place: key.slice(draftKey(userId, "").length),
          text: await readKey(key),
        }));
      return (await Promise.all(found)).filter(({ text }) => text !== "");
    },
    flush,
    leave() {
      flush();
      presence.leave();
    },
    forget() {
      known.clear();
      bridge.remove((key) => !waiting.has(key) && !writing?.has(key));
    },
    async wipe(userId) {
      const isOfUser = (key: unknown) => typeof key === "string" && isOf(userId, key);
      for (const map of [waiting, known]) [...map.keys()].filter(isOfUser).forEach((key) => map.delete(key));
      await written;
      bridge.remove(isOfUser);
      const stored = (await attempt(() => keys(store))) ?? [];
      await attempt(() => delMany(stored.filter(isOfUser), store));
    },
  };
}

/** Whether a draft is removed when this user signs out. */
export function isOf(userId: string | null, key: string): boolean {
  return userId === null || [userId, UNKNOWN_USER, VISITOR].some((id) => key.startsWith(draftKey(id, "")));
}
