import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { AriaRole, FocusEvent, KeyboardEvent, ReactElement, Ref, UIEvent } from "react";
import { Virtualizer } from "virtua";
import type { VirtualizerHandle } from "virtua";
import { hasSizes } from "../observe.ts";
import { scrollIntoView } from "../scrollIntoView.ts";
import { useIsHydrating } from "../useIsHydrating.ts";
import { useHideUntilMeasured } from "./useHideUntilMeasured.ts";
import { useStickToBottom } from "./useStickToBottom.ts";
import { usePrepended } from "./usePrepended.ts";
import { useKeepMountedIndexes } from "./useKeepMountedIndexes.ts";
import { useStableArray } from "./useStableArray.ts";
import { useLastRow } from "./useLastRow.ts";
import * as css from "./VirtualList.css.ts";

/** Scrolls a list; available as its `ref`. */
export interface VirtualListHandle {
  /** Returns the element that scrolls; null while it is not mounted. */
  element: () => HTMLElement | null;
  /** Scrolls to the end; with `stickToBottom` the list sticks to it again. */
  scrollToEnd: () => void;
  /** Scrolls to the row with this `id`; does nothing without such a row. */
  scrollToRow: (id: string, align?: "start" | "center" | "end" | "nearest") => void;
  /** Scrolls until this many pixels of the row with this `id` are above the view; does nothing without such a row. */
  placeRow: (id: string, offsetPx: number) => void;
  /** Keeps the row with this `id` where it is in view, while its content is exchanged. */
  holdRow: (id: string) => void;
}

export interface VirtualListProps<Row extends { readonly id: string }> {
  /** In order; each has a unique `id` and keeps its object identity while it does not change. */
  rows: readonly Row[];
  /** Renders a row. Rows may have any height, and may grow. */
  children: (row: Row, index: number) => ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** `log` for content that is appended; its rows announce themselves. @default "list" */
  role?: Extract<AriaRole, "list" | "log">;
  /**
   * Whether it opens at its end and stays there as it grows, until the user scrolls away, and again once the user
   * scrolls back. A list that a server rendered opens where it is. @default false
   */
  stickToBottom?: boolean;
  /** Where it opens with `stickToBottom`. It sticks once the user is at the end. @default "end" */
  opensAt?: "start" | "end";
  /**
   * Whether the last row is growing. With `stickToBottom` it is followed until its first line is at the top of the view.
   * @default false
   */
  isLastGrowing?: boolean;
  /** The `id` of a row whose beginning stays in view while the rows below it grow. @default none */
  keepInView?: string;
  /** The user scrolled away from the end (`true`) or back to it. */
  onDetachedChange?: (detached: boolean) => void;
  /** The user scrolled near the first row, so that earlier ones may be loaded. May be called often. */
  onNearStart?: () => void;
  /** The user scrolled near the last row. May be called often. */
  onNearEnd?: () => void;
  /** The `id`s of rows that stay mounted at any scroll position, such as one with a text field in use. */
  keepMounted?: readonly (string | undefined)[];
  /** A key was pressed within the list. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** The list was scrolled, by the user or not. */
  onScroll?: (event: UIEvent<HTMLElement>) => void;
  /** An element in the list received focus. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** Class name added to the root element. */
  className?: string;
  /** Ref to the element, for example to focus it. */
  ref?: Ref<VirtualListHandle>;
}

/** Overscan: pixels of rows rendered before and after the viewport. */
const OVERSCAN_PX = 600;
/** Distance from either end, in pixels, that counts as near. */
const NEAR_END_PX = 1200;
/** Up to this many rows of a list that a server rendered are in normal flow: they need no measuring. */
const MOST_IN_FLOW = 2;

/**
 * A virtualized list of any length: ten thousand rows cost what fifty do. Adding rows before the first one does not
 * move the visible rows.
 */
