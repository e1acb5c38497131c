import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { isInputMethodKey } from "../../components/isInputMethodKey.ts";

/**
 * Escape inside an element closes that element, and not the dialog around it. Radix listens on the document in the
 * capture phase, so this listens on the window.
 */
export function useEscapeInside(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isInputMethodKey(event)) return;
      if (!(event.target instanceof Node) || ref.current?.contains(event.target) !== true) return;
      event.stopPropagation();
      event.preventDefault();
      escape();
    };
    window.addEventListener("keydown", handleKeyDown, true);
    return () => window.removeEventListener("keydown", handleKeyDown, true);
  }, [ref]);
}
