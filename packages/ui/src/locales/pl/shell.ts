import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pl");

const suggestionGroups = {
  recent: "Ostatnie wyszukiwania",
  places: "Przejdź do",
  chats: "Czaty",
  tags: "Tagi",
  characters: "Postacie",
  creators: "Twórcy",
  actions: "Działania",
};

/** The header, the menus, the banners and the static pages in Polish. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Włącz ciemny motyw", toLight: "Włącz jasny motyw" },
  bottomNavCopy: {
    label: "Menu główne",
    home: "Główna",
    search: "Szukaj",
    chats: "Czaty",
    create: "Utwórz",
    you: "Profil",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, { one: "Jesteś tu od godziny.", other: `Jesteś tu od ${hours} godzin.` }),
    saved: "Twój czat jest zapisany.",
    dismiss: "Zamknij",
  },
  commandPaletteCopy: {
    label: "Wyniki",
    groups: suggestionGroups,
    searching: "Trwa wyszukiwanie",
    title: "Wyszukiwanie i działania",
    field: "Szukaj stron, postaci i czatów",
    count: (count) =>
      `${count} ${plural(count, { one: "wynik", few: "wyniki", many: "wyników", other: "wyniku" })}`,
    none: "Nic nie znaleziono",
  },
  footerCopy: {
    terms: "Regulamin",
    privacy: "Prywatność",
    safety: "Bezpieczeństwo",
    contact: "Kontakt",
  },
  headerCopy: {
    create: "Utwórz",
    premium: "Premium",
    settings: "Ustawienia",
    login: "Zaloguj się",
    menu: "Menu",
  },
  languageSelectCopy: { label: "Język" },
  navDrawerCopy: {
    title: "Menu",
    create: "Utwórz",
    chats: "Twoje czaty",
    characters: "Twoje postacie",
    account: "Konto",
    premium: "Premium",
    theme: "Zmień motyw",
    settings: "Ustawienia",
    login: "Zaloguj się",
    signOut: "Wyloguj się",
    close: "Zamknij",
    moderation: "Moderacja",
    openCases: (count) => `otwarte: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Jest nowa wersja. Twoje szkice są bezpieczne.",
    reload: "Odśwież",
    later: "Później",
  },
  notFoundScreenCopy: {
    code: "404 Nie znaleziono",
    title: "Tej strony już nie ma.",
    body: "Szukana strona nie istnieje albo nigdy nie istniała.",
    home: "Na stronę główną",
  },
  noticeBannerCopy: {
    message: "Moderacja podjęła decyzję w sprawie twojego konta lub twoich treści.",
    read: "Przeczytaj",
  },
  offlineBannerCopy: {
    offline: "Nie masz połączenia. Wiadomości wyślemy, gdy wróci.",
    waiting: (count) =>
      plural(count, {
        one: `Czeka ${count} wiadomość.`,
        few: `Czekają ${count} wiadomości.`,
        many: `Czeka ${count} wiadomości.`,
        other: `Czeka ${count} wiadomości.`,
      }),
    restored: "Połączenie wróciło.",
    retry: "Spróbuj teraz",
  },
  searchBoxCopy: { search: "Szukaj postaci", submitSearch: "Szukaj", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Podpowiedzi",
    groups: suggestionGroups,
    searching: "Trwa wyszukiwanie",
    count: (count) =>
      `${count} ${plural(count, { one: "podpowiedź", few: "podpowiedzi", many: "podpowiedzi", other: "podpowiedzi" })}`,
    none: "Brak podpowiedzi. Naciśnij Enter, aby wyszukać.",
  },
  shortcutSheetCopy: { title: "Skróty klawiszowe", or: "lub", then: "i" },
  signOutDialogCopy: {
    title: "Wylogować się z konta?",
    description: "Szkice na tym urządzeniu zostaną usunięte. Czaty pozostaną na twoim koncie.",
    cancel: "Anuluj",
    confirm: "Wyloguj się",
  },
  staticScreenCopy: { contents: "Na tej stronie", updated: "Obowiązuje od" },
  userMenuCopy: {
    chats: "Twoje czaty",
    characters: "Twoje postacie",
    account: "Konto",
    settings: "Ustawienia",
    signOut: "Wyloguj się",
    menu: "menu konta",
    moderation: "Moderacja",
    openCases: (count) => `otwarte: ${count > 99 ? "99+" : count}`,
  },
};
