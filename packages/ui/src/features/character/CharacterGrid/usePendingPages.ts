import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";

interface PendingPages {
  /** Identifies the list. */
  readonly listKey: string | undefined;
  /** Indexes of pages that are not rendered yet. */
  readonly pages: ReadonlySet<number>;
}

/** Lists with at most this many pages are rendered at once. */
const MIN_DEFERRED_PAGES = 2;
/** Distance from the viewport, in pixels, within which pages are rendered while the user scrolls. */
const LOOKAHEAD_PX = 200;
/** How long after mounting the first idle rendering starts, so that visible pages and their images come first. */
const IDLE_START_DELAY_MS = 300;

/**
 * Returns the pages of a list that are not rendered yet. A list that is long when it mounts, for example on Back,
 * renders its visible pages first; the others render when the user scrolls near them, or when the browser is idle.
 * Pages that are added later, and all pages on a server, render at once.
 *
 * @param start The key of the first page: another key means another list.
 * @param list The element with the pages and the placeholders, which have the indexes as data attributes.
 */
export function usePendingPages(
  start: string | undefined,
  count: number,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const isHydrating = useIsHydrating();
  const [state, setState] = useState(() => initialPending(start, isHydrating ? 0 : count));
  const isNewList = state.listKey !== start;
  const { pages } = isNewList ? initialPending(start, count) : state;
  if (isNewList) setState({ listKey: start, pages });
  const hasPending = pages.size > 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!hasPending || element === null) return;
    let nearest = 0;
    let cancelNext = () => {};
    let isDisposed = false;
    const render = (wanted: readonly number[]) => setState((before) => without(before, wanted));
    const renderNear = (margin: number) => {
      const near = pagesNear(element, margin);
      nearest = near[0] ?? nearest;
      render(near);
    };
    const renderAhead = () => renderNear(LOOKAHEAD_PX);
    const renderNext = () => {
      if (isDisposed) return;
      setState((before) => without(before, nearestPage(before, nearest)));
      cancelNext = whenIdle(renderNext);
    };
    // By then the list has been scrolled to its restored position, and nothing has been painted.
    queueMicrotask(() => {
      if (isDisposed) return;
      flushSync(() => renderNear(0));
      const idleTimer = setTimeout(renderNext, IDLE_START_DELAY_MS);
      cancelNext = () => clearTimeout(idleTimer);
    });
    addEventListener("scroll", renderAhead, { capture: true, passive: true });
    addEventListener("resize", renderAhead);
    return () => {
      isDisposed = true;
      cancelNext();
      removeEventListener("scroll", renderAhead, { capture: true });
      removeEventListener("resize", renderAhead);
    };
  }, [hasPending, start, list]);

  return pages;
}

function initialPending(start: string | undefined, count: number): PendingPages {
  return {
    listKey: start,
    pages: new Set(count > MIN_DEFERRED_PAGES ? Array.from({ length: count }, (_, index) => index) : []),
  };
}

function without(waiting: PendingPages, rendered: readonly number[]): PendingPages {
  if (!rendered.some((index) => waiting.pages.has(index))) return waiting;
  const pages = new Set(waiting.pages);
  for (const index of rendered) pages.delete(index);
  return { ...waiting, pages };
}

/** The pending page nearest to the viewport. */
function nearestPage({ pages }: PendingPages, from: number): number[] {
  const distance = (index: number) => Math.abs(index - from);
  return [...pages].toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

/** Indexes of pending pages within `margin` pixels of the viewport, computed from their placeholders. */
function pagesNear(list: HTMLElement, margin: number): number[] {
  return [...list.querySelectorAll<HTMLElement>("[data-index]")].flatMap((placeholder) => {
    const first = Number(placeholder.dataset.index);
    const count = Number(placeholder.dataset.count);
    const { top, height } = placeholder.getBoundingClientRect();
    // All pages of a placeholder have the same height.
    const indexAt = (y: number) => Math.floor(((y - top) / height) * count);
    const from = Math.max(0, indexAt(-margin));
    const to = Math.min(count - 1, indexAt(innerHeight + margin));
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => first + from + index);
  });
}

/** Calls once the browser is idle. Returns a function that cancels the call. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(call);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(call, IDLE_FALLBACK_MS);
  return () => clearTimeout(handle);
}

/** The delay between two pages without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 60;
