import { useLayoutEffect, useRef } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";

/** Roving tab index for a row of buttons: one tab stop; arrows, Home and End move the focus. */
export function useRovingTabIndex(ref: RefObject<HTMLElement | null>) {
  const current = useRef(0);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const setTabStop = (index: number) => {
    current.current = index;
    buttons().forEach((button, position) => {
      button.tabIndex = position === index ? 0 : -1;
    });
  };
  // The buttons are components, so `tabIndex` is set on their elements.
  useLayoutEffect(() => setTabStop(Math.min(current.current, Math.max(0, buttons().length - 1))));

  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = buttons().indexOf(event.target);
      if (index >= 0) setTabStop(index);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = buttons();
      const index = all.indexOf(event.target as HTMLElement);
      if (index < 0) return;
      const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
      const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
      const next = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: all.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    },
  };
}
