import { useLayoutEffect, useRef } from "react";

/** For this many milliseconds a press is ignored after the button has changed. */
const IGNORE_PRESS_MS = 500;

/** Returns a function that says whether the condition became true a moment ago. */
export function useJustStarted(is: boolean): () => boolean {
  const was = useRef(is);
  const startedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (is && !was.current) startedAt.current = performance.now();
    was.current = is;
  }, [is]);
  return () => performance.now() - startedAt.current < IGNORE_PRESS_MS;
}
