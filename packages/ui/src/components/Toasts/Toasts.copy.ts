/** Default texts of Toasts. */
export const toastsCopy = { label: "Notifications", close: "Dismiss", undo: "Undo" };
