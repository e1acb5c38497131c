import { useDeferredValue, useEffect, useSyncExternalStore } from "react";
import type { ToastList } from "./createToasts.ts";
import type { Toast } from "./Toast.ts";

/** What `Toasts` needs to render a list of toasts. */
export interface RenderedToasts {
  /** The toasts, the oldest first. */
  toasts: readonly Toast[];
  /** Closes a toast. */
  onToastClose: (id: string) => void;
  /** Pauses the timers. */
  onPauseChange: (paused: boolean) => void;
}

const none: readonly Toast[] = [];

/** Returns the props of `Toasts` for a list of toasts, and runs the timers of the list while the component is mounted. */
export function useToasts(list: ToastList): RenderedToasts {
  const toasts = useSyncExternalStore(
    list.subscribe,
    () => list.toasts,
    () => none,
  );
  useEffect(() => list.startTimers(), [list]);
  // The live region is rendered before the first toast: screen readers read only what is added to it.
  return { toasts: useDeferredValue(toasts, none), onToastClose: list.close, onPauseChange: list.pause };
}
