import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Russian. */
export const offlineTexts: typeof English = {
  title: "Нет соединения",
  text: "Сейчас не удаётся связаться с Mimi. Всё, что было набрано, сохранено, а страница откроется сама, как только соединение появится.",
  tryAgain: "Повторить",
};
