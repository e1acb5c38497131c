import { proxy } from "valtio";

/** A short word about something that has happened. */
export interface Toast {
  readonly id: string;
  /** What it is about: a newer toast about the same thing replaces it. */
  readonly about?: string;
  readonly kind: "done" | "failed";
  readonly message: string;
  /** What can be done about it; absent, nothing. @default named Undo */
  action?: { readonly label?: string; readonly onClick: () => void };
}

export const toastsState = proxy<{ toasts: Toast[] }>({ toasts: [] });
