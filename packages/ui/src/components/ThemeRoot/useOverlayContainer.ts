import { useContext, useSyncExternalStore } from "react";
import { ThemeContext } from "./ThemeContext.ts";

/**
 * Where a portal renders: inside the nearest `ThemeRoot`, so that it has its theme, direction and language, otherwise
 * in the body. Null on a server and while hydrating.
 */
export function useOverlayContainer(): HTMLElement | null {
  const { overlays } = useContext(ThemeContext);
  return useSyncExternalStore(
    neverChanges,
    () => (overlays === undefined ? document.body : overlays.current),
    () => null,
  );
}

// React reads the element again after the first commit, when the reference is set.
const neverChanges = () => () => undefined;
