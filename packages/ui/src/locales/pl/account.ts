import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pl");

/** Login, account and plans in Polish. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Konto",
    avatar: "Awatar",
    avatarHint: "Kwadratowy obraz o rozmiarze do 3 MB.",
    name: "Nazwa użytkownika",
    nameHint: "Widzą ją wszyscy. Postacie tak się do ciebie zwracają, chyba że używasz persony.",
    bio: "O mnie",
    bioHint: "Widoczne obok postaci, które publikujesz.",
    settings: "Ustawienia",
    save: "Zapisz",
    back: "Wstecz",
    saved: "Zapisano.",
    failed: "Nie udało się zapisać. Twoje zmiany nadal tu są.",
  },
  adultPaneCopy: {
    show: "Pokazuj postacie dla dorosłych",
    off: "Są ukryte wszędzie. Zanim je pokażemy, zapytamy o twój wiek.",
    on: (since) => `Pełnoletność potwierdzona ${since}.`,
    blur: "Rozmywaj ich okładki",
    blurHint: "Wybierz okładkę, aby ją zobaczyć.",
    visitor: "Zaloguj się, aby to zmienić. Bez konta postacie dla dorosłych są zawsze ukryte.",
    login: "Zaloguj się",
    declined: "Z twojej odpowiedzi wynika, że nie masz 18 lat. Postacie dla dorosłych pozostają ukryte.",
    again: "Odpowiedz ponownie",
    needsVerification:
      "Tam, gdzie jesteś, niezależna usługa musi najpierw sprawdzić twój wiek. Usługę wybierasz ty, a nam mówi ona tylko „tak” albo „nie”.",
    verify: "Sprawdź mój wiek",
    unavailable: "W twoim kraju nie możemy pokazywać postaci dla dorosłych. Cała reszta działa jak zwykle.",
    failed: "Nie udało się tego zapisać. Spróbuj ponownie.",
  },
  appearancePaneCopy: {
    theme: "Kolory",
    themes: { system: "Jak w systemie", dark: "Ciemne", light: "Jasne" },
    density: "Okładki w rzędzie",
    densities: { roomy: "Mniej", standard: "Standardowo", compact: "Więcej" },
  },
  dataPaneCopy: {
    export: {
      title: "Kopia twoich danych",
      body: "Wszystkie dane, które o tobie przechowujemy, w plikach czytelnych dla innych programów.",
      start: "Eksportuj moje dane",
      preparing: "Przygotowujemy eksport. Możesz opuścić tę stronę.",
      ready: (size) => `Eksport jest gotowy: ${size}.`,
      download: "Pobierz",
      failed: "Eksport się nie udał. Twoje dane są bezpieczne.",
      retry: "Spróbuj ponownie",
    },
    devices: {
      title: "Inne urządzenia",
      body: "Wylogowuje cię na wszystkich urządzeniach i we wszystkich przeglądarkach, także w tej.",
      signOut: "Wyloguj się wszędzie",
      failed: "Nie udało się wylogować. Spróbuj ponownie.",
      confirmTitle: "Wylogować się wszędzie?",
      confirmBody: "Niewysłane szkice zostaną na urządzeniach, na których powstały.",
      confirm: "Wyloguj się wszędzie",
      cancel: "Anuluj",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Usuniemy",
    deletedItems: [
      "Twój profil, awatar i persony",
      "Wszystkie twoje czaty i wspomnienia postaci",
      "Twoje szkice i twoje postacie, z którymi nikt inny nie czatuje",
      "Twoje ulubione, polubienia i ukryte elementy",
    ],
    kept: "Zachowamy",
    keptItems: [
      "Postacie, z którymi czatują inni: tylko w tych czatach, bez twojej nazwy użytkownika",
      "Dane o płatnościach, tak długo, jak wymaga tego prawo",
    ],
    final: "Tego nie da się cofnąć. Warto najpierw wyeksportować swoje dane.",
    field: (text) => `Aby potwierdzić, wpisz ${text}`,
    mismatch: (text) => `To się nie zgadza. Wpisz ${text}`,
    delete: "Usuń moje konto",
    failed: "Twoje konto nie zostało usunięte. Nic się nie zmieniło.",
    subscribed: "Twoja subskrypcja trwa, dopóki jej nie anulujesz. Najpierw ją anuluj, a potem wróć tutaj.",
    manage: "Zarządzaj subskrypcjami",
  },
  discreetPaneCopy: {
    label: "Tryb dyskretny",
    hint: "Do pociągu, biura i na wspólny ekran.",
    effects: [
      "Karta w przeglądarce ma zwykłą nazwę i zwykłą ikonę.",
      "Ostatnie zdania, tytuły i podglądy czatów są ukryte, dopóki ich nie wskażesz lub nie przytrzymasz.",
      "Okładki i portrety są rozmyte, dopóki ich nie wskażesz.",
      "Imiona w czatach są skrócone do pierwszej litery.",
    ],
    preview: "Tak wygląda karta",
    title: "Mimi",
    plainTitle: "Lektura",
  },
  hiddenPaneCopy: {
    loading: "Wczytywanie ukrytych elementów",
    failed: "Nie udało się wczytać ukrytych elementów.",
    retry: "Spróbuj ponownie",
    empty: "Nic nie jest ukryte",
    emptyText: "Tu pojawią się tagi, postacie i twórcy, których ukryjesz.",
    tags: "Tagi",
    characters: "Postacie",
    creators: "Twórcy",
    handle: (creator) => `@${creator}`,
    unhide: "Pokaż znowu",
    unhideLabel: (name) => `Pokaż znowu: ${name}`,
  },
  readingPaneCopy: {
    typeface: "Krój pisma",
    typefaces: { serif: "Książkowy", sans: "Prosty", legible: "Przyjazny przy dysleksji" },
    size: "Rozmiar",
    sizes: { small: "Mały", medium: "Średni", large: "Duży", largest: "Największy" },
    sizeSample: "A",
    lineLength: "Długość wiersza",
    lineLengths: { short: "Krótki", medium: "Średni", long: "Długi" },
    sample: "Podgląd tekstu",
    sampleText:
      "*Lampa brzęczy. Ona raz obraca w palcach zapałki i kładzie je między waszymi kawami.* „Masz ostrożną twarz” – mówi. „Ostrożni ludzie liczą wyjścia. W tej sali są trzy. Tobie wystarczyły dwa.”",
    contrast: "Niezależnie od wyboru kontrast pozostaje taki sam.",
    breaks: "Przypomnienie o przerwie co godzinę",
    breaksHint: "Krótka informacja w czacie, co godzinę.",
  },
  settingsModalCopy: {
    title: "Ustawienia",
    back: "Wszystkie ustawienia",
    sections: {
      appearance: { title: "Wygląd", description: "Kolory i okładki" },
      reading: { title: "Czytanie", description: "Krój pisma, rozmiar, długość wiersza" },
      hidden: { title: "Ukryte", description: "Tagi, postacie i twórcy" },
      adult: { title: "Treści dla dorosłych", description: "Pokazuj, ukrywaj lub rozmywaj" },
      discreet: { title: "Tryb dyskretny", description: "Na wspólny ekran" },
      notices: { title: "Decyzje", description: "Moderacji oraz twoje odwołania" },
      data: { title: "Twoje dane", description: "Eksport, wylogowanie wszędzie" },
      deletion: { title: "Usuń konto", description: "Co usuniemy, a co zachowamy" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Zaloguj się do Mimi",
    google: "Kontynuuj z Google",
    apple: "Kontynuuj z Apple",
    or: "LUB",
    email: "E-mail",
    password: "Hasło",
    submit: "Zaloguj / Zarejestruj się",
    forgot: "Nie pamiętam hasła",
    terms: "Regulamin",
    privacy: "Prywatność",
    checkEmail: "Sprawdź pocztę",
    registerSent: "Wysłaliśmy link do logowania na twój adres e-mail.",
    resetSent: "Wysłaliśmy link do zmiany hasła na twój adres e-mail.",
    continue: "Dalej",
    back: "Wróć",
  },
  planCardCopy: {
    upgrade: "Wybierz plan",
    subscribing: "Subskrybowanie",
    current: "Twój plan",
    priceBefore: "Wcześniej:",
  },
  planModalCopy: {
    title: (plan) => `Twój plan: ${plan}`,
    titleLoading: "Twój plan",
    titleExpired: (plan) => `Plan ${plan} się zakończył`,
    remaining: (days) => plural(days, { one: `jeszcze ${days} dzień`, other: `jeszcze ${days} dni` }),
    free: "W każdej chwili możesz wybrać inny plan.",
    expired: "Do czasu wyboru planu korzystasz z bezpłatnego. Wszystkie twoje czaty i postacie nadal tu są.",
    ends: (day) =>
      day === undefined
        ? "Plan jest anulowany i się nie odnowi."
        : `Plan jest ważny do ${day} i się nie odnowi.`,
    paused: (day) =>
      day === undefined
        ? "Płatności są wstrzymane. Na razie nic nie płacisz."
        : `Płatności są wstrzymane do ${day}.`,
    unpaid: (plan) =>
      `Ostatnia płatność za plan ${plan} się nie powiodła. Opłać ją, aby dalej korzystać z planu ${plan}.`,
    confirm: (day) =>
      day === undefined
        ? "Płatność czeka na twoje potwierdzenie."
        : `Płatność czeka na twoje potwierdzenie do ${day}.`,
    trialOver: (plan) =>
      `Okres próbny planu ${plan} się skończył. Dodaj metodę płatności, aby znów korzystać z planu ${plan}.`,
    manage: "Zarządzaj subskrypcjami",
    pay: "Zapłać teraz",
    confirmPayment: "Potwierdź płatność",
    addPayment: "Dodaj metodę płatności",
    loading: "Wczytywanie planu",
    failedTitle: "Nie udało się wczytać planu.",
    failed: "Twój plan się nie zmienił. Sprawdź połączenie i spróbuj ponownie.",
    retry: "Spróbuj ponownie",
    cancel: "Zrezygnuj z planu",
    cancelTitle: (plan) => `Zrezygnować z planu ${plan}?`,
    cancelBody: (plan, day) =>
      `Plan ${plan} działa ${day === undefined ? "przez opłacony czas" : `do ${day}`}. ` +
      "Potem wracasz do planu Free i nic więcej nie zostanie pobrane. Twoje czaty i postacie zostają.",
    keep: "Zachowaj plan",
  },
};
