import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pl");

const chats = (shown: string, count: number) =>
  `${shown} ${plural(count, { one: "czat", few: "czaty", many: "czatów", other: "czatu" })}`;
const likes = (shown: string, count: number) =>
  `${shown} ${plural(count, { one: "polubienie", few: "polubienia", many: "polubień", other: "polubienia" })}`;
const characters = (shown: string, count: number) =>
  `${shown} ${plural(count, { one: "postać", few: "postacie", many: "postaci", other: "postaci" })}`;
const sizes = { short: "Krótki", medium: "Średni", long: "Długi" } as const;

/** The lists and pages of characters in Polish. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Postać dla dorosłych",
    adultReason: "Rozmyte zgodnie z ustawieniami",
    show: "Pokaż",
    showLabel: "Pokaż postać dla dorosłych",
    favourite: (name) => `Dodaj do ulubionych: ${name}`,
    chats,
    likes,
    marks: {
      draft: "Szkic",
      private: "Tylko ty",
      unlisted: "Z linkiem",
      public: "Publiczna",
      pending: "Do sprawdzenia",
      rejected: "Odrzucona",
      removed: "Usunięta",
    },
  },
  characterGridCopy: {
    loading: "Wczytywanie postaci",
    next: {
      more: "Wczytaj więcej",
      failed: "Nie udało się wczytać więcej.",
      retry: "Spróbuj ponownie",
      end: "Nie ma więcej postaci",
    },
    retry: "Spróbuj ponownie",
    failed: {
      server: {
        title: "Nie udało się wczytać postaci",
        text: "Coś poszło nie tak po naszej stronie. Twoje dane są bezpieczne.",
      },
      offline: { title: "Nie masz połączenia", text: "Postacie wczytają się, gdy połączenie wróci." },
    },
    empty: {
      nothing: { title: "Nie ma jeszcze postaci", text: "Stwórz pierwszą." },
      favourites: {
        title: "Nie ma jeszcze ulubionych",
        text: "Naciśnij serce na okładce, aby dodać postać.",
      },
      tag: { title: "Brak postaci z tym tagiem", text: "Wypróbuj inny tag." },
      adult: {
        title: "Postacie dla dorosłych są ukryte",
        text: "Wszystkie postacie tutaj są dla dorosłych.",
      },
      filters: {
        title: "Ukryte przez twoje filtry",
        text: "Wszystkie postacie tutaj pasują do tego, co ukrywasz.",
      },
    },
  },
  characterRailCopy: {
    loading: "Wczytywanie postaci",
    failed: "Nie udało się wczytać tych postaci.",
    retry: "Spróbuj ponownie",
  },
  continueRailCopy: {
    title: "Kontynuuj",
    welcome: "Witaj! Wybierz kogoś i się przywitaj.",
    start: "Zacznij czat",
    startWith: (name) => `Zacznij czat: ${name}`,
    all: "Wszystkie czaty",
    continue: "Kontynuuj",
    continueWith: (name) => `Kontynuuj: ${name}`,
    messages: (count, shown) =>
      `${shown} ${plural(count, { one: "wiadomość", few: "wiadomości", many: "wiadomości", other: "wiadomości" })}`,
    find: "Znajdź postać",
    findText: "Wybierz okładkę i się przywitaj",
    create: "Utwórz",
    createText: "Stwórz własną postać",
    loading: "Wczytywanie czatów",
    failed: "Nie udało się wczytać czatów. Są bezpieczne.",
    retry: "Spróbuj ponownie",
  },
  detailScreenCopy: {
    back: "Wstecz",
    home: "Na stronę główną",
    continue: "Kontynuuj",
    start: "Zacznij czat",
    newChat: "Nowy czat",
    chats,
    chatsWord: (count) => plural(count, { one: "czat", few: "czaty", many: "czatów", other: "czatu" }),
    by: (creator) => `od @${creator}`,
    about: "O postaci",
    tags: "Tagi",
    similar: "Podobne postacie",
    share: "Udostępnij",
    exportCard: "Pobierz kartę",
    duplicate: "Duplikuj",
    edit: "Edytuj",
    more: "Więcej",
    report: "Zgłoś tę postać",
    reportImage: "Zgłoś tę okładkę",
    reportProfile: (creator) => `Zgłoś @${creator}`,
    hidden: "Ta postać, jej twórca lub jeden z jej tagów są u ciebie ukryte.",
    hiddenOpen: "Zmień",
    hiddenBy: {
      tag: (name) => `Ukryte przez tag: ${name}`,
      creator: (name) => `Ukryto wszystko od @${name}`,
      character: () => "Ukryte przez ciebie",
    },
    showAgain: "Pokaż znowu",
    showAgainLabel: {
      tag: (name) => `Pokaż znowu: tag ${name}`,
      creator: (name) => `Pokaż znowu: @${name}`,
      character: (name) => `Pokaż znowu: ${name}`,
    },
    sharing: {
      title: "Udostępnij ten adres",
      text: "Przeglądarka go nie skopiowała. Zaznacz go i skopiuj.",
      field: "Adres",
    },
    visibility: { private: "Tylko ty", unlisted: "Z linkiem" },
    visibilityText: {
      private: "Nikt inny nie może otworzyć tej strony.",
      unlisted: "Tę stronę może otworzyć każda osoba z linkiem.",
    },
    facts: "Informacje",
    creator: "Twórca",
    handle: (creator) => `@${creator}`,
    origin: "Import",
    madeBy: (maker, importer) => `Autor: ${maker}, import: @${importer}`,
    rated: "Kategoria wiekowa",
    language: "Język",
    warnings: "Uwagi o treści",
    rating: { everyone: "Dla wszystkich", adult: "Tylko dla dorosłych" },
    length: "Długość opisu",
    size: (length, words) => `${sizes[length]} (około ${words} słów)`,
    sizeDetails: (total, permanent) =>
      `Tokeny (jednostki, w których liczy AI): ${total}. Przed każdą odpowiedzią AI czyta z nich ${permanent}, a resztę, dopóki jest miejsce.`,
    updated: "Zmieniono",
    loading: "Wczytywanie postaci",
    missing: { title: "Nie znaleziono postaci", text: "Usunięto ją albo adres jest błędny." },
    failed: {
      server: {
        title: "Nie udało się wczytać postaci",
        text: "Coś poszło nie tak po naszej stronie. Twoje czaty są bezpieczne.",
      },
      offline: { title: "Nie masz połączenia", text: "Postać wczyta się, gdy połączenie wróci." },
    },
    retry: "Spróbuj ponownie",
    adult: "Postać dla dorosłych",
    adultText: "Twoje ustawienia ukrywają postacie dla dorosłych.",
    adultShow: "Ustawienia treści dla dorosłych",
  },
  filterDialogCopy: {
    title: "Filtry",
    adult: "Pokazuj postacie dla dorosłych",
    density: "Okładki w rzędzie",
    densities: { roomy: "Mniej", standard: "Standardowo", compact: "Więcej" },
    done: "Gotowe",
  },
  greetingReaderCopy: {
    title: "Pierwsza wiadomość",
    previous: "Poprzednia pierwsza wiadomość",
    next: "Następna pierwsza wiadomość",
    position: (position, count) => `${position} z ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => `Ukryte: ${shown}`,
    byFilters: "(twoje filtry)",
    adultHidden: (count, shown) => `Ukryto ${characters(shown, count)} dla dorosłych`,
    both: (adult, others) => `(dla dorosłych: ${adult}, twoje filtry: ${others})`,
    reveal: (hidden) => `${hidden}. Pokaż`,
  },
  homeScreenCopy: {
    title: "Postacie",
    continueTitle: "Kontynuuj",
    create: "Stwórz postać",
    forYou: "Zobacz wszystkie postacie",
    reveal: "Pokaż je",
  },
  ownCharactersScreenCopy: {
    title: "Twoje postacie",
    create: "Utwórz",
    filters: "Filtruj według statusu",
    states: {
      all: "Wszystkie",
      draft: "Szkice",
      private: "Tylko ty",
      unlisted: "Z linkiem",
      public: "Publiczne",
      pending: "Do sprawdzenia",
      rejected: "Odrzucone",
      removed: "Usunięte",
      deleted: "Kosz",
    },
    sortLabel: "Sortuj",
    sorts: { updated: "Ostatnio zmienione", name: "Nazwa", chats: "Najwięcej czatów" },
    bin: "Postacie leżą w koszu 30 dni. Potem są usuwane na zawsze.",
    shown: (count, hasMore, shown) => `${hasMore ? "Pierwsze " : ""}${characters(shown, count)}`,
    edited: (when) => `Zmieniono ${when}`,
    daysLeft: (days) => plural(days, { one: `jeszcze ${days} dzień`, other: `jeszcze ${days} dni` }),
    menu: (name) => `Działania: ${name}`,
    menuAdult: "Działania dla tej postaci dla dorosłych",
    edit: "Edytuj",
    chat: "Czatuj",
    duplicate: "Duplikuj",
    download: "Pobierz kartę",
    remove: "Usuń",
    restore: "Przywróć",
    restoreLabel: (name) => `Przywróć: ${name}`,
    restoreAdult: "Przywróć tę postać dla dorosłych",
    end: "Nie ma więcej postaci",
    empty: {
      title: "Nie masz jeszcze żadnej postaci",
      text: "Tu pojawią się twoje szkice i opublikowane postacie.",
      create: "Stwórz postać",
    },
    allDeleted: {
      title: "Nie masz postaci",
      text: "Usunięte postacie leżą w koszu przez 30 dni.",
    },
    emptyState: {
      title: "Nie ma tu postaci",
      text: "Żadna z twoich postaci nie należy do tej grupy.",
      all: "Pokaż wszystkie",
    },
    emptyBin: { title: "Kosz jest pusty", text: "Postacie, które usuniesz, zostają tu przez 30 dni." },
    signedOut: {
      title: "Zaloguj się, aby zobaczyć swoje postacie",
      text: "Tu pojawią się twoje szkice i opublikowane postacie.",
      login: "Zaloguj się",
    },
    grid: {
      loading: "Wczytywanie twoich postaci",
      next: { end: "To wszystkie twoje postacie." },
      failed: {
        server: {
          title: "Nie udało się wczytać twoich postaci",
          text: "Coś poszło nie tak po naszej stronie. Twoje postacie są bezpieczne.",
        },
        offline: {
          title: "Nie masz połączenia",
          text: "Twoje postacie wczytają się, gdy połączenie wróci.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Reakcje",
    like: "Lubię",
    dislike: "Nie lubię",
    favourite: "Ulubione",
    counts: {
      like: likes,
      dislike: (shown) => `„nie lubię”: ${shown}`,
      favourite: (shown) => `w ulubionych: ${shown}`,
    },
  },
  feedTabsCopy: {
    label: "Które postacie",
    feeds: { forYou: "Dla ciebie", new: "Nowe", favourites: "Ulubione" },
    yours: "Twoje",
    tags: "Tagi",
    all: "Wszystkie",
    filters: "Filtry",
  },
};
