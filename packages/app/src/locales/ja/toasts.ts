import type { toastTexts as English } from "../en/toasts.ts";

/** Labels of buttons in toasts in Japanese. */
export const toastTexts: typeof English = {
  logIn: "ログイン",
  reload: "再読み込み",
  linkCopied: "リンクをコピーしました",
};
