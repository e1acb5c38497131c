import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in Korean. */
export const toastTexts: typeof English = {
  logIn: "로그인",
  reload: "새로고침",
  linkCopied: "링크를 복사했어요",
};
