import { useEffectEvent, useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Focuses a field that a server rendered, once it is hydrated: `autoFocus` focuses only what React creates. */
export function useFocusOfServerField(
  field: RefObject<HTMLTextAreaElement | null>,
  autoFocus: boolean | undefined,
): void {
  const focus = useEffectEvent(() => {
    if (autoFocus && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => focus(), []);
}
