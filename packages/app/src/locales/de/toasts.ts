import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in German. */
export const toastTexts: typeof English = {
  logIn: "Anmelden",
  reload: "Neu laden",
  linkCopied: "Link kopiert",
};
