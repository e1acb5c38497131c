import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Con ${character}, data di esportazione: ${time}.`,
  removedCharacter: "Personaggio rimosso",
  reader: "Tu",
};

const items = {
  character: "il tuo personaggio",
  image: "la tua copertina",
  message: "il tuo messaggio",
  profile: "il tuo profilo",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: una decisione della moderazione",
  account: {
    warn: "Questo è un avvertimento della moderazione.",
    restrict:
      "Non puoi pubblicare, caricare file o cambiare il tuo nome e la tua bio. Puoi ancora chattare e scrivere bozze.",
    suspend: "Il tuo account è sospeso. Fino ad allora non puoi accedere.",
    ban: "Il tuo account è bloccato. Non puoi più accedere.",
    lift: "Le limitazioni del tuo account sono finite.",
  },
  removed: (kind, title) =>
    `Abbiamo rimosso ${named(kind, title)}. Questo contenuto non si può più pubblicare.`,
  takenDown: (kind, title) =>
    `Abbiamo ritirato ${named(kind, title)}. Puoi modificare questo contenuto e inviarlo di nuovo.`,
  rule: (rule) => `Regola: ${rule}`,
  reason: (reason) => `Motivo: ${reason}`,
  until: (time) => `Scadenza: ${time}`,
  answer: (answer) => `Risposta: ${answer}`,
  rules: {
    minors: "I contenuti per adulti che coinvolgono chi ha meno di 18 anni qui non sono mai consentiti.",
    banned: "Contiene parole che qui non sono consentite.",
    adult_attestation: "Devi confermare che un personaggio per adulti è adulto e ne ha l’aspetto.",
    adult_age:
      "Un personaggio per adulti deve avere un’età di almeno 18 anni prima di poter essere pubblicato.",
    image_attestation:
      "Devi confermare che la copertina di un personaggio per adulti mostra una persona adulta.",
    not_screened:
      "Il testo per adulti viene controllato prima di essere salvato o inviato, e il controllo non è riuscito. Riprova.",
    unmarked_adult: "I contenuti per adulti devono essere indicati come tali.",
    real_person: "Non si possono mostrare o imitare persone reali senza il loro consenso.",
    hate: "Qui gli attacchi a gruppi di persone non sono consentiti.",
    violence: "Qui le minacce e l’incitamento alla violenza non sono consentiti.",
    self_harm: "Qui ciò che incoraggia l’autolesionismo o i disturbi alimentari non è consentito.",
    illegal: "Qui ciò che è illegale non è consentito.",
    copyright: "Qui non si può mostrare ciò che hanno creato altri senza il loro consenso.",
    spam: "Qui la pubblicità e le ripetizioni continue non sono consentite.",
    moderation: "La moderazione ha deciso che questo contenuto non si può mostrare.",
  },
  payment: {
    refund: "Il tuo piano è disdetto e il tuo ultimo pagamento viene rimborsato.",
    cancel: "Il tuo piano è disdetto. Non ti verrà addebitato altro.",
  },
  appeal: {
    confirmed: "Abbiamo esaminato il tuo ricorso. La decisione resta.",
    reversed: "Il tuo ricorso è stato accolto. La decisione è revocata.",
  },
  outcome: {
    subject: "Mimi: la tua richiesta di rimuovere un’immagine",
    asked: "Ci hai chiesto di rimuovere un’immagine intima di una persona che non ha dato il suo consenso.",
    taken_down:
      "La moderazione ha deciso: l’immagine è stata rimossa e non se ne possono caricare copie identiche.",
    stays:
      "La moderazione ha deciso: l’immagine resta, perché non sembra un’immagine intima di una persona reale.",
    disagree: (address) => `Se è un errore, scrivici: ${address}`,
    number: (receipt, address) => `Numero della tua richiesta: ${receipt}\n${address}`,
    forgotten: "Abbiamo eliminato questo indirizzo email dalla tua richiesta.",
  },
  appealAtLogin: (address) => `Puoi fare ricorso una volta: accedi da ${address} e scegli “Fai ricorso”.`,
  appealInSettings: (address) => `Puoi fare ricorso una volta: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  return title === "" ? items[kind] : `${items[kind]} “${title}”`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Utente ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Questa pagina è per adulti.",
  needsJavaScript: "Mimi ha bisogno di JavaScript.",
  backToHome: "Torna alla home",
  unreadable: {
    tooLong: {
      title: "Questo indirizzo è troppo lungo",
      text: "Mimi non può leggere un indirizzo o una ricerca di questa lunghezza. Riduci il testo e riprova.",
    },
    tooSlow: {
      title: "Ci è voluto troppo tempo",
      text: "La richiesta non è arrivata in tempo. Ricarica la pagina per riprovare.",
    },
    other: { title: "Questa richiesta non si può leggere", text: "Torna indietro e riprova." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Simulatore di pagamento",
  heading: "Simulatore di pagamento, senza denaro vero",
  buying: (plan) => `Stai per fare finta di acquistare un mese: ${plan}.`,
  pay: "Paga (per finta)",
  cancel: "Annulla",
  current: (plan) => `Il piano attuale: ${plan}.`,
  none: "Non c’è nessun abbonamento.",
  changeTo: (plan) => `Passa a ${plan}`,
  end: "Termina subito l’abbonamento",
  back: "Indietro",
};

/** The Italian texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Sono un’IA, non una persona. Tutto quello che dice ${name} lo scrive un programma.`,
  },
};
