/** The keys of the three values (§3). The prelude reads them before the first paint. */
export const storageKeys = {
  session: "mimi-cookie",
  dark: "mimi-dark",
  adult: "mimi-adult",
} as const;

/** Local or session storage, or its replacement in tests. */
export type StorageArea = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** The three values that the browser stores between visits (§3). */
export interface Storage {
  /** Whether the values are stored after the page is closed. */
  readonly isPersistent: boolean;
  /** The session cookie value; null when signed out. */
  session(): string | null;
  setSession(value: string | null): void;
  /** The dark-mode flag; null before the first toggle. */
  dark(): boolean | null;
  /** Null removes the choice: the system's preference is used again. */
  setDark(dark: boolean | null): void;
  /** The adult-content flag, as the stored text (§7); null before the first start. */
  adult(): string | null;
  setAdult(adult: boolean): void;
}

/** The values in local storage. Where the browser forbids storage they last as long as the page. */
export function createStorage(given: StorageArea | null = localStorageOrNull()): Storage {
  const area = given ?? memoryStorage();
  return {
    isPersistent: given !== null,
    session: () => area.getItem(storageKeys.session),
    setSession(value) {
      if (value === null) area.removeItem(storageKeys.session);
      else area.setItem(storageKeys.session, value);
    },
    dark() {
      const flag = area.getItem(storageKeys.dark);
      return flag === null ? null : flag === "true";
    },
    setDark(dark) {
      if (dark === null) area.removeItem(storageKeys.dark);
      else area.setItem(storageKeys.dark, String(dark));
    },
    adult: () => area.getItem(storageKeys.adult),
    setAdult: (adult) => area.setItem(storageKeys.adult, String(adult)),
  };
}

/** Values that last as long as the page. */
export function memoryStorage(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Values that survive a reload, but not the tab. Where the browser forbids storage they last as long as the page. */
export function tabStorage(): StorageArea {
  return sessionStorageOrNull() ?? memoryStorage();
}

/** Session storage; null where the browser forbids it. */
export function sessionStorageOrNull(): StorageArea | null {
  return usableOrNull(() => globalThis.sessionStorage);
}

function localStorageOrNull(): StorageArea | null {
  return usableOrNull(() => globalThis.localStorage);
}

function usableOrNull(find: () => StorageArea): StorageArea | null {
  try {
    // Reading the property throws where storage is blocked; writing throws where it is full.
    const area = find();
    area.setItem(PROBE_KEY, "");
    area.removeItem(PROBE_KEY);
    return area;
  } catch {
    return null;
  }
}

const PROBE_KEY = "mimi-probe";
