import { createCall } from "./api/call.ts";
import { fetchOrPrefetched } from "./api/prefetchCache.ts";
import { createBrowser } from "./browser/browser.ts";
import { readConfig } from "./config.ts";
import { DraftBridge } from "./storage/draftBridge.ts";
import { lazyIdentity } from "./identity/lazyIdentity.ts";
import { lazyDownload, lazyDrafts, lazyRecentSearches, lazyStreams } from "./lazyServices.ts";
import type { Services } from "./services.ts";
import { createStorage, tabStorage } from "./storage/storage.ts";

/** The real services. The code that only a chat or a sign-in needs is loaded with the first use. */
export function browserServices({ onSessionEnded }: { onSessionEnded: () => void }): Services {
  const storage = createStorage();
  const browser = createBrowser();
  const bridge = new DraftBridge(tabStorage());
  const connection = { session: storage.session, onSessionEnded };
  return {
    call: createCall({ ...connection, fetch: fetchOrPrefetched }),
    download: lazyDownload(async () => (await import("./api/download.ts")).createDownload(connection)),
    streams: lazyStreams(async () => {
      const { createReplyStreams, untilOnline } = await import("./api/stream.ts");
      return createReplyStreams({ ...connection, untilOnline: (signal) => untilOnline(browser, signal) });
    }),
    identity: lazyIdentity(readConfig),
    storage,
    drafts: lazyDrafts(
      async () => (await import("./storage/drafts.ts")).createDrafts(bridge),
      bridge,
      browser.onPageHide,
    ),
    recentSearches: lazyRecentSearches(async () =>
      (await import("./storage/recentSearches.ts")).createRecentSearches(),
    ),
    browser,
    config: readConfig,
  };
}
