import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("de");

/** The message for a failed call in German, by its reason. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "Diese Antwort hat keinen Text, der sich fortsetzen lässt.",
  reply_blocked: "Diese Antwort wurde verhindert. Lass sie stattdessen neu schreiben.",
  reply_at_maximum: "Diese Antwort ist schon so lang wie möglich.",
  variants_at_maximum: "Diese Antwort hat schon so viele Varianten wie möglich.",
  greeting_fixed: "Die erste Nachricht lässt sich nicht neu schreiben oder fortsetzen.",
  greeting_first: "Die erste Nachricht lässt sich nicht einzeln löschen. Lösche stattdessen den Chat.",
  characters_at_maximum: "Du hast schon so viele Figuren wie möglich. Lösche zuerst eine.",
  chats_at_maximum: "Du hast schon so viele Chats wie möglich. Lösche zuerst einen.",
  uploads_at_maximum:
    "Du hast schon so viele Bilder wie möglich. Bilder, die nirgends gezeigt werden, werden nach einem Tag gelöscht.",
  personas_at_maximum: "Du hast schon so viele Rollen wie möglich. Lösche zuerst eine.",
  memory_at_maximum: "Das Gedächtnis dieses Chats ist voll. Lösche zuerst eine Erinnerung.",
  hidden_at_maximum: "Du hast schon so viel ausgeblendet wie möglich. Zeige zuerst etwas wieder.",
  storage_full:
    "Dein Konto hat keinen Platz mehr. Lösche Chats oder Figuren: Ihr Platz wird nach 30 Tagen im Papierkorb frei.",
  clock_refused:
    "Die Uhr dieses Geräts oder des Servers geht falsch, deshalb wurde die Anmeldung abgelehnt. Stelle die Uhr, und melde dich noch einmal an.",
  reply_streaming: "Es wird schon eine Antwort geschrieben. Warte auf sie, oder halte sie zuerst an.",
  client_id_used: "Das wurde schon gesendet. Lade die Seite neu, um es zu sehen.",
  changed_meanwhile: "Das wurde inzwischen geändert. Lade die Seite neu, und versuche es noch einmal.",
  already_subscribed: "Du hast schon einen Tarif. Ändere ihn unter „Abos verwalten“.",
  appeal_over: "Ein Einspruch ist nicht mehr möglich.",
  appeal_decided: "Dieser Einspruch ist schon entschieden.",
  nothing_to_undo: "Du hast keine Entscheidung, die sich rückgängig machen lässt.",
  undo_too_late: "Diese Entscheidung ist älter als zehn Minuten. Entscheide stattdessen noch einmal.",
  larger_than_hourly_bytes: "Das ist mehr, als ein Konto in einer Stunde hat.",
  hourly_bytes_used:
    "Das ist mehr, als dein Konto in dieser Stunde noch übrig hat. Versuche es später noch einmal.",
  payments_off: "Zahlungen sind auf diesem Server ausgeschaltet.",
  disk_full: "Im Moment lässt sich nichts speichern, weil der Server voll ist. Lesen geht.",
};

/** Messages in German for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Das wurde nicht angenommen. Es verstößt gegen die Regel über ${topic}.`,
  later: (minutes) =>
    `Zu viele Anfragen. Versuche es in ${plural(minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` })} noch einmal.`,
  laterBytes: (megabytes, minutes) =>
    `Das ist mehr als die ${megabytes} MB, die ein Konto in einer Stunde hat. Versuche es in ${plural(minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` })} noch einmal.`,
};
