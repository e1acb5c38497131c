import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in simplified Chinese. */
export const toastTexts: typeof English = {
  logIn: "登录",
  reload: "刷新",
  linkCopied: "链接已复制",
};
