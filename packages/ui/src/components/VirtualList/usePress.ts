import { useCallback, useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Whether an element is pressed. `onEnd` is called after the click of the press. */
export function usePress(element: RefObject<HTMLElement | null>, onEnd: () => void): () => boolean {
  const isPressed = useRef(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const pressed = element.current;
    if (pressed === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const release = () => {
      if (!isPressed.current) return;
      setTimeout(() => {
        isPressed.current = false;
        if (!signal.aborted) end.current();
      });
    };
    pressed.addEventListener("pointerdown", () => (isPressed.current = true), { signal, passive: true });
    document.addEventListener("pointerup", release, { signal, capture: true });
    // The browser cancels the pointer when a finger scrolls.
    document.addEventListener("pointercancel", release, { signal, capture: true });
    return () => controller.abort();
  }, [element]);
  return useCallback(() => isPressed.current, []);
}
