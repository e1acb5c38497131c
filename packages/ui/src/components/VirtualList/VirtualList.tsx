import { useCallback, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { AriaRole, FocusEvent, KeyboardEvent, ReactElement, Ref } from "react";
import { Virtualizer } from "virtua";
import type { VirtualizerHandle } from "virtua";
import { useHideUntilMeasured } from "./useHideUntilMeasured.ts";
import { useStickToBottom } from "./useStickToBottom.ts";
import { usePrepended } from "./usePrepended.ts";
import { useKeepMountedIndexes } from "./useKeepMountedIndexes.ts";
import { useStableArray } from "./useStableArray.ts";
import { useLastRow } from "./useLastRow.ts";
import * as css from "./VirtualList.css.ts";

/** Leads a list to a place; reached by its `ref`. */
export interface VirtualListHandle {
  /** To the end; with `follows`, and on from there. */
  scrollToEnd: () => void;
  /** To the row of this `id`; nothing happens if there is none. */
  scrollToRow: (id: string, align?: "start" | "center" | "end" | "nearest") => void;
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
  stickToBottom?: boolean;
  /** The reader left the end that the list follows, or came back to it. */
  onDetachedChange?: (detached: boolean) => void;
  /** The reader comes near the first row, so that earlier ones may be fetched. May be called often. */
  onNearStart?: () => void;
  /** The reader comes near the last row. May be called often. */
  onNearEnd?: () => void;
  /** The `id`s of rows that stay in the document wherever the reader is, such as one being written in. */
  keepMounted?: readonly (string | undefined)[];
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
const OVERSCAN_PX = 600;
/** Pixels from either end within which a reader is near it. */
const NEAR_END_PX = 1200;

/**
 * A list of any length of which only what is near the screen is in the document, so that ten thousand rows cost
 * what fifty do. Rows that come before the first one do not move what is being read.
 */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { rows, children, label, role = "list", stickToBottom = false, keepMounted = [], ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const last = stickToBottom ? rows.at(-1) : undefined;
  // The row that grows stands behind the virtualizer, in the flow: its words cost what they cost in a plain page.
  const virtual = useStableArray(last === undefined ? rows : rows.slice(0, -1));
  const lastId = rows.at(-1)?.id;
  const stick = useStickToBottom({
    enabled: stickToBottom,
    lastId,
    scrollerRef: scroller,
    onDetachedChange: props.onDetachedChange,
  });
  const { update, scrollToEndAndStick, detach } = stick;
  const rowStart = useCallback(
    (id: string) => {
      const index = virtual.findLastIndex((row) => row.id === id);
      const start = (scroller.current?.children.item(1) as HTMLElement | null)?.offsetTop ?? 0;
      return index < 0 ? undefined : start + (virtualizer.current?.getItemOffset(index) ?? 0);
    },
    [virtual],
  );
  const { lastRowRef, onMeasured } = useLastRow({ id: last?.id, scrollerRef: scroller, stick, rowStart });
  const revealIfMeasured = useHideUntilMeasured(scroller, stickToBottom && virtual.length > 0);
  const handleResize = useCallback(() => {
    onMeasured();
    revealIfMeasured();
  }, [onMeasured, revealIfMeasured]);

  const frame = useRef(0);
  const isSeeking = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useImperativeHandle(ref, () => ({
    scrollToEnd() {
      cancelAnimationFrame(frame.current);
      // Takes the place of a way to a row that the virtualizer may still be on; else it would only get in the reader's.
      const scrollHeight = scroller.current?.scrollHeight;
      if (isSeeking.current && virtual.length > 0)
        virtualizer.current?.scrollToIndex(virtual.length - 1, { align: "end", offset: scrollHeight });
      isSeeking.current = false;
      scrollToEndAndStick();
    },
    scrollToRow(id, align = "center") {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) return;
      detach();
      cancelAnimationFrame(frame.current);
      if (id === last?.id) {
        lastRowRef.current?.scrollIntoView({ block: align });
        return;
      }
      const list = virtualizer.current;
      isSeeking.current = true;
      // Before its first rows are measured a list can go nowhere: it sets out again until the row is in sight.
      const seek = (attemptsLeft: number) => {
        if (list === null || attemptsLeft === 0) return;
        list.scrollToIndex(index, { align });
        frame.current = requestAnimationFrame(() => {
          if (!isRowVisible(list, index)) seek(attemptsLeft - 1);
        });
      };
      seek(MAX_SEEK_FRAMES);
    },
  }));

  const { onNearStart, onNearEnd } = props;
  const handleScroll = useCallback(
    (offset: number) => {
      const isStuck = update();
      const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
      if (!isStuck && offset < NEAR_END_PX) onNearStart?.();
      if (scrollHeight - clientHeight - offset < NEAR_END_PX) onNearEnd?.();
    },
    [update, onNearStart, onNearEnd],
  );
  const renderRow = useCallback(
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
  const beforeLastIndex = last === undefined ? -1 : virtual.length - 1;
  const keepMountedIndexes = useKeepMountedIndexes(virtual, keepMounted, beforeLastIndex);
  // A word more in the last row is nothing to the others.
  const virtualizedRows = useMemo(
    () => (
      <Virtualizer
        ref={virtualizer}
        scrollRef={scroller}
        data={virtual}
        shift={shift}
        bufferSize={OVERSCAN_PX}
        keepMounted={keepMountedIndexes}
        onScroll={handleScroll}
        onResize={handleResize}
      >
        {renderRow}
      </Virtualizer>
    ),
    [virtual, shift, keepMountedIndexes, handleScroll, handleResize, renderRow],
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
      {stickToBottom && <div className={css.spacer} role="presentation" />}
      {virtualizedRows}
      {last !== undefined && (
        <div ref={lastRowRef} className={css.lastRow} role="presentation">
          {renderRow(last, rows.length - 1)}
        </div>
      )}
    </div>
  );
}

/** Frames within which rows are measured on a slow machine. */
const MAX_SEEK_FRAMES = 60;

function isRowVisible(list: VirtualizerHandle, index: number): boolean {
  const start = list.getItemOffset(index) - list.scrollOffset;
  return start < list.viewportSize && start + list.getItemSize(index) > 0;
}
