import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const list = listOf("pl", { style: "narrow" });

const plural = pluralOf("pl");

const characters = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: "postać", few: "postacie", many: "postaci", other: "postaci" })}`;

/** The search for characters in Polish. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Wyszukiwanie",
    back: "Wstecz",
    field: "Szukaj postaci",
    placeholder: "Szukaj",
    submit: "Szukaj",
    clear: "Wyczyść",
    recent: "Ostatnie wyszukiwania",
    clearRecent: "Usuń wszystkie",
    removeRecent: (text) => `Usuń: ${text}`,
    browse: "Tagi",
    filters: "Filtry tagów",
    language: "Język",
    everyLanguage: "Wszystkie języki",
    without: (tag) => `nie: ${tag}`,
    include: (tag) => `nie: ${tag}; pokaż tylko te`,
    exclude: (tag) => `${tag}: wyklucz te`,
    removeTag: (tag) => `Usuń: ${tag}`,
    sortLabel: "Kolejność",
    sort: { relevance: "Trafność", popular: "Popularne", new: "Nowe" },
    tags: "Tagi",
    characters: "Postacie",
    creators: "Twórcy",
    handle: (creator) => `@${creator}`,
    creations: characters,
    loading: "Wczytywanie podpowiedzi",
    searching: "Trwa wyszukiwanie",
    found: (count, more, shown) => `Znaleziono: ${characters(count, shown)}${more ? " lub więcej" : ""}`,
    adultMatches: (count, shown) =>
      plural(count, {
        one: `Pasuje też ${shown} postać dla dorosłych. Twoje ustawienia ją ukrywają.`,
        few: `Pasują też ${shown} postacie dla dorosłych. Twoje ustawienia je ukrywają.`,
        other: `Pasuje też ${shown} postaci dla dorosłych. Twoje ustawienia je ukrywają.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `Twoje filtry ukrywają ${shown} wynik.`,
        few: `Twoje filtry ukrywają ${shown} wyniki.`,
        other: `Twoje filtry ukrywają ${shown} wyników.`,
      }),
    none: (query) => `Brak postaci dla „${query}”`,
    noneOfTags: "Brak postaci z tymi tagami",
    noneText: "Wypróbuj inną pisownię, podobny tag albo stwórz tę postać.",
    nearest: "Wypróbuj te tagi",
    createIt: "Stwórz ją",
    failed: {
      server: {
        title: "Wyszukiwanie się nie udało",
        text: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie.",
      },
      offline: {
        title: "Nie masz połączenia",
        text: "Wyszukamy, gdy połączenie wróci.",
      },
    },
    retry: "Spróbuj ponownie",
  },
  tagFilterCopy: {
    label: "Tagi",
    use: "Tryb filtra",
    uses: { only: "Tylko te", not: "Wyklucz" },
    find: "Znajdź tag",
    none: (query) => `Brak tagów dla „${query}”`,
    state: { only: "uwzględniony", not: "wykluczony" },
    summary: (only, not) => list([only > 0 && `uwzględnione: ${only}`, not > 0 && `wykluczone: ${not}`]),
    clear: "Wyczyść",
  },
  topRailCopy: {
    title: "Najlepsze w tym tygodniu",
    loading: "Wczytywanie najlepszych postaci tygodnia",
    failed: "Nie udało się wczytać najlepszych postaci tygodnia.",
    retry: "Spróbuj ponownie",
  },
};
