import { createToasts } from "@mimi/ui/create-toasts";

/** The toasts of every page. */
export const toastsState = createToasts();
