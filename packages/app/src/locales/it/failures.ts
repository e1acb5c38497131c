import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call in Italian, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Qualcosa che hai inserito non è valido. Controlla e riprova.",
  [ErrorCode.signedOut]:
    "La tua sessione è chiusa. Accedi per continuare. Nulla di ciò che hai scritto è andato perso.",
  [ErrorCode.notAllowed]: "Il tuo account non può farlo.",
  [ErrorCode.adultNotAttested]: "È per adulti. Conferma la tua età per vederlo.",
  [ErrorCode.accountStopped]:
    "Il tuo account non può farlo. Trovi il motivo in Impostazioni, alla voce Decisioni.",
  [ErrorCode.notFound]: "Non trovato. Forse è stato eliminato.",
  [ErrorCode.conflict]: "Nel frattempo c’è stata una modifica. Riprova.",
  [ErrorCode.tooLarge]: "È troppo grande da inviare.",
  [ErrorCode.unsupportedMedia]: "Non possiamo usare questo tipo di file.",
  [ErrorCode.refusedByRule]: "Non è stato accettato perché viola una delle nostre regole.",
  [ErrorCode.rateLimited]: "Un po’ troppo in fretta. Aspetta un momento e riprova.",
  [ErrorCode.quotaUsedUp]: "Hai usato tutti i messaggi di oggi.",
  [ErrorCode.ourFault]: "C’è stato un problema da parte nostra. Riprova tra un momento.",
  [ErrorCode.providerFailed]: "Non è stato possibile scrivere la risposta. Riprova.",
  [ErrorCode.unavailable]: "In questo momento Mimi ha troppe richieste. Riprova tra un momento.",
  unreachable: "Non è stato possibile raggiungere Mimi. Controlla la connessione e riprova.",
  timeout: "Mimi ci ha messo troppo a rispondere. Riprova.",
  unreadable: "Il server ha troppe richieste. Riprova.",
};
