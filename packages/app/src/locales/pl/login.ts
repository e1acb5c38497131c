import type { loginTexts as English } from "../en/login.ts";

/** The texts of logging in, in Polish. */
export const loginTexts: typeof English = {
  emailRequired: "Wpisz adres e-mail",
  emailInvalid: "Nieprawidłowy adres e-mail",
  passwordRequired: "Wpisz hasło",
  passwordTooShort: "Hasło musi mieć co najmniej 6 znaków",
  credentialInvalid: "Nieprawidłowy e-mail lub hasło",
  storageBlocked:
    "Ta przeglądarka nie pozwala tej stronie zapisywać danych, więc logowanie się nie utrzyma. Zezwól na zapis, a potem się zaloguj.",
  emailUnverified: "Najpierw potwierdź adres e-mail: otwórz link, który wysłaliśmy. Potem się zaloguj.",
  otherAccount: "To nie jest konto, z którego teraz korzystasz. Nic się nie zmieniło.",
  checkoutTitle: "Twój plan",
  checkoutMessages: {
    success: "Dziękujemy. Twój plan zaraz się zacznie.",
    cancel: "Płatność została anulowana. Nic nie pobraliśmy.",
  },
  backTo: (name) => `Wróć do: ${name}`,
  notLoaded: "Nie udało się wczytać logowania. Sprawdź połączenie i spróbuj ponownie.",
  popupBlocked:
    "Przeglądarka zablokowała okno logowania. Zezwól tej stronie na wyskakujące okna i spróbuj ponownie albo zaloguj się e-mailem.",
  inAppBrowser:
    "Przeglądarka wbudowana w tę aplikację tego nie potrafi. Otwórz tę stronę w zwykłej przeglądarce albo zaloguj się e-mailem.",
  offline: "Nie masz połączenia. Sprawdź je i spróbuj ponownie.",
  tooManyTries:
    "Za dużo prób logowania na to konto. Spróbuj ponownie za około 15 minut albo zmień hasło, aby zalogować się teraz.",
  otherProvider:
    "Konto z tym adresem e-mail ma inny sposób logowania. Zaloguj się tak jak za pierwszym razem.",
  disabled: "To konto jest wyłączone. Napisz do nas, jeśli to pomyłka.",
  passwordWeak: (rules) => `Wybierz inne hasło. ${rules}`.trim(),
  failed: "Logowanie się nie udało. Spróbuj ponownie albo zaloguj się w inny sposób.",
  signedOutElsewhere: "Nastąpiło wylogowanie w innej karcie.",
};
