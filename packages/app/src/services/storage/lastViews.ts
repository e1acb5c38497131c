import { createStore, del, update } from "idb-keyval";
import { type MessagesView, viewOfMessages } from "../browser/messagesView.ts";
import { ignoringStorageErrors } from "./ignoringStorageErrors.ts";
import { lastViewsDatabase, type LastViews, ownerOf } from "./lastViewsDatabase.ts";

/** How many chats are stored. */
const MOST_VIEWS = 8;

/** What a user saw last of the latest chats, in IndexedDB. The prelude shows it until the messages are loaded (decision 60). */
export interface StoredViews {
  /** Stores the messages that show now, as those of a path. `session`: the session of the user who sees them. */
  persist(session: string, path: string): Promise<void>;
  /** Removes what is stored for a path. */
  remove(session: string, path: string): Promise<void>;
  /** Removes all. */
  removeAll(): Promise<void>;
}

let provided: StoredViews | undefined;

/** Replaces IndexedDB in tests. */
export function provideStoredViews(stored: StoredViews): void {
  provided = stored;
}

/** Not a part of `services()`, because the first render does not need this code. */
export function storedViews(): StoredViews {
  provided ??= inDatabase();
  return provided;
}

/** Where IndexedDB cannot be used nothing is stored. */
function inDatabase(): StoredViews {
  const { name, store: storeName, key } = lastViewsDatabase;
  const store = createStore(name, storeName);
  const put = async (session: string, path: string, view: MessagesView | null) => {
    const owner = ownerOf(session);
    const change = (stored: LastViews | undefined): LastViews => {
      // The views of another user are removed.
      const others = stored?.owner === owner ? stored.views.filter((other) => other.path !== path) : [];
      return { owner, views: [...(view ? [{ path, view }] : []), ...others].slice(0, MOST_VIEWS) };
    };
    await ignoringStorageErrors(() => update<LastViews>(key, change, store));
  };
  return {
    persist: (session, path) => put(session, path, viewOfMessages()),
    remove: (session, path) => put(session, path, null),
    async removeAll() {
      await ignoringStorageErrors(() => del(key, store));
    },
  };
}
