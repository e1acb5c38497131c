import type { ToastAction } from "@mimi/ui/create-toasts";
import { toastsState } from "./toasts.store.ts";

/** Shows a short message for a while, and returns its id. `about` names what it is about: it replaces an older toast about that. */
export function showToast(
  kind: "done" | "failed",
  message: string,
  action?: ToastAction,
  about?: string,
): string {
  return toastsState.show({ kind, message, action, about });
}

/** Closes a toast. */
export function dismissToast(id: string): void {
  toastsState.close(id);
}

/** Removes the toasts about something that is no longer so. */
export function endToasts(about: string): void {
  toastsState.closeAbout(about);
}
