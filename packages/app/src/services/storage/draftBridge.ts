import type { StorageArea } from "./storage.ts";

const BRIDGE_KEY = "mimi-unwritten-drafts";

/**
 * The user id of a visitor's drafts. They belong to the tab: the user who signs in there gets them, and another person who
 * uses the browser later does not.
 */
export const VISITOR = "visitor";

/** The user id of what a signed-in user writes before the page knows who they are. */
export const UNKNOWN_USER = "unknown";

/** The user id of what belongs to this browser and to no account. */
export const BROWSER = "browser";

/** The key of a draft. */
export const storageKeyOf = (userId: string, draftKey: string) => `${userId}/${draftKey}`;

/** Whether a draft is stored in its tab only. */
export const isOfTab = (key: string) => key.startsWith(storageKeyOf(VISITOR, ""));

/**
 * Drafts in session storage: those of a visitor, and those that are not in the database yet. A write to session storage is
 * synchronous and survives a reload. A write to the database may not finish while the page unloads.
 */
export class DraftBridge {
  readonly #storage: StorageArea;

  constructor(storage: StorageArea) {
    this.#storage = storage;
  }

  /** All texts, by {@link storageKeyOf}. */
  read(): Record<string, string> {
    // Only this page writes this value, and `drafts.ts` validates it.
    return JSON.parse(this.#storage.getItem(BRIDGE_KEY) ?? "{}") as Record<string, string>;
  }

  /** Adds texts. */
  add(drafts: Readonly<Record<string, string>>): void {
    this.#storage.setItem(BRIDGE_KEY, JSON.stringify({ ...this.read(), ...drafts }));
  }

  /** Removes the texts whose keys match. */
  remove(isRemoved: (key: string) => boolean): void {
    const left = Object.entries(this.read()).filter(([key]) => !isRemoved(key));
    if (left.length === 0) this.#storage.removeItem(BRIDGE_KEY);
    else this.#storage.setItem(BRIDGE_KEY, JSON.stringify(Object.fromEntries(left)));
  }
}
