import type { StorageArea } from "./storage.ts";

const BRIDGE_KEY = "mimi-unwritten-drafts";

/** The user id of a visitor's drafts. The user who signs in next gets these drafts. */
export const VISITOR = "visitor";

/** The place of the drafts that were written before the user was known. */
export const EARLY = "early";

/** The key of a draft in the database. */
export const draftKey = (userId: string, place: string) => `${userId}/${place}`;

/**
 * Drafts that are not in the database yet, in session storage. A write to session storage is synchronous and survives a
 * reload. A write to the database may not finish while the page unloads.
 */
export class DraftBridge {
  readonly #storage: StorageArea;

  constructor(storage: StorageArea) {
    this.#storage = storage;
  }

  /** All texts, by {@link draftKey}. */
  read(): Record<string, string> {
    // Only this page writes this value, and `drafts.ts` validates it.
    return JSON.parse(this.#storage.getItem(BRIDGE_KEY) ?? "{}") as Record<string, string>;
  }

  /** Adds texts. */
  add(drafts: Readonly<Record<string, string>>): void {
    this.#storage.setItem(BRIDGE_KEY, JSON.stringify({ ...this.read(), ...drafts }));
  }

  clear(): void {
    this.#storage.removeItem(BRIDGE_KEY);
  }
}
