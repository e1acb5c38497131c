/** Which pages of the app are open in this browser. A page that is closed or has crashed is not. */
export interface Presence {
  /** The id of this page. */
  id(): string;
  /** Announces this page, and resolves to the ids of the other open pages. */
  others(): Promise<ReadonlySet<string>>;
  /** Resolves when another page is closed. */
  untilClosed(id: string): Promise<void>;
  /** Marks this page as closed. If the browser shows it again, it has another id. */
  release(): void;
}

type Locks = Pick<LockManager, "request" | "query">;

/** The names of the locks begin with this. */
const PREFIX = "mimi-page/";

/**
 * Each page holds a lock, which the browser releases when the page is closed. In a browser without locks every page
 * seems to be the only one. Then two pages can send the same message, which the API stores once (contract 3).
 */
export function createPresence(locks: Locks | undefined = globalThis.navigator?.locks): Presence {
  let id = crypto.randomUUID();
  let releaseLock: (() => void) | undefined;

  function hold(): void {
    if (!locks || releaseLock) return;
    const name = PREFIX + id;
    const untilReleased = new Promise<void>((resolve) => (releaseLock = resolve));
    // Where locks are forbidden, this browser is like one without locks.
    locks.request(name, () => untilReleased).catch(() => undefined);
  }

  return {
    id: () => id,
    async others() {
      hold();
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
      return new Set(names.filter((name) => name !== id));
    },
    async untilClosed(other) {
      await locks?.request(PREFIX + other, () => undefined).catch(() => undefined);
    },
    release() {
      releaseLock?.();
      releaseLock = undefined;
      id = crypto.randomUUID();
    },
  };
}
