import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("it", { type: "disjunction" });

const rule = "La regola:";

const kinds = {
  character: "il tuo personaggio",
  image: "la tua copertina",
  message: "il tuo messaggio",
  profile: "il tuo profilo",
} as const;

type Item = { readonly kind: keyof typeof kinds; readonly name?: string | undefined };

const itemOf = ({ kind, name }: Item) => {
  if (name === undefined) return kinds[kind];
  return kind === "image" ? `la copertina di ${name}` : `il tuo personaggio ${name}`;
};

/** Age, reports, notices and hiding in Italian. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "Hai almeno 18 anni?",
      body: "Alcuni personaggi sono scritti per adulti. Restano nascosti finché non confermi di avere almeno 18 anni.",
      note: "Conserviamo solo la data della tua risposta.",
      accept: "Ho almeno 18 anni",
      decline: "Ho meno di 18 anni",
    },
    declined: {
      title: "I personaggi per adulti restano nascosti.",
      body: "Puoi usare tutto il resto. Se è stato un errore, rispondi di nuovo nelle impostazioni.",
      done: "Continua",
    },
    service: {
      title: "Hai almeno 18 anni?",
      body: "Questo servizio è solo per adulti.",
      note: "Conserviamo solo la tua risposta e la sua data.",
      declinedTitle: "Solo per adulti",
      declinedBody:
        "Hai detto di avere meno di 18 anni, quindi questo servizio non fa per te. I personaggi IA possono non essere adatti ai più giovani.",
      safety: "Sicurezza e aiuto",
      again: "Rispondi di nuovo",
    },
    needsVerification: {
      title: "Serve una verifica dell’età",
      body: "Dove ti trovi, un servizio indipendente deve verificare la tua età prima di mostrare personaggi per adulti.",
      choice: "Chi può verificarla?",
      choiceMissing: "Scegli un servizio",
      ways: {
        card: "una carta di pagamento",
        bank: "il tuo conto bancario",
        phone: "il tuo numero di telefono",
        email: "il tuo indirizzo e-mail",
        wallet: "un’identità digitale",
        document: "un documento d’identità",
        face: "una foto del tuo viso",
      },
      asksFor: (ways) => `Chiede ${oneOf(ways)}.`,
      note: "Il servizio ci dice solo sì o no e non sa chi sei qui. Poi torni a questa pagina.",
      verify: "Verifica la mia età",
      decline: "Lascia nascosti",
    },
    verified: {
      title: "Personaggi per adulti attivati.",
      body: "Grazie, la tua età è confermata. Le copertine restano sfocate finché non decidi diversamente.",
      done: "Continua",
    },
    unavailable: {
      title: "Non disponibile dove ti trovi",
      body: "Nel tuo paese i personaggi per adulti non si possono mostrare. Tutto il resto funziona come sempre.",
      done: "Continua",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "Personaggio per adulti",
      body: "Nascosto finché i contenuti per adulti sono disattivati.",
      show: "Mostra",
    },
    warnings: {
      title: "Prima di leggere",
      body: "Chi ha creato il personaggio ha aggiunto questi avvisi:",
      show: "Continua",
    },
    pending: { title: "In revisione", body: "Fino alla fine della revisione lo vedi solo tu." },
    rejected: {
      title: "Così com’è non si può pubblicare.",
      body: "Puoi modificarlo e inviarlo di nuovo. Fino ad allora lo vedi solo tu.",
      rule,
      appeal: "Chiedi un’altra revisione",
    },
    blocked: {
      title: "Non è stato inviato.",
      body: "Il tuo testo è ancora nel campo. Il messaggio non conta nel tuo limite.",
      rule,
      appeal: "Chiedi un’altra revisione",
    },
    removed: {
      title: "È stato rimosso.",
      body: "Violava una delle nostre regole.",
      rule,
    },
  },
  hideMenuCopy: {
    label: "Nascondi",
    character: "Nascondi questo personaggio",
    creator: (name) => `Nascondi tutto di @${name}`,
    tags: "Nascondi per tag",
    tag: (name) => `Nascondi tutto con il tag ${name}`,
    hidden: {
      character: (name) => `Hai nascosto ${name}.`,
      creator: (name) => `Hai nascosto tutto di @${name}.`,
      tag: (name) => `Hai nascosto tutto con il tag ${name}.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `Abbiamo ritirato ${itemOf(item)}`,
      remove: (item) => `Abbiamo rimosso ${itemOf(item)}`,
      warn: "Un avvertimento della moderazione",
      restrict: "Non puoi pubblicare né caricare file",
      suspend: "Il tuo account è sospeso",
      ban: "Il tuo account è bloccato",
      lift: "Il tuo account non ha più limitazioni",
    },
    effect: {
      reject: "Nessun altro può vederlo. Puoi modificarlo e inviarlo di nuovo.",
      remove: "Nessuno può vederlo e non si può più pubblicare.",
      warn: "Non cambia nient’altro.",
      restrict: "Il tuo nome e la tua bio restano come sono. Puoi ancora chattare e scrivere bozze.",
      suspend: "Fino ad allora non puoi accedere.",
      ban: "Non puoi più accedere.",
      lift: "Tutte le limitazioni precedenti sono finite.",
    },
    edit: (name) => `Modifica ${name}`,
    rule: "Regola",
    reason: "Motivo",
    until: "Scadenza",
    noEnd: "Finché la moderazione non la revoca",
    payment: "Il tuo piano",
    payments: {
      refund: "Disdetto. Il tuo ultimo pagamento viene rimborsato.",
      cancel: "Disdetto. Non ti verrà addebitato altro.",
    },
    inactiveReason: { lifted: "Revocata", replaced: "Sostituita", ended: "Terminata" },
    appeal: {
      offer: "Pensi che sia un errore? Puoi fare ricorso una volta. La moderazione rilegge tutto.",
      open: "Fai ricorso",
      label: "Perché la decisione è sbagliata?",
      required: "Scrivi il perché",
      send: "Invia ricorso",
      cancel: "Annulla",
      failed: "Invio non riuscito. Il tuo testo è ancora qui.",
      waiting: "Abbiamo ricevuto il tuo ricorso. La moderazione lo leggerà.",
      yours: "Il tuo ricorso",
      confirmed: "Abbiamo esaminato il tuo ricorso. La decisione resta.",
      reversed: "Il tuo ricorso è stato accolto. La decisione è revocata.",
      answer: "Risposta",
    },
  },
  noticesPaneCopy: {
    loading: "Caricamento delle decisioni",
    failed: "Non è stato possibile caricare le decisioni",
    retry: "Riprova",
    empty: "Qui non c’è nulla",
    emptyText: "Qui compaiono le decisioni della moderazione sul tuo account o sui tuoi contenuti.",
    more: "Mostra precedenti",
  },
  reportDialogCopy: {
    title: {
      character: "Segnala questo personaggio",
      message: "Segnala questo messaggio",
      image: "Segnala questa immagine",
      profile: "Segnala questo profilo",
    },
    about: (name) => `Su ${name}. Solo la moderazione legge ciò che scrivi qui.`,
    aboutUnnamed: "Solo la moderazione legge ciò che scrivi qui.",
    reasonLabel: "Cosa non va?",
    reasons: {
      minors: { label: "Riguarda un minore", hint: "La moderazione viene avvisata subito." },
      unmarked_adult: {
        label: "Classificazione errata",
        hint: "Contenuti per adulti non segnalati come tali.",
      },
      real_person: {
        label: "Una persona reale",
        hint: "Mostra o imita una persona reale senza consenso.",
      },
      hate: { label: "Odio", hint: "Attacca un gruppo di persone." },
      violence: { label: "Violenza", hint: "Minaccia delle persone o incita alla violenza." },
      self_harm: { label: "Autolesionismo", hint: "Incoraggia l’autolesionismo." },
      illegal: { label: "Qualcosa di illegale", hint: "Offre o chiede qualcosa contro la legge." },
      copyright: { label: "Opera rubata", hint: "L’ha creata qualcun altro." },
      spam: { label: "Spam", hint: "Pubblicità, o sempre la stessa cosa." },
      other: { label: "Altro", hint: "Spiegacelo qui sotto." },
    },
    takeDown: "È un’immagine intima tua o di una persona che rappresenti?",
    takeDownLink: "Chiedi di rimuoverla entro 48 ore",
    reasonMissing: "Scegli un motivo",
    text: "Cosa dovrebbe sapere la moderazione?",
    textHint: "Facoltativo.",
    send: "Invia segnalazione",
    cancel: "Annulla",
    failed: "Invio non riuscito. Il tuo testo è ancora qui.",
    sent: {
      title: "Segnalazione ricevuta",
      body: "La moderazione legge ogni segnalazione. Con questo numero puoi vedere l’esito.",
      urgent: "La moderazione è stata avvisata e leggerà questa segnalazione per prima.",
      receipt: "Numero",
      look: "Vedi lo stato",
      done: "Fatto",
    },
  },
  takeDownScreenCopy: {
    title: "Rimuovere un’immagine intima",
    lead: "Un’immagine qui mostra in modo intimo te, o una persona che rappresenti, senza consenso? Chiedici di rimuoverla. Non serve un account. Decidiamo entro 48 ore e rimuoviamo anche le copie identiche.",
    place: "Dov’è l’immagine?",
    placeHint: "L’indirizzo della pagina del personaggio o dell’immagine.",
    placeMissing: "Indica dov’è l’immagine",
    placeUnknown:
      "A questo indirizzo non c’è nessuna immagine. Copialo dalla barra degli indirizzi, o copia l’indirizzo dell’immagine.",
    text: "Qual è l’immagine?",
    textHint: "Facoltativo: cosa mostra e chi c’è.",
    goodFaith:
      "Dichiaro in buona fede che questa immagine è stata pubblicata senza il consenso della persona ritratta.",
    goodFaithMissing: "Conferma la dichiarazione",
    signature: "Firma",
    signatureHint: "Il tuo nome completo: della persona ritratta o di chi la rappresenta.",
    signatureMissing: "Firma con il tuo nome completo",
    email: "Indirizzo email",
    emailHint: "Lo vede solo la moderazione. Inviamo lì la decisione, poi lo eliminiamo.",
    emailMissing: "Inserisci il tuo indirizzo email",
    emailInvalid: "Inserisci un solo indirizzo email",
    send: "Invia richiesta",
    failed: "Invio non riuscito. Il tuo testo è ancora qui.",
    sent: {
      title: "Abbiamo ricevuto la tua richiesta",
      body: (due) => `La moderazione decide entro: ${due}. Riceverai un’email con la decisione.`,
      receipt: "Numero",
      look: "Vedi lo stato",
    },
  },
  reportStateScreenCopy: {
    title: "Stato della tua segnalazione",
    lead: "Inserisci il numero che hai ricevuto quando hai segnalato qualcosa.",
    receipt: "Numero della segnalazione",
    missing: "Inserisci il numero",
    look: "Controlla",
    failed: "Caricamento non riuscito. Riprova.",
    unknown: "Non c’è nessuna segnalazione con questo numero. Quelle decise si conservano per un anno.",
    states: {
      waiting: "La moderazione non ha ancora deciso.",
      taken_down: "La moderazione ha deciso: ciò che hai segnalato è stato ritirato.",
      stays: "La moderazione ha deciso: ciò che hai segnalato non viola nessuna regola e resta.",
    },
    createdAt: (time) => `Ricevuta: ${time}`,
    due: (time) => `Decisione entro: ${time}`,
    decidedAt: (time) => `Decisa: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "Non puoi accedere",
    description: "La moderazione ha bloccato questo account. Non è stato eliminato nulla.",
    close: "Chiudi",
  },
};
