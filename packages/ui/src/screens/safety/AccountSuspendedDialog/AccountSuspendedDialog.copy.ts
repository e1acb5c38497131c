/** The texts of AccountSuspendedDialog. */
export const accountSuspendedDialogCopy = {
  title: "You cannot log in",
  description: "Moderators have blocked this account. Nothing in it is deleted.",
  close: "Close",
};
