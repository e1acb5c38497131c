import { useCallback, useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Whether an element is pressed. `afterPress` is called after the click of the press. */
export function usePress(
  element: RefObject<HTMLElement | null>,
  afterPress: RefObject<(() => void) | undefined>,
): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    const pressed = element.current;
    if (pressed === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const release = () => {
      if (!isPressed.current) return;
      setTimeout(() => {
        isPressed.current = false;
        if (!signal.aborted) afterPress.current?.();
      });
    };
    pressed.addEventListener("pointerdown", () => (isPressed.current = true), { signal, passive: true });
    document.addEventListener("pointerup", release, { signal, capture: true });
    // The browser cancels the pointer when a finger scrolls.
    document.addEventListener("pointercancel", release, { signal, capture: true });
    return () => controller.abort();
  }, [element, afterPress]);
  return useCallback(() => isPressed.current, []);
}
