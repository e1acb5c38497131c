import { assertNever } from "../../assertNever.ts";
import type { FormTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pl");
const sizes = { short: "Krótki", medium: "Średni", long: "Długi" } as const;

/** The form of a character in Polish. */
export const form: FormTexts = {
  characterFormScreenCopy: {
    titles: { create: "Nowa postać", edit: (name) => `Edycja: ${name}` },
    untitled: "Bez nazwy",
    loading: "Wczytywanie postaci",
    groups: { basics: "Podstawy", greeting: "Powitanie", definition: "Opis", advanced: "Zaawansowane" },
    steps: "Części formularza",
    progress: { empty: "puste", started: "w toku", done: "gotowe" },
    status: {
      draft: "Tylko ty ją widzisz.",
      pending: "Czeka na sprawdzenie.",
      published: "Opublikowana.",
      rejected: "Odrzucona.",
      removed: "Usunięta przez moderację.",
    },
    saving: (saving) => {
      switch (saving.kind) {
        case "untouched":
          return "";
        case "saving":
          return "Zapisywanie szkicu.";
        case "saved":
          return `Szkic zapisano ${saving.when}.`;
        case "local":
          return saving.reason === "no-name"
            ? "Zapisano w tej przeglądarce, dopóki postać nie ma nazwy."
            : "Zmiany są zapisane w tej przeglądarce, dopóki ich nie opublikujesz.";
        case "offline":
          return "Nie masz połączenia. Zapisano w tej przeglądarce, dopóki nie wróci.";
        case "failed":
          return `${saving.reason} Twoje zmiany są zapisane w tej przeglądarce.`;
        default:
          return assertNever(saving);
      }
    },
    retrySaving: "Zapisz ponownie",
    publish: "Opublikuj",
    tryChat: "Czat próbny",
    publishChanges: "Opublikuj zmiany",
    preview: "Podgląd",
    import: "Importuj kartę",
    drop: "Upuść kartę, aby ją zaimportować",
    more: "Więcej",
    exportPng: "Eksportuj jako kartę PNG",
    exportJson: "Eksportuj jako JSON",
    duplicate: "Duplikuj",
    viewPage: "Zobacz stronę",
    remove: "Usuń",
    problems: {
      title: "Przed publikacją",
      missing: {
        cover: "Wybierz okładkę",
        name: "Nadaj nazwę",
        tags: "Wybierz co najmniej jeden tag",
        greeting: "Napisz pierwszą wiadomość",
      },
      missingOther: (label) => `Wypełnij pole „${label}”`,
      tooLong: (label, over, limit) => `${label}: o ${over} zn. za dużo (limit: ${limit})`,
      attestation: {
        rating: "Zaznacz oba pola dotyczące postaci dla dorosłych",
        adultAge: "Podaj wiek: 18 lub więcej",
      },
      attestationShort: { rating: "Zaznacz oba pola.", adultAge: "18 lub więcej." },
      missingShort: "Wymagane do publikacji.",
      tooLongShort: (limit) => `Najwyżej ${limit} zn. Niczego nie ucinamy; skróć, aby opublikować.`,
    },
    publishing: {
      title: (name) => `Kto może znaleźć postać „${name}”?`,
      text: "Możesz to zmienić w formularzu w każdej chwili.",
      confirm: { public: "Opublikuj", unlisted: "Opublikuj", private: "Zapisz" },
    },
    refused: "Dlaczego",
    refusedLabel: "Dlaczego, otwiera zasadę w nowej karcie",
    decision: {
      rejected: "Moderacja zdjęła tę postać z publikacji. Możesz ją zmienić i opublikować ponownie.",
      removed: "Moderacja usunęła tę postać. Nie można jej opublikować ponownie.",
      reason: (reason) => `Powód: ${reason}.`,
      rule: "Przeczytaj zasadę",
      open: "Zobacz decyzję",
    },
    cover: "Okładka",
    coverHint:
      "Pionowy obraz (3:4) o rozmiarze do 3 MB. Jeśli przedstawia człowieka, musi to być osoba dorosła.",
    coverAdd: "Dodaj okładkę",
    coverReplace: "Zmień",
    coverRemove: "Usuń",
    coverAlt: "Co widać na okładce",
    coverAltHint: "Czytane na głos osobom, które jej nie widzą.",
    name: "Nazwa",
    chatName: "Krótka nazwa",
    tagline: "Podtytuł",
    taglineHint: "Jedno zdanie, które budzi ciekawość.",
    tags: "Tagi",
    tagsAdd: "Dodaj",
    tagsSearch: "Znajdź tag",
    tagsNone: "Nie ma takiego tagu",
    warnings: "Uwagi o treści",
    warningsHint: "O czym warto wiedzieć wcześniej: burze, strata, pająki.",
    warningsAdd: "Dodaj",
    warningsNew: "Uwaga o treści",
    removeToken: (name) => `Usuń: ${name}`,
    bio: "O postaci",
    bioHint: "Widoczne na stronie postaci. AI nigdy tego nie czyta. Działa tu Markdown.",
    visibility: "Kto może ją znaleźć",
    visibilities: {
      public: { label: "Wszyscy", hint: "Na listach i w wyszukiwarce." },
      unlisted: { label: "Każdy, kto ma link", hint: "Poza listami." },
      private: { label: "Tylko ja", hint: "Nikt inny jej nie otworzy." },
    },
    rating: "Kategoria wiekowa",
    ratings: {
      everyone: { label: "Dla wszystkich", hint: "Bezpieczna także w pracy." },
      adult: { label: "Tylko dla dorosłych", hint: "Ukryta, dopóki ktoś nie potwierdzi pełnoletności." },
    },
    adultAge: "Wiek postaci",
    adultAgeHint: "W latach. Postać dla dorosłych ma co najmniej 18 lat.",
    attestsCharacter: "Ta postać jest dorosła i na taką wygląda.",
    attestsImage: "Okładka pokazuje kogoś, kto jest dorosły i tak wygląda.",
    rules: "Nasze zasady dotyczące postaci dla dorosłych",
    greeting: "Pierwsza wiadomość",
    greetingHint: "{{char}} i {{user}} zamienią się w imiona. *Gwiazdki* to działania.",
    alternateGreetings: "Inne pierwsze wiadomości",
    alternateGreetingsHint: "Do wyboru na początku czatu.",
    alternateGreeting: (place) => `Pierwsza wiadomość ${place}`,
    addAlternateGreeting: "Dodaj pierwszą wiadomość",
    alternateGreetingsFull: (limit) => `Najwyżej ${limit}.`,
    moveUp: (label) => `Przesuń w górę: ${label}`,
    moveDown: (label) => `Przesuń w dół: ${label}`,
    removeItem: (label) => `Usuń: ${label}`,
    moved: (label, count) => `Teraz: ${label} z ${count}`,
    definition: "Opis",
    definitionHint: "Kim jest, co wie, jak mówi. AI czyta to przed każdą odpowiedzią.",
    definitionLong: "Powyżej około 1400 słów AI pamięta mniej z czatu.",
    personality: "Osobowość",
    scenario: "Scenariusz",
    scenarioHint: "Gdzie i kiedy zaczyna się czat.",
    definitionVisibility: "Kto może czytać opis",
    definitionVisibilities: {
      hidden: { label: "Tylko ja", hint: "Inni czatują z postacią, ale go nie czytają." },
      shown: { label: "Wszyscy", hint: "Inni mogą też zduplikować postać." },
    },
    exampleDialogs: "Przykładowe dialogi",
    exampleDialogsHint: "Każdy zacznij od <START>. AI czyta je, dopóki jest miejsce.",
    systemPrompt: "Prompt systemowy",
    systemPromptHint: "AI czyta to na początku, przed wszystkim innym.",
    postHistory: "Instrukcje końcowe",
    postHistoryHint: "AI czyta to na końcu, gdzie działa to najmocniej.",
    language: "Język",
    version: "Wersja",
    book: "Lorebook",
    bookHint:
      "Fakty o miejscach, ludziach lub rzeczach. AI czyta fakt tylko wtedy, gdy w czacie padnie jedno z jego słów kluczowych.",
    bookAdd: "Dodaj wpis",
    entry: (name, place) => (name.trim() === "" ? `Wpis ${place}` : name),
    entryName: "Nazwa",
    entryKeys: "Słowa kluczowe",
    entryKeysNew: "Słowo kluczowe",
    entryKeysAdd: "Dodaj",
    entrySecondary: "Dodatkowe słowa kluczowe",
    entryContent: "Treść",
    entryComment: "Twoja notatka",
    entryEnabled: "Włączony",
    entryConstant: "Zawsze aktywny",
    entryCase: "Uwzględniaj wielkość liter",
    entryRegex: "Wyrażenia regularne",
    entryUnused: (patterns) =>
      `Nieużywane: ${patterns}. Nie działają wyrażenia regularne zbyt długie, z zaglądaniem w przód lub w tył albo z odwołaniami wstecznymi.`,
    entryPosition: "Położenie",
    entryPositions: { before: "przed opisem", after: "po opisie" },
    entryOff: "wyłączony",
    size: (length, words) => `${sizes[length]} (około ${words} słów)`,
    sizeDetails: (total, permanent) =>
      `Tokeny (jednostki, w których liczy AI): ${total}. Przed każdą odpowiedzią AI czyta z nich ${permanent}, a resztę, dopóki jest miejsce.`,
    previewOpening: "Tu pojawi się twoja pierwsza wiadomość.",
    previewTagline: "Tu pojawi się twój podtytuł.",
    moreOpenings: (count) =>
      plural(count, {
        one: `i ${count} inna pierwsza wiadomość`,
        few: `i ${count} inne pierwsze wiadomości`,
        other: `i ${count} innych pierwszych wiadomości`,
      }),
    restored: "To twój niezapisany szkic z tej przeglądarki.",
    startAfresh: "Zacznij od nowa",
    unfinished: (name) => `Kontynuować szkic „${name}”?`,
    continueDraft: "Kontynuuj",
    startNew: "Zacznij nowy",
    conflict: "W trakcie tej edycji postać zmieniono gdzie indziej.",
    conflictKeepMine: "Zachowaj moją",
    conflictUseOther: "Użyj tamtej",
    conflictText: "Zachowaj swoją wersję albo użyj tamtej i strać swoją.",
    leave: {
      title: "Wyjść bez zapisywania?",
      text: "Twoje zmiany zostaną w tej przeglądarce. Nikt inny ich nie zobaczy.",
      confirm: "Wyjdź",
      cancel: "Zostań",
    },
    removal: {
      title: (name) => `Usunąć postać „${name}”?`,
      text: "Nikt już jej nie znajdzie. Trwające czaty toczą się dalej. Możesz ją przywrócić przez 30 dni.",
      confirm: "Usuń",
      cancel: "Zachowaj",
    },
    missing: {
      title: "Nie znaleziono postaci",
      text: "Usunięto ją albo należy do kogoś innego.",
      home: "Na stronę główną",
    },
    failed: {
      server: {
        title: "Nie udało się wczytać postaci",
        text: "Coś poszło nie tak po naszej stronie. Nic z twojego tekstu nie przepadło.",
      },
      offline: {
        title: "Nie masz połączenia",
        text: "Postać wczyta się, gdy połączenie wróci. Nic z twojego tekstu nie przepadło.",
      },
    },
    retry: "Spróbuj ponownie",
    signedOut: {
      title: "Stwórz postać",
      text: "Zaloguj się, aby stworzyć własną postać. Potem wrócisz tutaj.",
      login: "Zaloguj się",
    },
  },
  cardImportReportCopy: {
    reading: "Odczytywanie karty",
    title: (name) => name,
    untitled: "Karta bez nazwy",
    origin: (file, spec) => `${spec}, z pliku ${file}`,
    replaces: "Zastąpi to obecną zawartość formularza.",
    sections: {
      tooLong: "Za długie do publikacji",
      imported: "Zaimportowano",
      passedThrough: "Nieużywane tutaj, zachowane do eksportu",
      skipped: "Pominięto",
      adapted: "Użyto częściowo",
      repairs: "Naprawiono",
      placeholders: "Symbole zastępcze, które tu nie działają",
      likelyTags: "Tagi podobne do tych z karty",
    },
    likelyTagsText: "Wybierz pasujące. Pozostałe nie zostaną dodane.",
    adapted: (label, used, of) => `${label}: ${used} z ${of}`,
    adaptedText: "Reszta zostaje w karcie i jest z nią eksportowana.",
    bookKeys: "Słowa kluczowe lorebooka",
    bookPatterns: "Wyrażenia regularne lorebooka",
    placeholdersText: "Nie widzą ich ani użytkownicy, ani AI. Zostają w karcie.",
    repairs: {
      encoding: "Zniekształcone litery, na przykład Ä… zamiast ą",
      unprintable: "Pominięto znaki, których nie da się wyświetlić",
      syntax: "Pominięto komentarze i zbędne przecinki",
    },
    lorebookTitle: "To jest lorebook",
    lorebook: (entries, shown) =>
      plural(entries, {
        one: "Ma jeden wpis i żadnej postaci. Dodać go do tej postaci?",
        other: `Liczba wpisów: ${shown}. Nie ma tu postaci. Dodać wpisy do tej postaci?`,
      }),
    addLorebook: "Dodaj do tej postaci",
    tooLong: (label, used, limit) => `${label}: ${used} z ${limit}`,
    tooLongText: "Niczego nie ucinamy. To będzie szkic, dopóki go nie skrócisz.",
    takenOver: (label) => `${label}: przejęto`,
    image: "Okładka",
    characterNote: "Notatka o postaci",
    maker: "Autorstwo",
    skipReasons: {
      unsafe: "jest niebezpieczne",
      "not-text": "nie jest tekstem",
      damaged: "jest uszkodzone; użyto nieuszkodzonej kopii",
      "not-taken": "nie jest używane; importujemy tylko kartę i jej główny obraz",
    },
    use: "Użyj tej karty",
    cancel: "Anuluj",
    refusedTitle: "Nie można odczytać tej karty",
    errors: {
      "not-a-card": "W tym pliku nie ma postaci. Karty to pliki PNG, JSON lub charx.",
      "image-without-card":
        "To obraz bez postaci w środku. Komunikatory i aplikacje do zdjęć często ją usuwają: pobierz oryginalny plik.",
      "archive-without-card": "W tym archiwum nie ma postaci.",
      "other-archive": "Nie można tu otworzyć tego archiwum. Rozpakuj je i wybierz kartę ze środka.",
      chat: "To jest czat, a nie postać.",
      yaml: "To postać w formacie YAML. Zapisz ją jako JSON lub kartę PNG i spróbuj ponownie.",
      "too-large": "Ten plik jest za duży na kartę.",
      damaged: "Plik jest uszkodzony.",
      encoding: "Nie można odczytać tekstu tej karty. Zapisz ją jako UTF-8 i spróbuj ponownie.",
      "not-json": "Ta karta jest niekompletna, więc nie możemy jej odczytać.",
      "too-deep": "Nie możemy odczytać karty o takiej budowie.",
      bomb: "Po rozpakowaniu ten plik jest za duży, więc go nie otworzyliśmy.",
      "no-name": "Ta karta nie ma nazwy.",
    },
    nothingLost: "Twój formularz się nie zmienił.",
    choose: "Wybierz inną",
    close: "Zamknij",
  },
};
