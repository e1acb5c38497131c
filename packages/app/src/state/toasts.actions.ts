import { services } from "../services/services.ts";
import { type Toast, toastsState } from "./toasts.store.ts";

/** Milliseconds that a toast stays; longer where something can be taken back (product 6.3). */
const STAY_MS = 6_000;
const UNDO_MS = 10_000;

/** When each toast goes, by its id. While they are looked at none does, nor before there is a place where they show. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();
let isHeld = false;
let isPlaced = false;

/**
 * Shows a short notice for a while, and answers with its id. The same words are not shown twice at once, save where each
 * takes back another deed. What can be done about it can be done once.
 */
export function showToast(kind: Toast["kind"], message: string, action?: Toast["action"]): string {
  const same = toastsState.toasts.find((toast) => toast.message === message);
  if (same && !isUndo(action) && !isUndo(same.action)) {
    // Whoever says it with a way on says more.
    if (action && !same.action) same.action = once(same.id, action);
    stay(same);
    return same.id;
  }
  const id = services().browser.randomId();
  const toast: Toast = { id, kind, message, action: action && once(id, action) };
  toastsState.toasts.push(toast);
  stay(toast);
  return id;
}

/** The toast goes; if it was looked at, the others are not any more, for the focus went with it. */
export function dismissToast(id: string): void {
  remove(id);
  if (isHeld) holdToasts(false);
}

/** Keeps every toast while somebody looks at them; afterwards they have their whole time again. */
export function holdToasts(held: boolean): void {
  isHeld = held;
  for (const toast of toastsState.toasts) stay(toast);
}

/** There is a place where toasts show; the time of those that waited for its code begins. Answers with its end. */
export function placeToasts(): () => void {
  isPlaced = true;
  for (const toast of toastsState.toasts) stay(toast);
  return () => {
    isPlaced = false;
    for (const toast of toastsState.toasts) stay(toast);
  };
}

/** A toast has its whole time from now on. */
function stay({ id, action }: Pick<Toast, "id" | "action">): void {
  clearTimeout(leaving.get(id));
  if (isHeld || !isPlaced) leaving.delete(id);
  else
    leaving.set(
      id,
      setTimeout(() => remove(id), action ? UNDO_MS : STAY_MS),
    );
}

/** An action without a name of its own takes back what the toast tells of. */
function isUndo(action: Toast["action"]): boolean {
  return action !== undefined && action.label === undefined;
}

function once(id: string, { label, onPress }: NonNullable<Toast["action"]>): Toast["action"] {
  return {
    label,
    onPress() {
      dismissToast(id);
      onPress();
    },
  };
}

function remove(id: string): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  toastsState.toasts = toastsState.toasts.filter((toast) => toast.id !== id);
}
