import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Italian. */
export const offlineTexts: typeof English = {
  title: "Nessuna connessione",
  text: "Al momento Mimi non è raggiungibile. Quello che avevi scritto è conservato, e questa pagina si aprirà da sola appena torna la connessione.",
  tryAgain: "Riprova",
};
