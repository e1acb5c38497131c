import type { offlineTexts as English } from "../en/offline.ts";

/** The page without a connection in Polish. */
export const offlineTexts: typeof English = {
  title: "Brak połączenia",
  text: "Nie można teraz połączyć się z Mimi. To, co było już napisane, nie przepadnie, a strona otworzy się sama, gdy wróci połączenie.",
  tryAgain: "Spróbuj ponownie",
};
