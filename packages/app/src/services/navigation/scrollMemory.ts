/** Remembers the scroll position of each page in the browser's history, so that Back returns to the same position. */
export interface ScrollMemory {
  /** Scrolls to the position at which the page was left, or to the top of a new page. Call it when a page is rendered. */
  restore(): void;
}

interface EntryState {
  /** The number of the history entry. */
  readonly entry?: number;
}

/** Replaces the browser's own scroll restoration, which runs before the page has its height. */
export function createScrollMemory(): ScrollMemory {
  const positionByEntry = new Map<number, number>();
  let lastEntry = 0;
  let currentEntry = numberEntry();
  let isFirstPage = true;
  history.scrollRestoration = "manual";

  /** Returns the number of the browser's current history entry. An entry without a number gets the next one. */
  function numberEntry(): number {
    const known = (history.state as EntryState | null)?.entry;
    if (known !== undefined) {
      lastEntry = Math.max(lastEntry, known);
      return known;
    }
    lastEntry += 1;
    history.replaceState({ ...(history.state as object | null), entry: lastEntry }, "");
    return lastEntry;
  }

  function changeEntry(): void {
    positionByEntry.set(currentEntry, scrollY);
    currentEntry = numberEntry();
  }

  // The router replaces an address without the number of its entry.
  function keepNumber(): void {
    positionByEntry.set(currentEntry, scrollY);
    const state = history.state as (EntryState & object) | null;
    if (state?.entry !== currentEntry) history.replaceState({ ...state, entry: currentEntry }, "");
  }

  // The router sends events with these names when it changes the history.
  addEventListener("pushState", changeEntry);
  addEventListener("replaceState", keepNumber);
  addEventListener("popstate", changeEntry);

  return {
    restore() {
      // The user may have scrolled the first page while its code was loading.
      if (isFirstPage) {
        isFirstPage = false;
        return;
      }
      const position = positionByEntry.get(currentEntry) ?? 0;
      scrollTo(0, position);
      // The height of the page can change once more before the next frame.
      requestAnimationFrame(() => {
        if (position > 0 && Math.abs(scrollY - position) > 1) scrollTo(0, position);
      });
    },
  };
}
