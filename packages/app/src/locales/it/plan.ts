import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Italian. */
export const planTexts: typeof English = {
  changed: (name) => `Ora il tuo piano è ${name}.`,
  perMonth: "al mese",
  endingSoon: "Ancora per poco…",
  included: (own, lower) => `Hai il piano ${own}, che comprende tutto il piano ${lower}.`,
  addressRefused: "Non è stato possibile aprire la pagina di pagamento. Non è stato addebitato nulla.",
  changedElsewhere: "Il tuo piano è stato cambiato in un’altra finestra. Controllalo prima di scegliere.",
  paid: (messages) =>
    messages === null ? "Ora hai messaggi illimitati." : `Ora hai ${messages} messaggi al giorno.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `fino a ${((historyTokens * 2) / 3).toLocaleString("it")} parole`;
    return [
      messages === null ? "Messaggi illimitati" : `${messages} messaggi al giorno`,
      ...(headStart > 0 ? ["Risposte più veloci"] : []),
      ...(hasPriority ? ["Accesso prioritario alle novità"] : []),
      price === 0 ? `Memoria: ${words}` : `Memoria più ampia: ${words}`,
      "Crea i tuoi personaggi",
      "Esplora i personaggi della community",
    ];
  },
};
