import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/**
 * Escape within an element means that element alone, and not the dialog around it. A dialog listens before anything
 * in it can; only the window hears of a key earlier.
 */
export function useOwnEscape(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      if (!(event.target instanceof Node) || ref.current?.contains(event.target) !== true) return;
      event.stopPropagation();
      event.preventDefault();
      escape();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [ref]);
}
