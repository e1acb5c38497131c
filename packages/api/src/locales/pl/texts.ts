import type { Rule } from "@mimi/contract";
import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Postać: ${character}. Eksport: ${time}.`,
  removedCharacter: "Usunięta postać",
  reader: "Ty",
};

const items = {
  character: "twoja postać",
  image: "twoja okładka",
  message: "twoja wiadomość",
  profile: "twój profil",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: decyzja moderacji",
  account: {
    warn: "To jest ostrzeżenie od moderacji.",
    restrict:
      "Nie możesz publikować, przesyłać plików ani zmieniać nazwy i opisu „O mnie”. Nadal możesz czatować i pisać szkice.",
    suspend: "Twoje konto jest zawieszone. Do tego czasu nie możesz się zalogować.",
    ban: "Twoje konto jest zablokowane. Nie możesz się już zalogować.",
    lift: "Twoje konto nie ma już ograniczeń.",
  },
  removed: (kind, title) => `Usunięto: ${named(kind, title)}. Nie można tego ponownie opublikować.`,
  takenDown: (kind, title) =>
    `Zdjęto z publikacji: ${named(kind, title)}. Możesz to zmienić i zgłosić ponownie.`,
  rule: (rule) => `Zasada: ${rule}`,
  reason: (reason) => `Powód: ${reason}`,
  until: (time) => `Do: ${time}`,
  answer: (answer) => `Odpowiedź: ${answer}`,
  rules: {
    minors: "Treści dla dorosłych, w których uczestniczy ktoś poniżej 18 lat, nigdy nie są tu dozwolone.",
    banned: "Są tu słowa, które nie są dozwolone.",
    adult_attestation: "Trzeba potwierdzić, że postać dla dorosłych jest dorosła i na taką wygląda.",
    adult_age: "Postać dla dorosłych musi mieć podany wiek co najmniej 18 lat, zanim zostanie opublikowana.",
    image_attestation: "Trzeba potwierdzić, że okładka postaci dla dorosłych pokazuje osobę dorosłą.",
    not_screened:
      "Tekst dla dorosłych jest sprawdzany, zanim zostanie zapisany lub wysłany, a sprawdzanie właśnie się nie udało. Spróbuj ponownie.",
    unmarked_adult: "Treści dla dorosłych muszą być oznaczone jako takie.",
    real_person: "Prawdziwych osób nie wolno pokazywać ani naśladować bez ich zgody.",
    hate: "Ataki na grupy ludzi nie są tu dozwolone.",
    violence: "Groźby i wezwania do przemocy nie są tu dozwolone.",
    self_harm: "To, co zachęca do samookaleczenia lub zaburzeń odżywiania, nie jest tu dozwolone.",
    illegal: "To, co nielegalne, nie jest tu dozwolone.",
    copyright: "Tego, co stworzył ktoś inny, nie wolno tu pokazywać bez jego zgody.",
    spam: "Reklamy i wciąż to samo nie są tu dozwolone.",
    moderation: "Moderacja zdecydowała, że nie można tego pokazywać.",
  } satisfies Readonly<Record<Rule, string>>,
  payment: {
    refund: "Twój plan jest anulowany, a ostatnia płatność zostanie zwrócona.",
    cancel: "Twój plan jest anulowany. Nic więcej nie pobierzemy.",
  },
  appeal: {
    confirmed: "Odwołanie zostało rozpatrzone. Decyzja pozostaje w mocy.",
    reversed: "Odwołanie zostało uwzględnione. Decyzja jest cofnięta.",
  },
  outcome: {
    subject: "Mimi: twoja prośba o usunięcie obrazu",
    asked: "Dostaliśmy twoją prośbę o usunięcie intymnego obrazu osoby, która nie wyraziła na to zgody.",
    taken_down:
      "Moderacja podjęła decyzję: obraz został usunięty, a jego identycznych kopii nie można przesłać.",
    stays:
      "Moderacja podjęła decyzję: obraz zostaje, ponieważ nie wygląda na intymny obraz prawdziwej osoby.",
    disagree: (address) => `Jeśli to błąd, napisz do nas: ${address}`,
    number: (receipt, address) => `Numer twojej prośby: ${receipt}\n${address}`,
    forgotten: "Usunęliśmy ten adres e-mail z twojej prośby.",
  },
  appealAtLogin: (address) => `Możesz odwołać się raz: zaloguj się na ${address} i wybierz „Odwołaj się”.`,
  appealInSettings: (address) => `Możesz odwołać się raz: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  return kind === "image" ? `okładka postaci ${title}` : `${items[kind]} ${title}`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Użytkownik ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Ta strona jest dla dorosłych.",
  needsJavaScript: "Mimi potrzebuje JavaScriptu.",
  backToHome: "Na stronę główną",
  unreadable: {
    tooLong: {
      title: "Ten adres jest za długi",
      text: "Mimi nie może odczytać adresu ani wyszukiwania tej długości. Skróć je i spróbuj ponownie.",
    },
    tooSlow: {
      title: "To trwało za długo",
      text: "Żądanie nie dotarło na czas. Odśwież stronę, aby spróbować ponownie.",
    },
    other: { title: "Nie można odczytać tego żądania", text: "Wróć i spróbuj ponownie." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Symulator płatności",
  heading: "Symulator płatności, żadne pieniądze nie są pobierane",
  buying: (plan) => `Symulacja zakupu: jeden miesiąc planu ${plan}.`,
  pay: "Zapłać (symulacja)",
  cancel: "Anuluj",
  current: (plan) => `Obecny plan: ${plan}.`,
  none: "Nie ma subskrypcji.",
  changeTo: (plan) => `Zmień na ${plan}`,
  end: "Zakończ subskrypcję teraz",
  back: "Wróć",
};

/** The Polish texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Jestem AI, nie człowiekiem. Wszystko, co mówi ${name}, pisze program.`,
  },
};
