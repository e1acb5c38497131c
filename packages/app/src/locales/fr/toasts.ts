import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in French. */
export const toastTexts: typeof English = {
  logIn: "Connexion",
  reload: "Recharger",
  linkCopied: "Lien copié",
};
