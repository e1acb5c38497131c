import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call in German, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Etwas an deiner Eingabe stimmt nicht. Prüfe sie, und versuche es noch einmal.",
  [ErrorCode.signedOut]:
    "Du bist abgemeldet. Melde dich an, um weiterzumachen. Nichts von deinem Text ist verloren.",
  [ErrorCode.notAllowed]: "Dein Konto darf das nicht.",
  [ErrorCode.adultNotAttested]: "Das ist für Erwachsene. Bestätige dein Alter, um es zu sehen.",
  [ErrorCode.accountStopped]:
    "Dein Konto darf das nicht. Den Grund findest du in den Einstellungen unter „Entscheidungen“.",
  [ErrorCode.notFound]: "Das wurde nicht gefunden. Vielleicht wurde es gelöscht.",
  [ErrorCode.conflict]: "Das wurde inzwischen geändert. Versuche es noch einmal.",
  [ErrorCode.tooLarge]: "Das ist zu groß zum Senden.",
  [ErrorCode.unsupportedMedia]: "Diese Art von Datei können wir nicht verwenden.",
  [ErrorCode.refusedByRule]: "Das verstößt gegen eine unserer Regeln und wurde deshalb nicht angenommen.",
  [ErrorCode.rateLimited]: "Das war etwas zu schnell. Warte einen Moment, und versuche es noch einmal.",
  [ErrorCode.quotaUsedUp]: "Du hast alle Nachrichten von heute verbraucht.",
  [ErrorCode.ourFault]: "Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.",
  [ErrorCode.providerFailed]: "Die Antwort konnte nicht geschrieben werden. Versuche es noch einmal.",
  [ErrorCode.unavailable]: "Mimi ist gerade ausgelastet. Versuche es gleich noch einmal.",
  unreachable: "Mimi ist nicht erreichbar. Prüfe deine Verbindung, und versuche es noch einmal.",
  timeout: "Mimi hat zu lange gebraucht. Versuche es noch einmal.",
  unreadable: "Der Server ist ausgelastet. Versuche es noch einmal.",
};
