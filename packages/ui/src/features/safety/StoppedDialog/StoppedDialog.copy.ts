/** The texts of StoppedDialog. */
export const stoppedDialogCopy = {
  title: "You cannot log in",
  description: "Moderators have blocked this account. Nothing in it is deleted.",
  close: "Close",
};
