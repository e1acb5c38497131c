import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in Italian. */
export const toastTexts: typeof English = {
  logIn: "Accedi",
  reload: "Ricarica",
  linkCopied: "Link copiato",
};
