import { pluralOf } from "@mimi/ui/format";
import type { reasons as English, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

const plural = pluralOf("pl");

const minutesOf = (count: number) =>
  `${count} ${plural(count, { one: "minutę", few: "minuty", many: "minut", other: "minuty" })}`;

/** The messages for failed calls in Polish, by their reason. */
export const reasons: typeof English = {
  reply_without_text: "Ta odpowiedź nie ma tekstu, który można kontynuować.",
  reply_blocked: "Ta odpowiedź została zablokowana. Wygeneruj ją ponownie.",
  reply_at_maximum: "Ta odpowiedź nie może być już dłuższa.",
  variants_at_maximum: "Ta odpowiedź nie może mieć więcej wariantów.",
  greeting_fixed: "Pierwszej wiadomości nie można wygenerować ponownie ani kontynuować.",
  greeting_first: "Pierwszej wiadomości nie można usunąć osobno. Usuń cały czat.",
  characters_at_maximum: "Nie możesz mieć więcej postaci. Najpierw usuń jedną.",
  chats_at_maximum: "Nie możesz mieć więcej czatów. Najpierw usuń jeden.",
  uploads_at_maximum:
    "Nie możesz mieć więcej obrazów. Te, które nigdzie nie są pokazywane, usuwamy po jednym dniu.",
  personas_at_maximum: "Nie możesz mieć więcej person. Najpierw usuń jedną.",
  memory_at_maximum: "Pamięć tego czatu jest pełna. Najpierw usuń jakieś wspomnienie.",
  hidden_at_maximum: "Nie możesz ukryć nic więcej. Najpierw pokaż coś znowu.",
  storage_full:
    "Na twoim koncie nie ma już miejsca. Usuń czaty lub postacie: miejsce zwolni się po 30 dniach w koszu.",
  clock_refused:
    "Zegar tego urządzenia lub serwera jest źle ustawiony, więc logowanie zostało odrzucone. Ustaw zegar i zaloguj się ponownie.",
  reply_streaming: "Odpowiedź właśnie powstaje. Poczekaj na nią albo najpierw ją zatrzymaj.",
  client_id_used: "To zostało już wysłane. Odśwież stronę, aby to zobaczyć.",
  changed_meanwhile: "W międzyczasie coś się tu zmieniło. Odśwież stronę i spróbuj ponownie.",
  already_subscribed: "Masz już plan. Zmienisz go przyciskiem „Zarządzaj subskrypcjami”.",
  appeal_over: "Odwołanie nie jest już możliwe.",
  appeal_decided: "To odwołanie zostało już rozpatrzone.",
  nothing_to_undo: "Nie masz decyzji, którą można cofnąć.",
  undo_too_late: "Ta decyzja ma ponad dziesięć minut. Podejmij nową.",
  larger_than_hourly_bytes: "To więcej, niż konto może przesłać w ciągu godziny.",
  hourly_bytes_used: "To więcej, niż zostało twojemu kontu na tę godzinę. Spróbuj później.",
  payments_off: "Płatności są na tym serwerze wyłączone.",
  disk_full: "Teraz nie można nic zapisać, bo serwer jest pełny. Czytanie działa.",
};

/** The messages for a broken rule, and for a limit that lasts longer than a moment, in Polish. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `To nie zostało przyjęte. Łamie zasadę dotyczącą ${topic}.`,
  later: (minutes) => `Za dużo zapytań. Spróbuj ponownie za ${minutesOf(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `To więcej niż ${megabytes} MB, które konto może przesłać w ciągu godziny. Spróbuj ponownie za ${minutesOf(minutes)}.`,
};
