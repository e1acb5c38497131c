/** The names of the three values (§3). The prelude reads them before the first paint. */
export const storageKeys = {
  session: "mimi-cookie",
  dark: "mimi-dark",
  adult: "mimi-adult",
} as const;

/** Where {@link Storage} keeps its values: `localStorage`, or whatever a test hands in. */
export type Shelf = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** The three values that the browser remembers between visits (§3). */
export interface Storage {
  /** Whether what is kept outlives the page. */
  readonly lasts: boolean;
  /** The session cookie value; null when signed out. */
  session(): string | null;
  setSession(value: string | null): void;
  /** The dark-mode flag; null before the first toggle. */
  dark(): boolean | null;
  /** Null forgets the choice: the system's preference counts again. */
  setDark(dark: boolean | null): void;
  /** The adult-content flag as the text it is kept as (§7); null before the first start. */
  adult(): string | null;
  setAdult(adult: boolean): void;
}

/** Keeps the values on a shelf. Where the browser forbids storage they last as long as the page. */
export function createStorage(given: Shelf | null = localShelf()): Storage {
  const shelf = given ?? memoryShelf();
  return {
    lasts: given !== null,
    session: () => shelf.getItem(storageKeys.session),
    setSession(value) {
      if (value === null) shelf.removeItem(storageKeys.session);
      else shelf.setItem(storageKeys.session, value);
    },
    dark() {
      const flag = shelf.getItem(storageKeys.dark);
      return flag === null ? null : flag === "true";
    },
    setDark(dark) {
      if (dark === null) shelf.removeItem(storageKeys.dark);
      else shelf.setItem(storageKeys.dark, String(dark));
    },
    adult: () => shelf.getItem(storageKeys.adult),
    setAdult: (adult) => shelf.setItem(storageKeys.adult, String(adult)),
  };
}

/** A shelf that lasts as long as the page. */
export function memoryShelf(): Shelf {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** What outlives a reload, but not the tab. Where the browser forbids storage it lasts as long as the page. */
export function sessionShelf(): Shelf {
  return lastingShelf() ?? memoryShelf();
}

/** What outlives a reload for certain; null where the browser forbids storage. */
export function lastingShelf(): Shelf | null {
  return usable(() => globalThis.sessionStorage);
}

function localShelf(): Shelf | null {
  return usable(() => globalThis.localStorage);
}

function usable(find: () => Shelf): Shelf | null {
  try {
    // Reading the property throws where storage is blocked; writing throws where it is full.
    const shelf = find();
    shelf.setItem(probe, "");
    shelf.removeItem(probe);
    return shelf;
  } catch {
    return null;
  }
}

const probe = "mimi-probe";
