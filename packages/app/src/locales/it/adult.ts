import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Italian. */
export const adultTexts: typeof English = {
  addressRefused: "Non è stato possibile aprire la verifica dell’età. Non è stato inviato nulla.",
  verifierDown: "Al momento questo servizio non risponde. Scegline un altro o riprova più tardi.",
  notFinished: "La verifica dell’età non è completa. Continuala o scegli un altro servizio.",
  notConfirmed: "Il servizio non ha confermato la tua età. Puoi sceglierne un altro.",
};
