import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Simplified Chinese. */
export const offlineTexts: typeof English = {
  title: "没有网络连接",
  text: "现在无法访问 Mimi。你输入的内容都会保留，恢复连接后，此页面会自动打开。",
  tryAgain: "重试",
};
