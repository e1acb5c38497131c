import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in Hindi. */
export const toastTexts: typeof English = {
  logIn: "लॉग इन करें",
  reload: "रीलोड करें",
  linkCopied: "लिंक कॉपी हो गया",
};
