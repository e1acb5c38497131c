import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Polish, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Strona główna", words: "start" },
  search: { label: "Szukaj", words: "wyszukiwanie znajdź tagi" },
  chats: { label: "Twoje czaty", words: "historia rozmowy moje" },
  characters: { label: "Twoje postacie", words: "szkice moje" },
  create: { label: "Stwórz postać", words: "nowa utwórz" },
  moderation: { label: "Moderacja", words: "kolejka zgłoszenia odwołania dziennik" },
  policy: { label: "Polityka prywatności", words: "zasady dane" },
  term: { label: "Regulamin", words: "warunki" },
  safety: { label: "Bezpieczeństwo", words: "kryzys pomoc wiek prawo" },
  contact: { label: "Kontakt", words: "pomoc wsparcie" },
  settings: { label: "Ustawienia", words: "preferencje czytanie dla dorosłych ukryte dane" },
  theme: { label: "Zmień motyw", words: "ciemny jasny kolory wygląd" },
  premium: { label: "Premium", words: "plan subskrypcja płatność" },
  shortcuts: { label: "Skróty klawiszowe", words: "klawiatura" },
  account: { label: "Konto", words: "profil nazwa awatar" },
  login: { label: "Zaloguj się", words: "logowanie rejestracja konto" },
  signOut: { label: "Wyloguj się", words: "wylogowanie wyjdź" },
};
