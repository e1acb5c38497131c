/** Which pages of this browser are there: a page that is closed, or has crashed, is not. */
export interface Presence {
  /** What this page is called by the others. */
  id(): string;
  /** Makes this page known, and answers with the others that are there. */
  others(): Promise<ReadonlySet<string>>;
  /** Resolves once another page is not there any more. */
  gone(id: string): Promise<void>;
  /** This page is not there any more; should it come back, it is another. */
  leave(): void;
}

type Locks = Pick<LockManager, "request" | "query">;

/** Where the names of pages stand among those of other locks. */
const PREFIX = "mimi-page/";

/**
 * Tells by locks, which the browser lets go of with the page that held them. Where it has none each page takes itself
 * for the only one: then two pages may send the same message, which is sending it once (contract 3).
 */
export function createPresence(locks: Locks | undefined = globalThis.navigator?.locks): Presence {
  let id = crypto.randomUUID();
  let letGo: (() => void) | undefined;

  function hold(): void {
    if (!locks || letGo) return;
    const name = PREFIX + id;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    // A page that may not hold locks is one among browsers without them.
    locks.request(name, () => until).catch(() => undefined);
  }

  return {
    id: () => id,
    async others() {
      hold();
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
      return new Set(names.filter((name) => name !== id));
    },
    async gone(other) {
      await locks?.request(PREFIX + other, () => undefined).catch(() => undefined);
    },
    leave() {
      letGo?.();
      letGo = undefined;
      id = crypto.randomUUID();
    },
  };
}
