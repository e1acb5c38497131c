import { services } from "../services/services.ts";
import { type Toast, toastsState } from "./toasts.store.ts";

/** Milliseconds that a toast stays; longer where something can be taken back (product 6.3). */
const STAY_MS = 6_000;
const UNDO_MS = 10_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a short notice for a while. The same words are not shown twice at once. */
export function showToast(kind: Toast["kind"], message: string, action?: Toast["action"]): void {
  const same = toastsState.toasts.find((toast) => toast.message === message);
  if (same) {
    // Whoever says it with a way on says more.
    same.action ??= action;
    return;
  }
  toastsState.toasts.push({ id: services().browser.randomId(), kind, message, action });
  wait();
}

export function dismissToast(id: string): void {
  toastsState.toasts = toastsState.toasts.filter((toast) => toast.id !== id);
}

/** Keeps every toast while somebody looks at them; afterwards they have their whole time again. */
export function holdToasts(held: boolean): void {
  clearTimeout(leaving);
  leaving = undefined;
  if (!held) wait();
}

/** The oldest goes first, one at a time. */
function wait(): void {
  const stay = toastsState.toasts[0]?.action ? UNDO_MS : STAY_MS;
  leaving ??= setTimeout(() => {
    leaving = undefined;
    toastsState.toasts.shift();
    if (toastsState.toasts.length > 0) wait();
  }, stay);
}
