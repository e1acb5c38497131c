import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Italian. */
export const chatTexts: typeof English = {
  copied: "Copiato",
  preparingPrint: "Caricamento di tutta la chat per la stampa",
  editDiscarded: "La tua modifica è stata scartata.",
  changedSinceEdit:
    "Questo messaggio è cambiato da quando hai scritto la modifica. Se salvi, il tuo testo lo sostituisce.",
  messageChanged: "Messaggio modificato.",
  messagesDeleted: "Messaggi eliminati.",
  tooLongToBranch: "Questa chat è troppo lunga da copiare. Parti da un messaggio precedente.",
  pinned: "Fissato",
  source: (place) => `messaggio ${place}`,
  chatDeleted: "La chat è nel cestino.",
  chatDeletedForever: "La chat è stata eliminata per sempre.",
  lineDeleted: "Ricordo eliminato.",
  mayBeStale: "Hai modificato un messaggio da cui proviene un ricordo.",
  review: "Controlla",
  emailSent: "Ci siamo. Ti abbiamo inviato un link per confermare la tua email.",
  signUpTo: (name) => `Accedi o crea un account gratuito per chattare con ${name}`,
  connectModel:
    "Per collegare un’IA, avvia Ollama, LM Studio o llama.cpp su questo computer e riavvia Mimi; oppure imposta MODEL_BASE_URL.",
};
