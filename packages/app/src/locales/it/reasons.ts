import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("it");

const minutesIn = (count: number) => plural(count, { one: `${count} minuto`, other: `${count} minuti` });

/** The message for a failed call in Italian, by its reason. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "Questa risposta non ha testo da continuare.",
  reply_blocked: "Questa risposta è stata bloccata. Rigenerala.",
  reply_at_maximum: "Questa risposta ha raggiunto la lunghezza massima.",
  variants_at_maximum: "Questa risposta ha raggiunto il numero massimo di varianti.",
  greeting_fixed: "Il primo messaggio non si può rigenerare né continuare.",
  greeting_first: "Il primo messaggio non si può eliminare da solo. Elimina invece la chat.",
  characters_at_maximum: "Hai raggiunto il numero massimo di personaggi. Prima eliminane uno.",
  chats_at_maximum: "Hai raggiunto il numero massimo di chat. Prima eliminane una.",
  uploads_at_maximum:
    "Hai raggiunto il numero massimo di immagini. Quelle che non compaiono da nessuna parte si eliminano dopo un giorno.",
  personas_at_maximum: "Hai raggiunto il numero massimo di alter ego. Prima eliminane uno.",
  memory_at_maximum: "La memoria di questa chat è piena. Prima elimina un ricordo.",
  hidden_at_maximum: "Non puoi nascondere altro. Prima mostra di nuovo qualcosa.",
  storage_full:
    "Il tuo account non ha più spazio. Elimina chat o personaggi: il loro spazio si libera dopo 30 giorni nel cestino.",
  clock_refused:
    "L’orologio di questo dispositivo o del server è sbagliato, quindi l’accesso è stato rifiutato. Regola l’orologio, poi accedi di nuovo.",
  reply_streaming: "C’è già una risposta in corso. Aspettala o prima interrompila.",
  client_id_used: "Era già stato inviato. Ricarica la pagina per vederlo.",
  changed_meanwhile: "Nel frattempo c’è stata una modifica. Ricarica la pagina e riprova.",
  already_subscribed: "Hai già un piano. Cambialo in “Gestisci abbonamenti”.",
  appeal_over: "Non è più possibile fare ricorso.",
  appeal_decided: "Questo ricorso è già stato deciso.",
  nothing_to_undo: "Non hai decisioni da annullare.",
  undo_too_late: "Questa decisione è stata presa più di dieci minuti fa. Decidi di nuovo.",
  larger_than_hourly_bytes: "È più di quanto un account può inviare in un’ora.",
  hourly_bytes_used: "È più di quanto resta al tuo account per quest’ora. Riprova più tardi.",
  payments_off: "Su questo server i pagamenti sono disattivati.",
  disk_full: "Al momento non si può salvare nulla, perché il server è pieno. La lettura funziona.",
};

/** Messages in Italian for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Non è stato accettato. Viola la regola ${topic}.`,
  later: (minutes) => `Troppe richieste. Riprova tra ${minutesIn(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `È più dei ${megabytes} MB che un account ha in un’ora. Riprova tra ${minutesIn(minutes)}.`,
};
