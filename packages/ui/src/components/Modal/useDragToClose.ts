import { useRef } from "react";
import type { PointerEvent } from "react";
import { media } from "../../styles/breakpoints.ts";
import { matchesMedia } from "../mediaQuery.ts";

/** How far down a sheet is dragged until it closes. */
const CLOSE_MIN_PX = 96;
/** A faster drag closes it after a shorter way. */
const FLICK_MIN_PX = 32;
const FLICK_MS = 200;

interface Drag {
  readonly sheet: HTMLElement;
  readonly y: number;
  readonly startedMs: number;
}

/** Closes a sheet that is dragged down by its head. The sheet follows the finger, and goes back after a shorter drag. */
export function useDragToClose(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const end = (event: PointerEvent<HTMLElement>, isReleased: boolean) => {
    const { sheet, y, startedMs } = drag.current ?? {};
    drag.current = undefined;
    if (sheet === undefined || y === undefined || startedMs === undefined) return;
    sheet.removeAttribute("data-dragged");
    const distance = event.clientY - y;
    const isFlick = distance >= FLICK_MIN_PX && event.timeStamp - startedMs <= FLICK_MS;
    if (!isReleased || (distance < CLOSE_MIN_PX && !isFlick)) return moveTo(sheet, 0);
    onClose();
    // It fades where it is. An owner may keep it open, to ask about what was written.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => sheet.dataset.state === "open" && moveTo(sheet, 0)),
    );
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest<HTMLElement>("[data-state]");
      const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
      const isFinger = event.pointerType === "touch" && event.isPrimary;
      if (sheet === null || isOnButton || !isFinger || !matchesMedia(media.phone)) return;
      drag.current = { sheet, y: event.clientY, startedMs: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { sheet, y } = drag.current ?? {};
      if (sheet === undefined || y === undefined) return;
      sheet.setAttribute("data-dragged", "");
      moveTo(sheet, Math.max(0, event.clientY - y));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

/** Moves the sheet without rendering. */
function moveTo(sheet: HTMLElement, distance: number): void {
  sheet.style.translate = distance === 0 ? "" : `0 ${distance}px`;
}
