import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Japanese. */
export const offlineTexts: typeof English = {
  title: "接続できません",
  text: "今はMimiにつながりません。入力した内容は残っています。接続が戻ると、このページは自動的に開きます。",
  tryAgain: "再試行",
};
