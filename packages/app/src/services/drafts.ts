import { createStore, delMany, get, keys, setMany } from "idb-keyval";
import { parse, record, string } from "valibot";
import { type DraftBridge, draftKey } from "./draftBridge.ts";

/** Unsent text, kept under the user's id until it is sent or the user signs out (product 2.8). */
export interface Drafts {
  /** Fetches what the first read takes, where that is still to come. */
  prepare(): void;
  /** The text left at a place; empty when there is none. */
  read(userId: string, place: string): Promise<string>;
  /** Keeps text. Empty text keeps nothing. */
  keep(userId: string, place: string, text: string): void;
  /** Saves at once what was written here; for the moment the page goes away. */
  flush(): void;
  /** Forgets everything of one user, at sign-out. */
  wipe(userId: string): Promise<void>;
}

const unwritten = record(string(), string());

/**
 * Drafts in IndexedDB; where that is not to be had they last as long as the page. What is under way when the page goes
 * away crosses over by the bridge.
 */
export function createDrafts(bridge: DraftBridge): Drafts {
  const store = createStore("mimi", "drafts");
  const waiting = new Map(Object.entries(parse(unwritten, bridge.read())));
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
    await attempt(() => setMany(entries, store));
    writing = null;
    if (waiting.size === 0) bridge.clear();
    else await writeWaiting();
  }

  write();
  return {
    prepare: () => undefined,
    async read(userId, place) {
      const key = draftKey(userId, place);
      const known = waiting.get(key) ?? held.get(key);
      return known ?? (await attempt(() => get<string>(key, store))) ?? "";
    },
    keep(userId, place, text) {
      waiting.set(draftKey(userId, place), text);
      write();
    },
    flush() {
      // What stood in this tab stands there again after a reload, whatever another tab wrote in the same place since.
      const own = [...held].filter(([, text]) => text !== "");
      const drafts = Object.fromEntries([...own, ...(writing ?? []), ...waiting]);
      if (Object.keys(drafts).length > 0) bridge.add(drafts);
    },
    async wipe(userId) {
      const isTheirs = (key: unknown) => typeof key === "string" && key.startsWith(draftKey(userId, ""));
      for (const map of [waiting, held]) [...map.keys()].filter(isTheirs).forEach((key) => map.delete(key));
      await written;
      bridge.clear();
      const kept = (await attempt(() => keys(store))) ?? [];
      await attempt(() => delMany(kept.filter(isTheirs), store));
    },
  };
}

/** The database is a comfort: without it the drafts last as long as the page. Where there is none it throws at once. */
async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
