import type { Call } from "./api/call.ts";
import type { Download } from "./api/download.ts";
import type { ReplyStreams } from "./api/stream.ts";
import type { Browser } from "./browser/browser.ts";
import type { PageConfig } from "./config.ts";
import type { Drafts } from "./storage/drafts.ts";
import type { Identity } from "./identity/Identity.ts";
import type { RecentSearches } from "./storage/recentSearches.ts";
import type { Storage } from "./storage/storage.ts";

/** Everything outside the app: network, storage, browser. */
export interface Services {
  readonly call: Call;
  readonly download: Download;
  readonly streams: ReplyStreams;
  readonly identity: Identity;
  readonly storage: Storage;
  readonly drafts: Drafts;
  readonly recentSearches: RecentSearches;
  readonly browser: Browser;
  /** The settings that the server wrote into the page. */
  readonly config: () => PageConfig;
}

let provided: Services | undefined;

/** Sets the services of the app: the real ones in `entry-client.tsx`, fakes in tests. */
export function provideServices(services: Services): void {
  provided = services;
}

/** The services in use. Throws when none were provided. */
export function services(): Services {
  if (!provided) throw new Error("Call provideServices() first.");
  return provided;
}
