import { pluralOf } from "@mimi/ui/format";
import type { moderationTexts as English } from "../en/moderation.ts";

const plural = pluralOf("pl");

const hoursOf = (hours: number) =>
  `${hours} ${plural(hours, { one: "godzina", few: "godziny", many: "godzin", other: "godziny" })}`;

/** The texts of the moderation page in Polish. */
export const moderationTexts: typeof English = {
  title: "Moderacja",
  decided: (count) => plural(count, { one: "Rozstrzygnięto.", other: `Rozstrzygnięte sprawy: ${count}.` }),
  undone: "Cofnięto. Sprawa znów jest w kolejce.",
  cannotUndo: "Tego nie można już cofnąć. Podejmij nową decyzję.",
  undo: "Cofnij",
  accountDecided: "Rozstrzygnięto. Użytkownik dostanie powiadomienie.",
  paymentWaits: "Rozstrzygnięto. Operator płatności nie odpowiada; próbujemy co godzinę.",
  appealDecided: "Odwołanie rozpatrzone. Użytkownik dostanie powiadomienie.",
  another: "Musi o tym zdecydować inna osoba z moderacji.",
  operator: "O osobach z moderacji decyduje tylko operator.",
  deleted: "Usunięty element",
  visitor: "Gość",
  system: "System",
  resubmitted: "Zgłoszono ponownie",
  until: (time) => `do ${time}`,
  request: (signature, email) =>
    `Prośba o usunięcie, podpis: ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) => (hours < 1 ? "jeszcze niecała godzina" : `jeszcze ${hoursOf(hours)}`),
  hoursLate: (hours) => `${hoursOf(hours)} po terminie`,
  facts: {
    published: "Opublikowane postacie",
    removed: "Usunięte",
    upheld: "Zgłoszenia uznane",
    wrong: "Zgłoszenia oddalone",
    role: "Rola",
    moderator: "Moderacja",
  },
  reasonNames: {
    minors: "Nieletni",
    unmarked_adult: "Zła kategoria wiekowa",
    real_person: "Prawdziwa osoba",
    hate: "Nienawiść",
    violence: "Przemoc",
    self_harm: "Samookaleczenie",
    illegal: "Coś nielegalnego",
    copyright: "Skradziona praca",
    spam: "Spam",
    other: "Coś innego",
  },

  decisionNames: {
    dismiss: "Wszystko w porządku",
    uphold: "Zdjęto z publikacji",
    reject: "Zdjęto z publikacji",
    remove: "Usunięto",
    restore: "Przywrócono",
  },

  measureNames: {
    reject: "Zdjęto z publikacji",
    remove: "Usunięto",
    warn: "Ostrzeżenie",
    restrict: "Ograniczenie",
    suspend: "Zawieszenie",
    ban: "Blokada",
    lift: "Zniesiono ograniczenia",
  },

  kindNames: {
    character: "postać",
    image: "okładka",
    message: "wiadomość",
    profile: "profil",
  },
};
