import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The messages for failed calls in Polish, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Coś jest wpisane nieprawidłowo. Sprawdź to i spróbuj ponownie.",
  [ErrorCode.signedOut]:
    "Nastąpiło wylogowanie. Zaloguj się, aby kontynuować. Nic z twojego tekstu nie przepadło.",
  [ErrorCode.notAllowed]: "Twoje konto nie może tego zrobić.",
  [ErrorCode.adultNotAttested]: "To jest dla dorosłych. Potwierdź swój wiek, aby to zobaczyć.",
  [ErrorCode.accountStopped]: "Twoje konto nie może tego zrobić. Powód: w ustawieniach, w części „Decyzje”.",
  [ErrorCode.notFound]: "Tego nie ma. Być może zostało usunięte.",
  [ErrorCode.conflict]: "W międzyczasie coś się tu zmieniło. Spróbuj ponownie.",
  [ErrorCode.tooLarge]: "To jest za duże, aby to wysłać.",
  [ErrorCode.unsupportedMedia]: "Nie obsługujemy plików tego rodzaju.",
  [ErrorCode.refusedByRule]: "To łamie jedną z naszych zasad, więc nie zostało przyjęte.",
  [ErrorCode.rateLimited]: "Trochę za szybko. Poczekaj chwilę i spróbuj ponownie.",
  [ErrorCode.quotaUsedUp]: "Dzisiejsze wiadomości są już wykorzystane.",
  [ErrorCode.ourFault]: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.",
  [ErrorCode.providerFailed]: "Nie udało się napisać odpowiedzi. Spróbuj ponownie.",
  [ErrorCode.unavailable]: "W Mimi jest teraz duży ruch. Spróbuj ponownie za chwilę.",
  unreachable: "Nie udało się połączyć z Mimi. Sprawdź połączenie i spróbuj ponownie.",
  timeout: "Mimi zbyt długo nie odpowiada. Spróbuj ponownie.",
  unreadable: "Serwer jest zajęty. Spróbuj ponownie.",
};
