import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in German. */
export const offlineTexts: typeof English = {
  title: "Keine Verbindung",
  text: "Mimi ist gerade nicht erreichbar. Was du geschrieben hast, bleibt erhalten, und diese Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.",
  tryAgain: "Noch einmal versuchen",
};
