import type { PageConfig } from "../services/config.ts";
import { type Drafts, isOf } from "../services/storage/drafts.ts";
import type { RecentSearches } from "../services/storage/recentSearches.ts";
import { provideStoredViews, type StoredViews } from "../services/storage/lastViews.ts";
import { provideStoredPreferences } from "../services/storage/storedPreferences.ts";
import { provideBrowserKeys } from "../services/browser/browserKeys.ts";
import { providePage } from "../services/browser/page.ts";
import { provideServices } from "../services/services.ts";
import { createStorage, memoryStorage } from "../services/storage/storage.ts";
import { FakeApi } from "./fakeApi.ts";
import { FakeBrowser } from "./fakeBrowser.ts";
import { FakePage, FakeStoredPreferences } from "./fakePage.ts";
import { FakeIdentity } from "./fakeIdentity.ts";
import { FakeStreams } from "./fakeStreams.ts";

const firebase = { apiKey: "k", authDomain: "mimi.test", projectId: "demo-mimi", appId: "a" };

/** Replaces all services by fakes, and returns them. */
export function fakeServices() {
  const api = new FakeApi();
  const fakes = {
    api,
    call: api.call,
    download: api.download,
    streams: new FakeStreams(),
    identity: new FakeIdentity(),
    storage: createStorage(memoryStorage()),
    drafts: new FakeDrafts(),
    recentSearches: new FakeRecentSearches(),
    browser: new FakeBrowser(),
    page: new FakePage(),
    preferences: new FakeStoredPreferences(),
    views: new FakeStoredViews(),
    config: (): PageConfig => ({
      firebase,
      authEmulator: null,
      demoModel: false,
      adultsOnly: false,
      operatorEmail: null,
    }),
  };
  provideServices(fakes);
  providePage(fakes.page);
  provideBrowserKeys(fakes.page);
  provideStoredPreferences(fakes.preferences);
  provideStoredViews(fakes.views);
  return fakes;
}

/** The sessions whose views are stored, by path. */
class FakeStoredViews implements StoredViews {
  readonly stored = new Map<string, string>();

  async persist(session: string, path: string) {
    this.stored.set(path, session);
  }

  async remove(_session: string, path: string) {
    this.stored.delete(path);
  }

  async removeAll() {
    this.stored.clear();
  }
}

/** Drafts in a map, by `userId/draftKey`. */
class FakeDrafts implements Drafts {
  readonly stored = new Map<string, string>();
  /** How often the code was requested ahead. */
  prepared = 0;

  prepare() {
    this.prepared += 1;
  }

  async read(userId: string, draftKey: string) {
    return this.stored.get(`${userId}/${draftKey}`) ?? "";
  }

  save(userId: string, draftKey: string, text: string) {
    this.stored.set(`${userId}/${draftKey}`, text);
  }

  /** The open pages; the last one is this page. */
  readonly pages = ["page 1"];
  readonly #listeners: (() => void)[] = [];

  saveForTab(userId: string, draftKey: string, text: string) {
    this.save(userId, `${draftKey}/${this.pages.at(-1)}`, text);
  }

  /** A page is closed. */
  close(page: string) {
    this.pages.splice(this.pages.indexOf(page), 1);
    for (const listener of this.#listeners.splice(0)) listener();
  }

  async orphaned(userId: string, draftKey: string, onMore?: () => void) {
    if (onMore) this.#listeners.push(onMore);
    const isOrphaned = ([key, text]: [string, string]) =>
      text !== "" &&
      key.startsWith(`${userId}/${draftKey}`) &&
      !this.pages.some((page) => key.endsWith(page));
    return [...this.stored]
      .filter(isOrphaned)
      .map(([key, text]) => ({ draftKey: key.slice(userId.length + 1), text }));
  }

  flush() {
    // Every text is stored already.
  }

  release() {
    this.pages.push(`page ${Number(this.pages.pop()?.slice(5)) + 1}`);
  }

  forgotten = 0;
  forget() {
    this.forgotten += 1;
  }

  async deleteAll(userId: string | null) {
    for (const key of [...this.stored.keys()]) if (isOf(userId, key)) this.stored.delete(key);
  }
}

/** Recent searches in an array. */
class FakeRecentSearches implements RecentSearches {
  stored: readonly string[] = [];
  read = async () => this.stored;
  save = (searches: readonly string[]) => void (this.stored = searches);
}
