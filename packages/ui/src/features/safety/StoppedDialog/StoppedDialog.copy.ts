/** The texts of StoppedDialog. */
export const stoppedDialogCopy = {
  title: "You cannot log in",
  description: "Moderators have stopped this account. Nothing of it is deleted.",
  close: "Close",
};
