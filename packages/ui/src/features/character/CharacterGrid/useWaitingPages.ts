import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

interface Waiting {
  /** Tells one list from another. */
  readonly start: string | undefined;
  /** Places of the pages that are not drawn yet. */
  readonly pages: ReadonlySet<number>;
}

/** Pages that are always drawn at once: fewer are not worth the wait. */
const AT_ONCE = 2;
/** Pixels above and below the window within which a page is drawn while the reader scrolls. */
const AHEAD = 200;
/** How long a list stands before what is out of sight is drawn: what is in sight comes first, pictures included. */
const REST_MS = 300;

/**
 * The pages of a list that still wait to be drawn. A list that is long from its first rendering, such as one that
 * the reader comes back to, begins with what is in sight; the rest follows when it comes near, or while the browser
 * has nothing else to do. Pages that arrive later, and all pages on a server, never wait.
 *
 * @param start The key of the first page: another one is the start of another list.
 * @param list The element that holds the pages, and a room for those that wait, which says their places.
 */
export function useWaitingPages(
  start: string | undefined,
  count: number,
  list: RefObject<HTMLElement | null>,
): ReadonlySet<number> {
  const isDrawnByServer = useSyncExternalStore(never, no, yes);
  const [waiting, setWaiting] = useState(() => waitingAt(start, isDrawnByServer ? 0 : count));
  const isOther = waiting.start !== start;
  const { pages } = isOther ? waitingAt(start, count) : waiting;
  if (isOther) setWaiting({ start, pages });
  const isAnyWaiting = pages.size > 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!isAnyWaiting || element === null) return;
    let nearest = 0;
    let next = () => {};
    let isOver = false;
    const draw = (wanted: readonly number[]) => setWaiting((before) => without(before, wanted));
    const look = (margin: number) => {
      const near = placesNear(element, margin);
      nearest = near[0] ?? nearest;
      draw(near);
    };
    const lookAhead = () => look(AHEAD);
    const drawNext = () => {
      if (isOver) return;
      setWaiting((before) => without(before, nearestOf(before, nearest)));
      next = whenIdle(drawNext);
    };
    // By then whoever put the list there has scrolled to where the reader was; nothing has been painted yet.
    queueMicrotask(() => {
      if (isOver) return;
      flushSync(() => look(0));
      const rest = setTimeout(drawNext, REST_MS);
      next = () => clearTimeout(rest);
    });
    addEventListener("scroll", lookAhead, { capture: true, passive: true });
    addEventListener("resize", lookAhead);
    return () => {
      isOver = true;
      next();
      removeEventListener("scroll", lookAhead, { capture: true });
      removeEventListener("resize", lookAhead);
    };
  }, [isAnyWaiting, start, list]);

  return pages;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

function waitingAt(start: string | undefined, count: number): Waiting {
  return { start, pages: new Set(count > AT_ONCE ? Array.from({ length: count }, (_, place) => place) : []) };
}

function without(waiting: Waiting, drawn: readonly number[]): Waiting {
  if (!drawn.some((place) => waiting.pages.has(place))) return waiting;
  const pages = new Set(waiting.pages);
  for (const place of drawn) pages.delete(place);
  return { ...waiting, pages };
}

/** The waiting page that the reader comes to first. */
function nearestOf({ pages }: Waiting, from: number): number[] {
  const distance = (place: number) => Math.abs(place - from);
  return [...pages].toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

/** Places of the waiting pages within `margin` pixels of the window, by the rooms that are kept for them. */
function placesNear(list: HTMLElement, margin: number): number[] {
  return [...list.querySelectorAll<HTMLElement>("[data-place]")].flatMap((room) => {
    const first = Number(room.dataset.place);
    const count = Number(room.dataset.count);
    const { top, height } = room.getBoundingClientRect();
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
    const asked = requestIdleCallback(call);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(call, WITHOUT_IDLE_MS);
  return () => clearTimeout(asked);
}

/** Between two pages where the browser does not tell when it is idle. */
const WITHOUT_IDLE_MS = 60;
