import { tabStorage } from "../storage/storage.ts";
import { changeHistory, currentHistoryEntry } from "./changeHistory.ts";

/** Remembers the scroll position of each page in the browser's history, so that Back and a reload return to the same position. */
export interface ScrollMemory {
  /**
   * Scrolls to the position at which the page was left, as soon as the page is high enough, or to the top of a new page.
   * Call it when a page is rendered.
   */
  restore(): void;
}

/** The key in the tab's storage of the scroll positions, by the number of the history entry. Only this file uses it. */
const POSITIONS = "mimi-scroll";

/** What the user does to move within a page. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Replaces the browser's own scroll restoration, which runs before the page has its height. */
export function createScrollMemory(): ScrollMemory {
  const storage = tabStorage();
  // Only this file writes it.
  const stored = JSON.parse(storage.getItem(POSITIONS) ?? "[]") as [number, number][];
  const positionByEntry = new Map(stored);
  let lastEntry = Math.max(0, ...positionByEntry.keys());
  let currentEntry = numberEntry();
  let isFirstPage = true;
  history.scrollRestoration = "manual";

  /** Returns the number of the browser's current history entry. An entry without a number gets the next one. */
  function numberEntry(): number {
    const known = currentHistoryEntry()?.entry;
    if (known !== undefined) {
      lastEntry = Math.max(lastEntry, known);
      return known;
    }
    lastEntry += 1;
    changeHistory("replaceState", { entry: lastEntry });
    return lastEntry;
  }

  function changeEntry(): void {
    positionByEntry.set(currentEntry, scrollY);
    currentEntry = numberEntry();
  }

  // The router replaces an address without the number of its entry.
  function keepNumber(): void {
    positionByEntry.set(currentEntry, scrollY);
    changeHistory("replaceState", { entry: currentEntry });
  }

  // The router sends events with these names when it changes the history.
  addEventListener("pushState", changeEntry);
  addEventListener("replaceState", keepNumber);
  addEventListener("popstate", changeEntry);

  addEventListener("pagehide", () => {
    positionByEntry.set(currentEntry, scrollY);
    storage.setItem(POSITIONS, JSON.stringify([...positionByEntry]));
  });

  return {
    restore() {
      const position = positionByEntry.get(currentEntry) ?? 0;
      // The user may have scrolled the first page while its code was loading.
      const isMoved = isFirstPage && (scrollY > 0 || position === 0);
      isFirstPage = false;
      if (!isMoved) scrollWhenHighEnough(position);
    },
  };
}

let stopScrolling: (() => void) | undefined;

/** Scrolls to a position. While the content of the page is loading, tries again whenever it grows, until the user moves. */
function scrollWhenHighEnough(position: number): void {
  stopScrolling?.();
  scrollTo(0, position);
  // A new page can scroll to the section that its address names.
  if (position === 0) return;
  const height = new ResizeObserver(() => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) <= 1) stopScrolling?.();
  });
  stopScrolling = () => {
    height.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
    stopScrolling = undefined;
  };
  const stop = stopScrolling;
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  height.observe(document.body);
}
