import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("pl", { type: "disjunction" });

const rule = "Zasada:";
const appeal = "Poproś o ponowne sprawdzenie";
const unavailable =
  "W twoim kraju nie możemy pokazywać postaci dla dorosłych. Cała reszta działa jak zwykle.";
const sendFailed = "Nie udało się wysłać. Twój tekst nadal tu jest.";

const items = {
  character: "twoja postać",
  image: "twoja okładka",
  message: "twoja wiadomość",
  profile: "twój profil",
} as const;

interface Item {
  readonly kind: keyof typeof items;
  readonly name?: string;
}

const itemOf = ({ kind, name }: Item) => {
  if (name === undefined) return items[kind];
  return kind === "image" ? `okładka postaci ${name}` : `twoja postać ${name}`;
};

/** Age, reports, notices and hiding in Polish. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "Masz co najmniej 18 lat?",
      body: "Niektóre postacie są dla dorosłych. Pozostaną ukryte, dopóki nie potwierdzisz pełnoletności.",
      note: "Zapisujemy tylko datę twojej odpowiedzi.",
      accept: "Mam co najmniej 18 lat",
      decline: "Mam mniej niż 18 lat",
    },
    declined: {
      title: "Postacie dla dorosłych pozostaną ukryte.",
      body: "Możesz korzystać z całej reszty. Jeśli to pomyłka, odpowiedz ponownie w ustawieniach.",
      done: "Dalej",
    },
    service: {
      title: "Masz co najmniej 18 lat?",
      body: "Ten serwis jest tylko dla dorosłych.",
      note: "Zapisujemy tylko twoją odpowiedź i jej datę.",
      declinedTitle: "Tylko dla dorosłych",
      declinedBody:
        "Z twojej odpowiedzi wynika, że nie masz 18 lat, więc ten serwis nie jest dla ciebie. Postacie AI mogą być nieodpowiednie dla młodych osób.",
      safety: "Bezpieczeństwo i pomoc",
      again: "Odpowiedz ponownie",
    },
    needsVerification: {
      title: "Trzeba sprawdzić wiek",
      body: "Tam, gdzie jesteś, niezależna usługa musi sprawdzić twój wiek, zanim pokażemy postacie dla dorosłych.",
      choice: "Kto może go sprawdzić?",
      choiceMissing: "Wybierz usługę",
      ways: {
        card: "karta płatnicza",
        bank: "konto bankowe",
        phone: "numer telefonu",
        email: "adres e-mail",
        wallet: "tożsamość cyfrowa",
        document: "dokument tożsamości",
        face: "zdjęcie twarzy",
      },
      asksFor: (ways) => `Potrzebne: ${oneOf(ways)}.`,
      note: "Usługa mówi nam tylko „tak” albo „nie” i nie wie, kim tu jesteś. Potem wracasz na tę stronę.",
      verify: "Sprawdź mój wiek",
      decline: "Zostaw ukryte",
    },
    verified: {
      title: "Postacie dla dorosłych są włączone.",
      body: "Dziękujemy, twój wiek jest potwierdzony. Okładki będą rozmyte, dopóki tego nie zmienisz.",
      done: "Dalej",
    },
    unavailable: { title: "Niedostępne w twoim kraju", body: unavailable, done: "Dalej" },
  },
  contentNoticeCopy: {
    adult: {
      title: "Postać dla dorosłych",
      body: "Ukryta, gdy treści dla dorosłych są wyłączone.",
      show: "Pokaż",
    },
    warnings: {
      title: "Zanim zaczniesz czytać",
      body: "Uwagi twórcy o treści:",
      show: "Dalej",
    },
    pending: { title: "Czeka na sprawdzenie", body: "Do tego czasu tylko ty to widzisz." },
    rejected: {
      title: "W obecnej formie nie można tego opublikować.",
      body: "Możesz to zmienić i zgłosić ponownie. Do tego czasu tylko ty to widzisz.",
      rule,
      appeal,
    },
    blocked: {
      title: "Nie wysłano.",
      body: "Twój tekst nadal jest w polu. Wiadomość nie wlicza się do limitu.",
      rule,
      appeal,
    },
    removed: { title: "Usunięto.", body: "Złamało to jedną z naszych zasad.", rule },
  },
  hideMenuCopy: {
    label: "Ukryj",
    character: "Ukryj tę postać",
    creator: (name) => `Ukryj wszystko od @${name}`,
    tags: "Ukryj według tagu",
    tag: (name) => `Ukryj wszystko z tagiem ${name}`,
    hidden: {
      character: (name) => `Ukryto postać ${name}.`,
      creator: (name) => `Ukryto wszystko od @${name}.`,
      tag: (name) => `Ukryto wszystko z tagiem ${name}.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `Zdjęto z publikacji: ${itemOf(item)}`,
      remove: (item) => `Usunięto: ${itemOf(item)}`,
      warn: "Ostrzeżenie od moderacji",
      restrict: "Nie możesz publikować ani przesyłać plików",
      suspend: "Twoje konto jest zawieszone",
      ban: "Twoje konto jest zablokowane",
      lift: "Twoje konto nie ma już ograniczeń",
    },
    effect: {
      reject: "Nikt inny tego nie widzi. Możesz to zmienić i zgłosić ponownie.",
      remove: "Nikt tego nie widzi i nie można tego ponownie opublikować.",
      warn: "Nic więcej się nie zmienia.",
      restrict: "Nazwa i opis „O mnie” zostają bez zmian. Nadal możesz czatować i pisać szkice.",
      suspend: "Do tego czasu nie możesz się zalogować.",
      ban: "Nie możesz się już zalogować.",
      lift: "Wszystkie wcześniejsze ograniczenia się skończyły.",
    },
    edit: (name) => `Edytuj: ${name}`,
    rule: "Zasada",
    reason: "Powód",
    until: "Do",
    noEnd: "Dopóki moderacja tego nie zniesie",
    payment: "Twój plan",
    payments: {
      refund: "Anulowany. Zwrócimy twoją ostatnią płatność.",
      cancel: "Anulowany. Nic więcej nie pobierzemy.",
    },
    inactiveReason: { lifted: "Cofnięta", replaced: "Zastąpiona", ended: "Zakończona" },
    appeal: {
      offer: "Uważasz, że to błąd? Możesz odwołać się raz. Moderacja przeczyta wszystko jeszcze raz.",
      open: "Odwołaj się",
      label: "Dlaczego decyzja jest błędna?",
      required: "Napisz dlaczego",
      send: "Wyślij odwołanie",
      cancel: "Anuluj",
      failed: sendFailed,
      waiting: "Mamy twoje odwołanie. Moderacja je przeczyta.",
      yours: "Twoje odwołanie",
      confirmed: "Odwołanie zostało rozpatrzone. Decyzja pozostaje w mocy.",
      reversed: "Odwołanie zostało uwzględnione. Decyzja jest cofnięta.",
      answer: "Odpowiedź",
    },
  },
  noticesPaneCopy: {
    loading: "Wczytywanie decyzji",
    failed: "Nie udało się wczytać decyzji",
    retry: "Spróbuj ponownie",
    empty: "Nic tu nie ma",
    emptyText: "Tu pojawią się decyzje moderacji w sprawie twojego konta lub twoich treści.",
    more: "Pokaż starsze",
  },
  reportDialogCopy: {
    title: {
      character: "Zgłoś tę postać",
      message: "Zgłoś tę wiadomość",
      image: "Zgłoś ten obraz",
      profile: "Zgłoś ten profil",
    },
    about: (name) => `Dotyczy: ${name}. Tylko moderacja czyta to, co tu napiszesz.`,
    aboutUnnamed: "Tylko moderacja czyta to, co tu napiszesz.",
    reasonLabel: "Co jest nie tak?",
    reasons: {
      minors: { label: "Dotyczy osoby nieletniej", hint: "Moderacja zostanie natychmiast powiadomiona." },
      unmarked_adult: {
        label: "Zła kategoria wiekowa",
        hint: "Treść dla dorosłych, która nie jest tak oznaczona.",
      },
      real_person: {
        label: "Prawdziwa osoba",
        hint: "Pokazuje lub naśladuje prawdziwą osobę bez jej zgody.",
      },
      hate: { label: "Nienawiść", hint: "Atakuje grupę ludzi." },
      violence: { label: "Przemoc", hint: "Grozi ludziom lub wzywa do przemocy." },
      self_harm: { label: "Samookaleczenie", hint: "Zachęca do samookaleczenia." },
      illegal: { label: "Coś nielegalnego", hint: "Oferuje coś sprzecznego z prawem lub o to prosi." },
      copyright: { label: "Skradziona praca", hint: "Stworzył to ktoś inny." },
      spam: { label: "Spam", hint: "Reklama albo wciąż to samo." },
      other: { label: "Coś innego", hint: "Napisz poniżej." },
    },
    takeDown: "Czy to intymny obraz przedstawiający ciebie lub osobę, w imieniu której działasz?",
    takeDownLink: "Poproś o usunięcie go w ciągu 48 godzin",
    reasonMissing: "Wybierz powód",
    text: "O czym moderacja powinna wiedzieć?",
    textHint: "Opcjonalnie.",
    send: "Wyślij zgłoszenie",
    cancel: "Anuluj",
    failed: sendFailed,
    sent: {
      title: "Zgłoszenie przyjęte",
      body: "Moderacja czyta każde zgłoszenie. Z tym numerem sprawdzisz wynik.",
      urgent: "Moderacja jest powiadomiona i przeczyta to zgłoszenie w pierwszej kolejności.",
      receipt: "Numer",
      look: "Sprawdź status",
      done: "Gotowe",
    },
  },
  takeDownScreenCopy: {
    title: "Usunięcie intymnego obrazu",
    lead: "Czy jakiś obraz pokazuje tu ciebie lub osobę, w imieniu której działasz, intymnie i bez zgody? Poproś nas o jego usunięcie. Nie potrzebujesz konta. Decydujemy w ciągu 48 godzin i usuwamy też identyczne kopie.",
    place: "Gdzie jest ten obraz?",
    placeHint: "Adres strony postaci lub samego obrazu.",
    placeMissing: "Napisz, gdzie jest ten obraz",
    placeUnknown:
      "Pod tym adresem nie ma obrazu. Skopiuj go z paska adresu albo skopiuj adres samego obrazu.",
    text: "Który to obraz?",
    textHint: "Opcjonalnie: co i kogo przedstawia.",
    goodFaith: "Oświadczam w dobrej wierze, że ten obraz opublikowano bez zgody osoby, którą przedstawia.",
    goodFaithMissing: "Potwierdź oświadczenie",
    signature: "Podpis",
    signatureHint: "Pełne imię i nazwisko: osoby na obrazie lub tej, która działa w jej imieniu.",
    signatureMissing: "Podpisz się pełnym imieniem i nazwiskiem",
    email: "Adres e-mail",
    emailHint: "Widzi go tylko moderacja. Wyślemy tam decyzję, a potem go usuniemy.",
    emailMissing: "Wpisz swój adres e-mail",
    emailInvalid: "Wpisz jeden adres e-mail",
    send: "Wyślij prośbę",
    failed: sendFailed,
    sent: {
      title: "Mamy twoją prośbę",
      body: (due) => `Termin decyzji moderacji: ${due}. Decyzję wyślemy ci e-mailem.`,
      receipt: "Numer",
      look: "Sprawdź status",
    },
  },
  reportStateScreenCopy: {
    title: "Status twojego zgłoszenia",
    lead: "Wpisz numer, który pojawił się po wysłaniu zgłoszenia.",
    receipt: "Numer zgłoszenia",
    missing: "Wpisz numer",
    look: "Sprawdź",
    failed: "Nie udało się tego wczytać. Spróbuj ponownie.",
    unknown: "Nie ma zgłoszenia o tym numerze. Rozpatrzone zgłoszenia przechowujemy przez rok.",
    states: {
      waiting: "Moderacja jeszcze nie podjęła decyzji.",
      taken_down: "Moderacja podjęła decyzję: zgłoszona treść została zdjęta z publikacji.",
      stays: "Moderacja podjęła decyzję: zgłoszona treść nie łamie zasad i zostaje.",
    },
    createdAt: (time) => `Przyjęto: ${time}`,
    due: (time) => `Termin decyzji: ${time}`,
    decidedAt: (time) => `Decyzja: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "Nie możesz się zalogować",
    description: "Moderacja zablokowała to konto. Nic z niego nie zostało usunięte.",
    close: "Zamknij",
  },
};