export function VirtualList<Row extends { readonly id: string }>(props: VirtualListProps<Row>) {
  const { rows, children, label, role = "list", stickToBottom = false, keepMounted = [], ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  // Where nothing has a size there is no view: all rows are rendered.
  const isHydrating = useIsHydrating();
  const isVirtual = isHydrating || hasSizes();
  const last = stickToBottom || !isVirtual ? rows.at(-1) : undefined;
  // The last row, which may grow, is rendered after the virtualizer in normal flow: it costs what it costs in a plain
  // page.
  // The user is reading a list that a server rendered, which is at its start.
  const [opensAtEnd] = useState(!isHydrating && props.opensAt !== "start");
  const mostInFlow = opensAtEnd ? 1 : MOST_IN_FLOW;
  const isPlain = !isVirtual || rows.length <= mostInFlow;
  const countInFlow = last === undefined ? 0 : isPlain ? rows.length : 1;
  const virtual = useStableArray(rows.slice(0, rows.length - countInFlow));
  const lastId = rows.at(-1)?.id;
  const lastRowRef = useRef<HTMLDivElement>(null);
  const stick = useStickToBottom({
    enabled: stickToBottom,
    opensAtEnd,
    lastId,
    isLastGrowing: props.isLastGrowing ?? false,
    keptRow: () =>
      props.keepInView === undefined ? null : (rowIn(scroller.current, props.keepInView) ?? null),
    scrollerRef: scroller,
    lastRowRef,
    onDetachedChange: props.onDetachedChange,
  });
  const { update, scrollToEndAndStick, detach, hold } = stick;
  const rowStart = useCallback(
    (id: string) => {
      const index = virtual.findLastIndex((row) => row.id === id);
      const start = (scroller.current?.children.item(1) as HTMLElement | null)?.offsetTop ?? 0;
      return index < 0 ? undefined : start + (virtualizer.current?.getItemOffset(index) ?? 0);
    },
    [virtual],
  );
  const onMeasured = useLastRow({ id: last?.id, scrollerRef: scroller, lastRowRef, stick, rowStart });
  const revealIfMeasured = useHideUntilMeasured(scroller, stickToBottom && virtual.length > 0);
  const handleResize = useCallback(() => {
    onMeasured();
    revealIfMeasured();
  }, [onMeasured, revealIfMeasured]);

  const frame = useRef(0);
  const isSeeking = useRef(false);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useImperativeHandle(ref, () => ({
    element: () => scroller.current,
    holdRow(id) {
      const row = rowIn(scroller.current, id);
      if (row) hold(row);
    },
    placeRow(id, offsetPx) {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) return;
      detach();
      cancelAnimationFrame(frame.current);
      isSeeking.current = index < virtual.length;
      const seek = (attemptsLeft: number) => {
        const [view, row] = [scroller.current, rowIn(scroller.current, id)];
        if (view !== null && row) {
          view.scrollTop += row.getBoundingClientRect().top - view.getBoundingClientRect().top + offsetPx;
          // Rows above are measured only now.
          hold(row);
        } else if (attemptsLeft > 0) {
          virtualizer.current?.scrollToIndex(index, { align: "start" });
          frame.current = requestAnimationFrame(() => seek(attemptsLeft - 1));
        }
      };
      seek(MAX_SEEK_FRAMES);
    },
    scrollToEnd() {
      cancelAnimationFrame(frame.current);
      // Replaces a scroll to a row that the virtualizer may still be working on; it would interfere otherwise.
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
      if (index >= virtual.length) {
        scrollIntoView(lastRowRef.current?.children[index - virtual.length], align);
        return;
      }
      const list = virtualizer.current;
      isSeeking.current = true;
      // The virtualizer cannot scroll to a row before its first rows are measured, so it retries until the row is
      // visible.
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
        data-row={row.id}
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
  // The row before the last one was the last row: it stays mounted until it is measured.
  const beforeLastIndex = last === undefined ? -1 : virtual.length - 1;
  const keepMountedIndexes = useKeepMountedIndexes(virtual, keepMounted, beforeLastIndex);
  // Memoised, so that a growing last row does not render the others again.
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
      onScroll={props.onScroll}
    >
      {stickToBottom && <div className={css.spacer} role="presentation" />}
      {isVirtual && virtualizedRows}
      {last !== undefined && (
        <div ref={lastRowRef} className={css.lastRow} role="presentation">
          {rows.slice(virtual.length).map((row, index) => renderRow(row, virtual.length + index))}
        </div>
      )}
    </div>
  );
}

/** The most frames until rows are measured on a slow machine. */
const MAX_SEEK_FRAMES = 60;

function rowIn(scroller: HTMLElement | null, id: string): HTMLElement | undefined {
  const rows = scroller?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
  return [...rows].find(({ dataset }) => dataset.row === id);
}

function isRowVisible(list: VirtualizerHandle, index: number): boolean {
  const start = list.getItemOffset(index) - list.scrollOffset;
  return start < list.viewportSize && start + list.getItemSize(index) > 0;
}
