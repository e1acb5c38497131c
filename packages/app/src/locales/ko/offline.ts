import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Korean. */
export const offlineTexts: typeof English = {
  title: "연결되지 않음",
  text: "지금은 Mimi에 연결할 수 없어요. 입력한 내용은 그대로 남아 있고, 다시 연결되면 이 페이지가 저절로 열려요.",
  tryAgain: "다시 시도",
};
