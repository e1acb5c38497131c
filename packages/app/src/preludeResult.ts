import type { FontUse } from "./services/fonts/endFontSwap.ts";
import type { ReadPreferences } from "./services/storage/storedPreferences.ts";

/** What `prelude.ts` did before the rest of the code was loaded. */
export interface PreludeResult {
  /** What was chosen in this browser; undefined when nothing was. */
  readonly preferences: Promise<ReadPreferences | undefined>;
  /** Requests that are already made, by their addresses. */
  readonly prefetched: Map<string, Promise<Response>>;
  /** Whether this browser may show what the server rendered; false also where the server rendered nothing. */
  readonly canHydrate: Promise<boolean>;
  /** Resolves when the fonts of the prose of the first page are loaded, or late. At once on a page without prose. */
  readonly proseReady: Promise<void>;
  /** Returns the button or search box that was pressed last on a rendered page, and listens no more. */
  readonly takePressed: () => HTMLElement | null;
  /** Text that is painted before the font for this use is loaded keeps the system's font until the next page load. */
  readonly endFontSwap: (use: FontUse) => void;
}

declare global {
  /** Absent where no prelude ran, as in tests. */
  var mimiPrelude: PreludeResult | undefined;
}
