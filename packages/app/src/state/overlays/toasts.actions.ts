import { services } from "../../services/services.ts";
import { type Toast, toastsState } from "./toasts.store.ts";

/** How long a toast is shown, in milliseconds; longer with an action (product 6.3). */
const SHOW_MS = 6_000;
const SHOW_WITH_ACTION_MS = 10_000;

/** The timer of each toast, by its id. There are no timers while toasts are paused, or before they can be rendered. */
const timerById = new Map<string, ReturnType<typeof setTimeout>>();
let isPaused = false;
let isRendered = false;

/**
 * Shows a short message for a while, and returns its id. A message is not shown twice at the same time, except where each
 * toast undoes another action. The action of a toast runs at most once. `about` names what it is about: it replaces an older
 * toast about the same thing, which would contradict it.
 */
export function showToast(
  kind: Toast["kind"],
  message: string,
  action?: Toast["action"],
  about?: string,
): string {
  if (about !== undefined) endToasts(about);
  const same = toastsState.toasts.find((toast) => toast.message === message);
  if (same && !isUndo(action) && !isUndo(same.action)) {
    // The toast without an action gets the action of the new one.
    if (action && !same.action) same.action = once(same.id, action);
    restartTimer(same);
    return same.id;
  }
  const id = services().browser.randomId();
  const toast: Toast = { id, about, kind, message, action: action && once(id, action) };
  toastsState.toasts.push(toast);
  restartTimer(toast);
  return id;
}

/** Removes a toast. The others are not paused any more, because the focus was in the removed one. */
export function dismissToast(id: string): void {
  remove(id);
  if (isPaused) pauseToasts(false);
}

/** Removes the toasts about something that is no longer so. */
export function endToasts(about: string): void {
  for (const toast of toastsState.toasts) if (toast.about === about) remove(toast.id);
}

/** Pauses all toasts while the pointer or the focus is on them. Afterwards their time starts again. */
export function pauseToasts(paused: boolean): void {
  isPaused = paused;
  for (const toast of toastsState.toasts) restartTimer(toast);
}

/** Toasts are rendered from now on, so their time starts. Returns the function for when they are not any more. */
export function startToastTimers(): () => void {
  isRendered = true;
  for (const toast of toastsState.toasts) restartTimer(toast);
  return () => {
    isRendered = false;
    for (const toast of toastsState.toasts) restartTimer(toast);
  };
}

/** Starts the time of a toast again. */
function restartTimer({ id, action }: Pick<Toast, "id" | "action">): void {
  clearTimeout(timerById.get(id));
  if (isPaused || !isRendered) timerById.delete(id);
  else
    timerById.set(
      id,
      setTimeout(() => remove(id), action ? SHOW_WITH_ACTION_MS : SHOW_MS),
    );
}

/** An action without a label is "Undo". */
function isUndo(action: Toast["action"]): boolean {
  return action !== undefined && action.label === undefined;
}

function once(id: string, { label, onClick }: NonNullable<Toast["action"]>): Toast["action"] {
  return {
    label,
    onClick() {
      dismissToast(id);
      onClick();
    },
  };
}

function remove(id: string): void {
  clearTimeout(timerById.get(id));
  timerById.delete(id);
  toastsState.toasts = toastsState.toasts.filter((toast) => toast.id !== id);
}
