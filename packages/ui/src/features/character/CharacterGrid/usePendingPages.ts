import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

interface PendingPages {
  /** Tells one list from another. */
  readonly listKey: string | undefined;
  /** Places of the pages that are not drawn yet. */
  readonly pages: ReadonlySet<number>;
}

/** Pages that are always drawn at once: fewer are not worth the wait. */
const MIN_DEFERRED_PAGES = 2;
/** Pixels above and below the window within which a page is drawn while the reader scrolls. */
const LOOKAHEAD_PX = 200;
/** How long a list stands before what is out of sight is drawn: what is in sight comes first, pictures included. */
const IDLE_START_DELAY_MS = 300;

/**
 * The pages of a list that still wait to be drawn. A list that is long from its first rendering, such as one that
 * the reader comes back to, begins with what is in sight; the rest follows when it comes near, or while the browser
 * has nothing else to do. Pages that arrive later, and all pages on a server, never wait.
 *
 * @param start The key of the first page: another one is the start of another list.
 * @param list The element that holds the pages, and a room for those that wait, which says their places.
 */
export function usePendingPages(
  start: string | undefined,
  count: number,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const isHydrating = useSyncExternalStore(subscribeNever, returnFalse, returnTrue);
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
    // By then whoever put the list there has scrolled to where the reader was; nothing has been painted yet.
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

const subscribeNever = () => () => {};
const returnFalse = () => false;
const returnTrue = () => true;

function initialPending(start: string | undefined, count: number): PendingPages {
  return {
    listKey: start,
    pages: new Set(count > MIN_DEFERRED_PAGES ? Array.from({ length: count }, (_, place) => place) : []),
  };
}

function without(waiting: PendingPages, rendered: readonly number[]): PendingPages {
  if (!rendered.some((place) => waiting.pages.has(place))) return waiting;
  const pages = new Set(waiting.pages);
  for (const place of rendered) pages.delete(place);
  return { ...waiting, pages };
}

/** The waiting page that the reader comes to first. */
function nearestPage({ pages }: PendingPages, from: number): number[] {
  const distance = (place: number) => Math.abs(place - from);
  return [...pages].toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

/** Places of the waiting pages within `margin` pixels of the window, by the rooms that are kept for them. */
function pagesNear(list: HTMLElement, margin: number): number[] {
  return [...list.querySelectorAll<HTMLElement>("[data-place]")].flatMap((placeholder) => {
    const first = Number(placeholder.dataset.place);
    const count = Number(placeholder.dataset.count);
    const { top, height } = placeholder.getBoundingClientRect();
    // All pages of a room are of one height.
    const placeAt = (y: number) => Math.floor(((y - top) / height) * count);
    const from = Math.max(0, placeAt(-margin));
    const to = Math.min(count - 1, placeAt(innerHeight + margin));
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => first + from + place);
  });
}

/** Calls once the browser has nothing else to do. Answers with the way to call that off. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(call);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(call, IDLE_FALLBACK_MS);
  return () => clearTimeout(handle);
}

/** Between two pages where the browser does not tell when it is idle. */
const IDLE_FALLBACK_MS = 60;
