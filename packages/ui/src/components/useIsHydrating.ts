import { useSyncExternalStore } from "react";

/**
 * Whether this render must equal the server's: true on a server and while React hydrates its markup. Right after hydration the
 * component renders again with false.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

const subscribeToNothing = () => () => undefined;
const isHydrated = () => false;
const isNotHydrated = () => true;
