import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in German. */
export const chatTexts: typeof English = {
  copied: "Kopiert",
  preparingPrint: "Der ganze Chat wird zum Drucken geladen",
  editDiscarded: "Deine Bearbeitung wurde verworfen.",
  changedSinceEdit:
    "Diese Nachricht wurde geändert, seit du das geschrieben hast. Speichern ersetzt sie durch deinen Text.",
  messageChanged: "Nachricht geändert.",
  messagesDeleted: "Nachrichten gelöscht.",
  tooLongToBranch: "Dieser Chat ist zu lang zum Kopieren. Beginne bei einer früheren Nachricht.",
  pinned: "Angeheftet",
  source: (place) => `Nachricht ${place}`,
  chatDeleted: "Der Chat ist im Papierkorb.",
  chatDeletedForever: "Der Chat ist endgültig gelöscht.",
  lineDeleted: "Erinnerung gelöscht.",
  mayBeStale: "Du hast eine Nachricht geändert, aus der eine Erinnerung stammt.",
  review: "Ansehen",
  emailSent: "Du bist angemeldet. Wir haben dir einen Link geschickt, um deine E-Mail-Adresse zu bestätigen.",
  signUpTo: (name) => `Melde dich an oder erstelle ein kostenloses Konto, um mit ${name} zu chatten`,
  connectModel:
    "Um eine KI zu verbinden, starte Ollama, LM Studio oder llama.cpp auf diesem Computer, und starte Mimi neu; oder setze MODEL_BASE_URL.",
};
