import { ApiError, assertApiError } from "./api/ApiError.ts";
import type { Download } from "./api/download.ts";
import type { ReplyStreams } from "./api/stream.ts";
import { type DraftBridge, storageKeyOf } from "./storage/draftBridge.ts";
import type { Drafts } from "./storage/drafts.ts";
import { importWithRetry } from "./importWithRetry.ts";
import type { RecentSearches } from "./storage/recentSearches.ts";

/** Reply streams. Their code is loaded with the first one. */
export function lazyStreams(load: () => Promise<ReplyStreams>): ReplyStreams {
  const loaded = once(load);
  return {
    async *send(input, signal) {
      yield* (await loaded()).send(input, signal);
    },
    async *regenerate(input, signal) {
      yield* (await loaded()).regenerate(input, signal);
    },
    async *continue(input, after, signal) {
      yield* (await loaded()).continue(input, after, signal);
    },
    async *resume(input, after, signal) {
      yield* (await loaded()).resume(input, after, signal);
    },
  };
}

/** Drafts. Their code is loaded with the first one. Until then texts are stored in the bridge. */
export function lazyDrafts(
  load: () => Promise<Drafts>,
  bridge: DraftBridge,
  onPageHide: (listener: () => void) => void,
): Drafts {
  let drafts: Drafts | undefined;
  const loaded = once(async () => {
    drafts = await load();
    onPageHide(drafts.flush);
    return drafts;
  });
  return {
    prepare: () => void loaded().catch(assertApiError),
    read: async (userId, draftKey) => (await loaded()).read(userId, draftKey),
    save(userId, draftKey, text) {
      // This must be synchronous: the page may be unloading.
      if (drafts) return drafts.save(userId, draftKey, text);
      bridge.add({ [storageKeyOf(userId, draftKey)]: text });
      loaded().catch(assertApiError);
    },
    // The caller has read `orphaned` before, so the code is loaded.
    saveForTab: (userId, draftKey, text) => drafts?.saveForTab(userId, draftKey, text),
    orphaned: async (...where) => (await loaded()).orphaned(...where),
    flush: () => drafts?.flush(),
    release: () => drafts?.release(),
    forget: () => drafts?.forget(),
    deleteAll: async (userId) => (await loaded()).deleteAll(userId),
  };
}

/** Recent searches. Their code is loaded with the first use. */
export function lazyRecentSearches(load: () => Promise<RecentSearches>): RecentSearches {
  const loaded = once(load);
  return {
    read: async () => (await loaded()).read(),
    save: (searches) => void loaded().then((ready) => ready.save(searches), assertApiError),
  };
}

/** Downloads. Their code is loaded with the first one. */
export function lazyDownload(load: () => Promise<Download>): Download {
  const loaded = once(load);
  return async (route, input) => (await loaded())(route, input);
}

/** Loads once. After a failure the next call loads again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= importWithRetry(load).catch((error: unknown) => {
      loading = undefined;
      throw new ApiError("unreachable", {}, error);
    });
    return loading;
  };
}
