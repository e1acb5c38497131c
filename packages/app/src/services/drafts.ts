import { createStore, delMany, get, keys, promisifyRequest } from "idb-keyval";
import { parse, record, string } from "valibot";
import { type DraftBridge, draftKey, EARLY, VISITOR } from "./draftBridge.ts";
import { createPresence, type Presence } from "./presence.ts";

/** A text that a page left behind. */
export interface Left {
  /** Its own place. */
  readonly place: string;
  readonly text: string;
}

/** Unsent text, kept under the user's id until it is sent or the user signs out (product 2.8). */
export interface Drafts {
  /** Fetches what the first read takes, where that is still to come. */
  prepare(): void;
  /** The text left at a place; empty when there is none. */
  read(userId: string, place: string): Promise<string>;
  /** Keeps text. Empty text keeps nothing. */
  keep(userId: string, place: string, text: string): void;
  /** Keeps text that is this page's alone, beside what other pages keep at the same place. */
  keepOwn(userId: string, place: string, text: string): void;
  /**
   * What was kept at a place by {@link Drafts.keepOwn} in pages that are gone, or here before {@link Drafts.leave}. It
   * stays until whoever takes it over keeps nothing at its own place. Calls back when a page that holds more is gone.
   */
  left(userId: string, place: string, onMore?: () => void): Promise<readonly Left[]>;
  /** Saves at once what was written here; for the moment the page goes away. */
  flush(): void;
  /** Saves what was written here, and leaves what is this page's own to whoever asks for it next. */
  leave(): void;
  /** Forgets everything of one user at sign-out, and what was typed before it was known whose it is; null: of everybody. */
  wipe(userId: string | null): Promise<void>;
}

const unwritten = record(string(), string());

/**
 * Drafts in IndexedDB; where that is not to be had they last as long as the page. What is under way when the page goes
 * away crosses over by the bridge.
 */
export function createDrafts(bridge: DraftBridge, presence: Presence = createPresence()): Drafts {
  const store = createStore("mimi", "drafts");
  const crossed = parse(unwritten, bridge.read());
  const waiting = new Map(Object.entries(crossed));
  /** What no other page can hold: what this one left, and what is on the bridge, as the page before this one left it. */
  const ours = new Set(Object.keys(crossed));
  const held = new Map<string, string>();
  let writing: Map<string, string> | null = null;
  let written = Promise.resolve();

  /** One write at a time; what comes meanwhile waits, and only its latest text is written. */
  function write(): void {
    if (!writing && waiting.size > 0) written = writeWaiting();
  }

  async function writeWaiting(): Promise<void> {
    const entries = [...waiting];
    writing = new Map(entries);
    waiting.clear();
    for (const [key, text] of entries) held.set(key, text);
    await attempt(() => writeAll(entries));
    writing = null;
    if (waiting.size === 0) bridge.clear();
    else await writeWaiting();
  }

  function writeAll(entries: readonly (readonly [string, string])[]): Promise<void> {
    return store("readwrite", (kept) => {
      for (const [key, text] of entries) {
        if (text === "") kept.delete(key);
        else kept.put(text, key);
      }
      return promisifyRequest(kept.transaction);
    });
  }

  async function readKey(key: string): Promise<string> {
    const known = waiting.get(key) ?? held.get(key);
    return known ?? (await attempt(() => get<string>(key, store))) ?? "";
  }

  function flush(): void {
    // What stood in this tab stands there again after a reload, whatever another tab wrote in the same place since.
    const own = [...held].filter(([, text]) => text !== "");
    const drafts = Object.fromEntries([...own, ...(writing ?? []), ...waiting]);
    if (Object.keys(drafts).length > 0) bridge.add(drafts);
  }

  write();
  return {
    prepare: () => undefined,
    read: (userId, place) => readKey(draftKey(userId, place)),
    keep(userId, place, text) {
      waiting.set(draftKey(userId, place), text);
      write();
    },
    keepOwn(userId, place, text) {
      const key = draftKey(userId, `${place}/${presence.id()}`);
      ours.add(key);
      waiting.set(key, text);
      write();
    },
    async left(userId, place, onMore) {
      const [there, kept] = await Promise.all([presence.others(), attempt(() => keys(store))]);
      // What the database has no more another page took over.
      const known = [...(kept ?? held.keys()), ...(writing?.keys() ?? []), ...waiting.keys()].map(String);
      const pageOf = (key: string) => key.slice(key.lastIndexOf("/") + 1);
      const isOthers = (key: string) =>
        key.startsWith(draftKey(userId, place)) && pageOf(key) !== presence.id();
      const isHeld = (key: string) => there.has(pageOf(key)) && !ours.has(key);
      const all = [...new Set(known)].filter(isOthers);
      if (onMore) for (const key of all.filter(isHeld)) void presence.gone(pageOf(key)).then(onMore);
      const found = all
        .filter((key) => !isHeld(key))
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
    async wipe(userId) {
      const isTheirs = (key: unknown) => typeof key === "string" && isOf(userId, key);
      for (const map of [waiting, held]) [...map.keys()].filter(isTheirs).forEach((key) => map.delete(key));
      await written;
      bridge.clear();
      const kept = (await attempt(() => keys(store))) ?? [];
      await attempt(() => delMany(kept.filter(isTheirs), store));
    },
  };
}

/** Whether a draft goes when this user signs out. */
export function isOf(userId: string | null, key: string): boolean {
  return userId === null || key.startsWith(draftKey(userId, "")) || key.startsWith(draftKey(VISITOR, EARLY));
}

/** The database is a comfort: without it the drafts last as long as the page. Where there is none it throws at once. */
async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
