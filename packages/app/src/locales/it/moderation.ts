import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("it");

/** Texts of the moderation page in Italian. */
export const moderationTexts: typeof English = {
  title: "Moderazione",
  decided: (count) => plural(count, { one: "Deciso.", other: `${count} casi decisi.` }),
  undone: "Decisione annullata. Il caso è di nuovo in coda.",
  cannotUndo: "Non si può più annullare. Prendi una nuova decisione.",
  undo: "Annulla",
  accountDecided: "Deciso. L’account riceve un avviso.",
  paymentWaits: "Deciso. Non è stato possibile contattare il servizio di pagamento; riproviamo ogni ora.",
  appealDecided: "Il ricorso è deciso. L’account riceve un avviso.",
  another: "Deve decidere un’altra persona della moderazione.",
  operator: "Solo il gestore può decidere sugli account della moderazione.",
  deleted: "Elemento eliminato",
  visitor: "Senza account",
  system: "Sistema",
  resubmitted: "Inviato di nuovo",
  until: (time) => `fino al giorno ${time}`,
  request: (signature, email) =>
    `Richiesta di rimozione, firmata da ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "manca meno di 1 ora"
      : plural(hours, { one: `manca ${hours} ora`, other: `mancano ${hours} ore` }),
  hoursLate: (hours) => plural(hours, { one: `${hours} ora di ritardo`, other: `${hours} ore di ritardo` }),
  facts: {
    published: "Personaggi pubblicati",
    removed: "Rimossi",
    upheld: "Segnalazioni accolte",
    wrong: "Segnalazioni respinte",
    role: "Ruolo",
    moderator: "Moderazione",
  },
  reasonNames: {
    minors: "Minori",
    unmarked_adult: "Classificazione errata",
    real_person: "Persona reale",
    hate: "Odio",
    violence: "Violenza",
    self_harm: "Autolesionismo",
    illegal: "Illegale",
    copyright: "Opera rubata",
    spam: "Spam",
    other: "Altro",
  },

  decisionNames: {
    dismiss: "Tutto a posto",
    uphold: "Ritirato",
    reject: "Ritirato",
    remove: "Rimosso",
    restore: "Ripristinato",
  },

  measureNames: {
    reject: "Ritiro",
    remove: "Rimozione",
    warn: "Avvertimento",
    restrict: "Limitazione",
    suspend: "Sospensione",
    ban: "Blocco",
    lift: "Revoca",
  },

  kindNames: {
    character: "personaggio",
    image: "copertina",
    message: "messaggio",
    profile: "profilo",
  },
};
