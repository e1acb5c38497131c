import { Toasts } from "@mimi/ui/toasts";
import { useDeferredValue, useEffect } from "react";
import { useSnapshot } from "valtio";
import { dismissToast, pauseToasts, startToastTimers } from "../../../state/overlays/toasts.actions.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";

/** The toasts of every page. */
export function ToastsContainer() {
  const { toasts } = useSnapshot(toastsState);
  useEffect(startToastTimers, []);
  // The live region is rendered before the first toast: screen readers read only what is added to it.
  return (
    <Toasts toasts={useDeferredValue(toasts, [])} onToastClose={dismissToast} onPauseChange={pauseToasts} />
  );
}
