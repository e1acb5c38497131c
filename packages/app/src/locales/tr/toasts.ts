import type { toastTexts as English } from "../en/toasts.ts";

/** The labels of buttons in toasts in Turkish. */
export const toastTexts: typeof English = {
  logIn: "Giriş yap",
  reload: "Yenile",
  linkCopied: "Bağlantı kopyalandı",
};
