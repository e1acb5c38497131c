import type { toastTexts as English } from "../en/toasts.ts";

/** The labels of buttons in toasts in Polish. */
export const toastTexts: typeof English = {
  logIn: "Zaloguj się",
  reload: "Odśwież",
  linkCopied: "Link skopiowany",
};
