import { useDeferredValue } from "react";

/**
 * What is drawn of something that comes in. Once it is there it is drawn in pieces, behind what stands meanwhile, so that
 * the page goes on answering whoever presses something; what changes in it later shows at once.
 */
export function useDeferredReady<State extends { readonly kind: string } | undefined>(
  state: State,
  meanwhile: State,
): State {
  const isReady = state?.kind === "ready";
  const isDrawn = useDeferredValue(isReady);
  return isReady && !isDrawn ? meanwhile : state;
}
