import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts, in Arabic. */
export const toastTexts: typeof English = {
  logIn: "دخول",
  reload: "إعادة التحميل",
  linkCopied: "تم نسخ الرابط",
};
