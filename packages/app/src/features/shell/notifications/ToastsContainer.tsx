import { Toasts, useToasts } from "@mimi/ui/toasts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";

/** The toasts of every page. */
export function ToastsContainer() {
  return <Toasts {...useToasts(toastsState)} />;
}
