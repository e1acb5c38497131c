import { Toasts } from "@mimi/ui/toasts";
import { useDeferredValue, useEffect } from "react";
import { useSnapshot } from "valtio";
import { dismissToast, holdToasts, placeToasts } from "../../state/toasts.actions.ts";
import { toastsState } from "../../state/toasts.store.ts";

/** News at the foot of every page. */
export function ToastsContainer() {
  const { toasts } = useSnapshot(toastsState);
  useEffect(placeToasts, []);
  // The place of the news is there before the first of them: only what is added to it is read out.
  return <Toasts toasts={useDeferredValue(toasts, [])} onDismiss={dismissToast} onPauseChange={holdToasts} />;
}
