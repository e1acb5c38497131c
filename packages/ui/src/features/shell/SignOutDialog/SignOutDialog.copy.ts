/** The texts of the sign-out confirmation. */
export const signOutDialogCopy = {
  title: "Sign out of your account",
  description: "Drafts on this device are removed. Your chats stay in your account.",
  cancel: "Cancel",
  confirm: "Confirm",
};
