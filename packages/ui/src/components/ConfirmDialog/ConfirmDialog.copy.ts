/** Default texts of ConfirmDialog. */
export const confirmDialogCopy = { cancel: "Cancel", confirm: "Confirm" };
