import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in German. */
export const planTexts: typeof English = {
  changed: (name) => `Dein Tarif ist jetzt ${name}.`,
  perMonth: "pro Monat",
  endingSoon: "Nur noch kurze Zeit …",
  included: (own, lower) => `Du hast ${own}. Darin ist alles aus ${lower} enthalten.`,
  addressRefused: "Die Zahlungsseite konnte nicht geöffnet werden. Es wurde nichts abgebucht.",
  changedElsewhere: "Dein Tarif wurde in einem anderen Fenster geändert. Sieh nach, bevor du wählst.",
  paid: (messages) =>
    messages === null
      ? "Du hast jetzt unbegrenzt viele Nachrichten."
      : `Du hast jetzt ${messages} Nachrichten am Tag.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `bis zu ${((historyTokens * 2) / 3).toLocaleString("de")} Wörter`;
    return [
      messages === null ? "Unbegrenzt viele Nachrichten" : `${messages} Nachrichten am Tag`,
      ...(headStart > 0 ? ["Schnellere Antworten"] : []),
      ...(hasPriority ? ["Neue Funktionen zuerst"] : []),
      price === 0 ? `Gedächtnis: ${words}` : `Größeres Gedächtnis: ${words}`,
      "Eigene Figuren erstellen",
      "Figuren aus der Community entdecken",
    ];
  },
};
