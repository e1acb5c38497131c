import type { Toast } from "./Toast.ts";

/** How many toasts are shown, and for how long. */
export interface ToastsOptions {
  /** The most toasts at a time: a newer one closes the oldest. @default 5 */
  max?: number;
  /** How long a toast is shown, in milliseconds. `Infinity`: until it is closed. @default 6000 */
  timeoutMs?: number;
  /** How long a toast with an action is shown, in milliseconds. `Infinity`: until it is closed. @default 10000 */
  actionTimeoutMs?: number;
}

/** A toast to show. */
export interface NewToast extends Omit<Toast, "id"> {
  /** What it is about: it replaces an older toast about the same thing, which would contradict it. Absent: it replaces none. */
  about?: string;
}

/** Toasts with their timers, for `useToasts`. Its functions can be called anywhere, also outside of components. */
export interface ToastList {
  /** The toasts that are shown, the oldest first. Each change is a new array. */
  readonly toasts: readonly Toast[];
  /**
   * Shows a toast for a while, and returns its id. The same message is not shown twice at the same time, except where each toast
   * undoes another action. The action runs at most once, and closes the toast.
   */
  show: (toast: NewToast) => string;
  /** Closes a toast. The others are not paused any more, because the focus was in the closed one. */
  close: (id: string) => void;
  /** Closes the toasts about something that is no longer so. */
  closeAbout: (about: string) => void;
  /** Closes all toasts. */
  clear: () => void;
  /** Pauses all toasts while the pointer or the focus is on them. Afterwards their time starts again. */
  pause: (paused: boolean) => void;
  /** Starts the time of the toasts, which waits until they are rendered. Returns the function that stops it. */
  startTimers: () => () => void;
  /** Calls `listener` after each change. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

type StoredToast = Toast & Pick<NewToast, "about">;

/** Creates an empty list of toasts: one for a page, outside of its components. */
export function createToasts(options: ToastsOptions = {}): ToastList {
  const { max = 5, timeoutMs = 6_000, actionTimeoutMs = 10_000 } = options;
  const listeners = new Set<() => void>();
  /** By the id of the toast. There are no timers while toasts are paused, or not rendered. */
  const timerById = new Map<string, ReturnType<typeof setTimeout>>();
  let toasts: readonly StoredToast[] = [];
  let created = 0;
  let isPaused = false;
  /** How many components render the toasts. */
  let rendered = 0;

  function setToasts(next: readonly StoredToast[]): void {
    const ids = new Set(next.map(({ id }) => id));
    for (const { id } of toasts) if (!ids.has(id)) stopTimer(id);
    toasts = next;
    for (const listener of listeners) listener();
  }

  function stopTimer(id: string): void {
    clearTimeout(timerById.get(id));
    timerById.delete(id);
  }

  function restartTimer({ id, action }: Toast): void {
    stopTimer(id);
    const shownMs = action ? actionTimeoutMs : timeoutMs;
    if (isPaused || rendered === 0 || shownMs === Infinity) return;
    timerById.set(
      id,
      setTimeout(() => remove(id), shownMs),
    );
  }

  function restartTimers(): void {
    for (const toast of toasts) restartTimer(toast);
  }

  function remove(id: string): void {
    setToasts(toasts.filter((toast) => toast.id !== id));
  }

  function close(id: string): void {
    remove(id);
    if (isPaused) pause(false);
  }

  function closeAbout(about: string): void {
    setToasts(toasts.filter((toast) => toast.about !== about));
  }

  function pause(paused: boolean): void {
    isPaused = paused;
    restartTimers();
  }

  function once(id: string, action: Toast["action"]): Toast["action"] {
    return (
      action && {
        ...action,
        onClick() {
          close(id);
          action.onClick();
        },
      }
    );
  }

  return {
    get toasts() {
      return toasts;
    },
    show({ action, ...toast }) {
      if (toast.about !== undefined) closeAbout(toast.about);
      const same = toasts.find(({ message }) => message === toast.message);
      if (same && !isUndo(action) && !isUndo(same.action)) {
        // The toast without an action gets the action of the new one.
        const merged = { ...same, action: same.action ?? once(same.id, action) };
        setToasts(toasts.map((old) => (old === same ? merged : old)));
        restartTimer(merged);
        return same.id;
      }
      created += 1;
      const added = { ...toast, id: `toast-${created}`, action: once(`toast-${created}`, action) };
      setToasts([...toasts, added].slice(-max));
      restartTimer(added);
      return added.id;
    },
    close,
    closeAbout,
    clear: () => setToasts([]),
    pause,
    startTimers() {
      rendered += 1;
      restartTimers();
      return () => {
        rendered -= 1;
        restartTimers();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An action without a label is "Undo". */
function isUndo(action: Toast["action"]): boolean {
  return action !== undefined && action.label === undefined;
}

export type { Toast, ToastAction } from "./Toast.ts";
