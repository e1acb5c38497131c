import { useDeferredValue } from "react";

/**
 * Renders a loaded value at low priority the first time, so that the page still responds to input: until then it returns
 * `meanwhile`. Later changes of the value are rendered at once.
 */
export function useDeferredReady<State extends { readonly kind: string } | undefined>(
  state: State,
  meanwhile: State,
): State {
  const isReady = state?.kind === "ready";
  const isRendered = useDeferredValue(isReady);
  return isReady && !isRendered ? meanwhile : state;
}
