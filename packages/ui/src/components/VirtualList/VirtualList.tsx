import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { AriaRole, FocusEvent, KeyboardEvent, ReactElement, Ref } from "react";
import { Virtualizer } from "virtua";
import type { VirtualizerHandle } from "virtua";
import { useFirstSight } from "./useFirstSight.ts";
import { useFollowing } from "./useFollowing.ts";
import { usePrepended } from "./usePrepended.ts";
import { useKeptPlaces } from "./useKeptPlaces.ts";
import { useSteadyRows } from "./useSteadyRows.ts";
import { useTail } from "./useTail.ts";
import * as css from "./VirtualList.css.ts";

/** Leads a list to a place; reached by its `ref`. */
export interface VirtualListHandle {
  /** To the end; with `follows`, and on from there. */
  toEnd: () => void;
  /** To the row of this `id`; nothing happens if there is none. */
  toRow: (id: string, align?: "start" | "center" | "end" | "nearest") => void;
}

export interface VirtualListProps<Row extends { readonly id: string }> {
  /** In reading order; each has an `id` of its own and keeps its identity while it does not change. */
  rows: readonly Row[];
  /** Draws a row. Rows may be of any height, and may grow. */
  children: (row: Row, index: number) => ReactElement;
  /** Names the list for those who cannot see it. */
  label: string;
  /** `log` for what is added to at its end; its rows say themselves when they are to be heard. @default "list" */
  role?: Extract<AriaRole, "list" | "log">;
  /**
   * Whether it opens at its end and stays there as it grows, until the reader scrolls away, and again once they
   * come back. @default false
   */
  follows?: boolean;
  /** The reader left the end that the list follows, or came back to it. */
  onAwayChange?: (away: boolean) => void;
  /** The reader comes near the first row, so that earlier ones may be fetched. May be called often. */
  onNearStart?: () => void;
  /** The reader comes near the last row. May be called often. */
  onNearEnd?: () => void;
  /** The `id`s of rows that stay in the document wherever the reader is, such as one being written in. */
  kept?: readonly (string | undefined)[];
  /** A key was pressed within the list. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Something within the list took the focus. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** A class of its own, for its place in what is around it. */
  className?: string;
  /** Reaches the element itself, for instance to focus it. */
  ref?: Ref<VirtualListHandle>;
}

/** Pixels of rows drawn before and after what is seen. */
const DRAWN = 600;
/** Pixels from either end within which a reader is near it. */
const NEAR = 1200;

/**
 * A list of any length of which only what is near the screen is in the document, so that ten thousand rows cost
 * what fifty do. Rows that come before the first one do not move what is being read.
 */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { rows, children, label, role = "list", follows = false, kept = [], ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const last = follows ? rows.at(-1) : undefined;
  // The row that grows stands behind the virtualizer, in the flow: its words cost what they cost in a plain page.
  const virtual = useSteadyRows(last === undefined ? rows : rows.slice(0, -1));
  const lastId = rows.at(-1)?.id;
  const following = useFollowing({
    follows,
    lastId,
    scrollerRef: scroller,
    onAwayChange: props.onAwayChange,
  });
  const { follow, toEnd, letGo } = following;
  const startOf = useCallback(
    (id: string) => {
      const place = virtual.findLastIndex((row) => row.id === id);
      const start = (scroller.current?.children.item(1) as HTMLElement | null)?.offsetTop ?? 0;
      return place < 0 ? undefined : start + (virtualizer.current?.getItemOffset(place) ?? 0);
    },
    [virtual],
  );
  const { tailRef, onMeasured } = useTail({ id: last?.id, scrollerRef: scroller, following, startOf });
  const see = useFirstSight(scroller, follows && virtual.length > 0);
  const measured = useCallback(() => {
    onMeasured();
    see();
  }, [onMeasured, see]);

  const frame = useRef(0);
  const isLed = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useImperativeHandle(ref, () => ({
    toEnd() {
      cancelAnimationFrame(frame.current);
      // Takes the place of a way to a row that the virtualizer may still be on; else it would only get in the reader's.
      const beyond = scroller.current?.scrollHeight;
      if (isLed.current && virtual.length > 0)
        virtualizer.current?.scrollToIndex(virtual.length - 1, { align: "end", offset: beyond });
      isLed.current = false;
      toEnd();
    },
    toRow(id, align = "center") {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) return;
      letGo();
      cancelAnimationFrame(frame.current);
      if (id === last?.id) {
        tailRef.current?.scrollIntoView({ block: align });
        return;
      }
      const list = virtualizer.current;
      isLed.current = true;
      // Before its first rows are measured a list can go nowhere: it sets out again until the row is in sight.
      const seek = (left: number) => {
        if (list === null || left === 0) return;
        list.scrollToIndex(index, { align });
        frame.current = requestAnimationFrame(() => {
          if (!isInSight(list, index)) seek(left - 1);
        });
      };
      seek(FRAMES);
    },
  }));

  const { onNearStart, onNearEnd } = props;
  const scroll = useCallback(
    (offset: number) => {
      const isFollowing = follow();
      const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
      if (!isFollowing && offset < NEAR) onNearStart?.();
      if (scrollHeight - clientHeight - offset < NEAR) onNearEnd?.();
    },
    [follow, onNearStart, onNearEnd],
  );
  const draw = useCallback(
    (row: Row, index: number) => (
      <div
        key={row.id}
        {...(role === "list"
          ? { role: "listitem", "aria-posinset": index + 1, "aria-setsize": rows.length }
          : {})}
      >
        {children(row, index)}
      </div>
    ),
    [role, rows.length, children],
  );
  const shift = usePrepended(rows);
  // The row before the last one was the last one: it is measured as soon as it is not any more, wherever the reader is.
  const beforeLast = last === undefined ? -1 : virtual.length - 1;
  const keptPlaces = useKeptPlaces(virtual, kept, beforeLast);
  // A word more in the last row is nothing to the others.
  const others = useMemo(
    () => (
      <Virtualizer
        ref={virtualizer}
        scrollRef={scroller}
        data={virtual}
        shift={shift}
        bufferSize={DRAWN}
        keepMounted={keptPlaces}
        onScroll={scroll}
        onResize={measured}
      >
        {draw}
      </Virtualizer>
    ),
    [virtual, shift, keptPlaces, scroll, measured, draw],
  );

  return (
    <div
      ref={scroller}
      className={[css.scroller, props.className].filter(Boolean).join(" ")}
      role={role}
      aria-live={role === "log" ? "off" : undefined}
      aria-label={label}
      tabIndex={0}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
    >
      {follows && <div className={css.spacer} role="presentation" />}
      {others}
      {last !== undefined && (
        <div ref={tailRef} className={css.tail} role="presentation">
          {draw(last, rows.length - 1)}
        </div>
      )}
    </div>
  );
}

/** Frames within which rows are measured on a slow machine. */
const FRAMES = 60;

function isInSight(list: VirtualizerHandle, index: number): boolean {
  const start = list.getItemOffset(index) - list.scrollOffset;
  return start < list.viewportSize && start + list.getItemSize(index) > 0;
}
