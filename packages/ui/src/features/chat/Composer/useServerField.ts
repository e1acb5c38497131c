import { useEffectEvent, useLayoutEffect } from "react";
import type { RefObject } from "react";

interface ServerFieldOptions {
  draft: string;
  onDraftChange: (draft: string) => void;
  autoFocus: boolean | undefined;
}

/** Makes a text field that a server rendered like one that React creates, once it is hydrated. */
export function useServerField(
  field: RefObject<HTMLTextAreaElement | null>,
  options: ServerFieldOptions,
): void {
  const adopt = useEffectEvent(() => {
    const element = field.current;
    if (element === null) return;
    // It can have text that was typed before React hydrated it, which React does not report.
    if (element.value !== options.draft) options.onDraftChange(element.value);
    // React focuses only what it creates.
    if (options.autoFocus && document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  useLayoutEffect(() => adopt(), []);
}
