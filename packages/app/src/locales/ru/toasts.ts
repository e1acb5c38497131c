import type { toastTexts as English } from "../en/toasts.ts";

/** The labels of buttons in toasts in Russian. */
export const toastTexts: typeof English = {
  logIn: "Войти",
  reload: "Обновить",
  linkCopied: "Ссылка скопирована",
};
