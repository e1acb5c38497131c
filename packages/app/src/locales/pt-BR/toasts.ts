import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts, in Brazilian Portuguese. */
export const toastTexts: typeof English = {
  logIn: "Entrar",
  reload: "Recarregar",
  linkCopied: "Link copiado",
};
