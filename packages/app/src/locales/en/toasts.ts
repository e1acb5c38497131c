/** Labels of buttons in toasts. */
export const toastTexts = {
  logIn: "Log in",
  reload: "Reload",
  linkCopied: "Link copied",
};
