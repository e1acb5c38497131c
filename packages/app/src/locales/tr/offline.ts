import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Turkish. */
export const offlineTexts: typeof English = {
  title: "Bağlantı yok",
  text: "Mimi’ye şu anda ulaşılamıyor. Yazdıkların duruyor; bağlantı geri gelince bu sayfa kendiliğinden açılacak.",
  tryAgain: "Tekrar dene",
};
