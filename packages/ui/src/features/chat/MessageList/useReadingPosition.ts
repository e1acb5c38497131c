import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { UIEvent } from "react";

/** Where a user reads: the message at the top of the view. */
export interface ReadingPosition {
  /** The message. */
  readonly turnId: string;
  /** How many pixels of it are above the view. */
  readonly offsetPx: number;
}

/** How long the list rests until the position is reported. */
const REST_MS = 150;

/**
 * Reports where the user reads, once the list rests and before it is removed. Returns the scroll handler of the list.
 *
 * @param isAway Whether the user is not at the end, which has no position to report.
 */
export function useReadingPosition(
  isAway: boolean,
  onReadingPositionChange: ((position: ReadingPosition | undefined) => void) | undefined,
): (event: UIEvent<HTMLElement>) => void {
  const latest = useRef({ isAway, onReadingPositionChange });
  useInsertionEffect(() => {
    latest.current = { isAway, onReadingPositionChange };
  });
  const waiting = useRef<{ list: HTMLElement; timer: ReturnType<typeof setTimeout> }>(undefined);
  const report = useCallback(() => {
    if (waiting.current === undefined) return;
    const { list, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    // Without a layout there is no position.
    if (!list.isConnected) return;
    const position = latest.current.isAway ? positionIn(list) : undefined;
    latest.current.onReadingPositionChange?.(position);
  }, []);
  useLayoutEffect(() => report, [report]);
  return useCallback(
    ({ currentTarget: list }) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { list, timer: setTimeout(report, REST_MS) };
    },
    [report],
  );
}

function positionIn(list: HTMLElement): ReadingPosition | undefined {
  const { top } = list.getBoundingClientRect();
  for (const turn of list.querySelectorAll<HTMLElement>("[data-turn]")) {
    const row = (turn.closest("[data-row]") ?? turn).getBoundingClientRect();
    const turnId = turn.dataset.turn;
    if (row.bottom > top && turnId !== undefined) return { turnId, offsetPx: Math.round(top - row.top) };
  }
  return undefined;
}
