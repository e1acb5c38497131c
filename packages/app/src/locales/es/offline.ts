import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Spanish. */
export const offlineTexts: typeof English = {
  title: "Sin conexión",
  text: "Ahora mismo no se puede acceder a Mimi. Lo que habías escrito se conserva, y esta página se abrirá sola cuando vuelva la conexión.",
  tryAgain: "Reintentar",
};
