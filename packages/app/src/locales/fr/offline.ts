import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in French. */
export const offlineTexts: typeof English = {
  title: "Pas de connexion",
  text: "Mimi est injoignable pour le moment. Ce que tu avais écrit est conservé, et cette page s’ouvrira toute seule dès que la connexion sera revenue.",
  tryAgain: "Réessayer",
};
