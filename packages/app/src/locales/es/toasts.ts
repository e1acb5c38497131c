import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts, in Spanish. */
export const toastTexts: typeof English = {
  logIn: "Entrar",
  reload: "Recargar",
  linkCopied: "Enlace copiado",
};
