import type { Shelf } from "./storage.ts";

const BRIDGE_KEY = "mimi-unwritten-drafts";

/** Whose drafts a visitor writes; whoever signs in next finds them. */
export const VISITOR = "visitor";

/** Where among a visitor's stands what was typed while it was not known yet who writes. */
export const EARLY = "early";

/** Under which name a draft is kept. */
export const draftKey = (userId: string, place: string) => `${userId}/${place}`;

/**
 * What is on its way to the database, on a shelf that is written at once and outlives a reload: a write to the
 * database cannot be finished while the page is being taken down.
 */
export class DraftBridge {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Everything that stands on it, by {@link draftKey}. */
  read(): Record<string, string> {
    // Only this page writes here, and `drafts.ts` checks it once more.
    return JSON.parse(this.#shelf.getItem(BRIDGE_KEY) ?? "{}") as Record<string, string>;
  }

  /** Adds texts to what stands on it. */
  add(drafts: Readonly<Record<string, string>>): void {
    this.#shelf.setItem(BRIDGE_KEY, JSON.stringify({ ...this.read(), ...drafts }));
  }

  clear(): void {
    this.#shelf.removeItem(BRIDGE_KEY);
  }
}
