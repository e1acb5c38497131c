import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("it");

/** Login, account and plans in Italian. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Account",
    avatar: "Foto profilo",
    avatarHint: "Un’immagine quadrata di massimo 3 MB.",
    name: "Nome utente",
    nameHint: "Lo vedono tutti. I personaggi ti chiamano così, a meno che tu non usi un alter ego.",
    bio: "Bio",
    bioHint: "Compare accanto ai personaggi che pubblichi.",
    settings: "Impostazioni",
    save: "Salva",
    back: "Indietro",
    saved: "Salvato.",
    failed: "Salvataggio non riuscito. Le tue modifiche sono ancora qui.",
  },
  adultPaneCopy: {
    show: "Mostra i personaggi per adulti",
    off: "Sono nascosti ovunque. Prima di mostrarli ti chiederemo l’età.",
    on: (since) => `In data ${since} hai dichiarato di avere almeno 18 anni.`,
    blur: "Sfoca le copertine",
    blurHint: "Seleziona una copertina per vederla.",
    visitor: "Accedi per cambiare questa scelta. Senza account i personaggi per adulti sono sempre nascosti.",
    login: "Accedi",
    declined: "Ci hai detto di avere meno di 18 anni. I personaggi per adulti restano nascosti.",
    again: "Rispondi di nuovo",
    needsVerification:
      "Dove ti trovi, prima un servizio indipendente deve verificare la tua età. Il servizio lo scegli tu, e a noi dice solo sì o no.",
    verify: "Verifica la mia età",
    unavailable:
      "Nel tuo paese i personaggi per adulti non si possono mostrare. Tutto il resto funziona come sempre.",
    failed: "Modifica non salvata. Riprova.",
  },
  appearancePaneCopy: {
    theme: "Colori",
    themes: { system: "Sistema", dark: "Scuro", light: "Chiaro" },
    density: "Copertine per riga",
    densities: { roomy: "Meno", standard: "Normale", compact: "Di più" },
  },
  dataPaneCopy: {
    export: {
      title: "Una copia dei tuoi dati",
      body: "Tutti i dati che conserviamo su di te, in file che altri programmi possono leggere.",
      start: "Esporta i miei dati",
      preparing: "Stiamo preparando l’esportazione. Puoi lasciare questa pagina.",
      ready: (size) => `L’esportazione è pronta: ${size}.`,
      download: "Scarica",
      failed: "Esportazione non riuscita. I tuoi dati sono al sicuro.",
      retry: "Riprova",
    },
    devices: {
      title: "Altri dispositivi",
      body: "Chiude la sessione su ogni dispositivo e in ogni browser, compreso questo.",
      signOut: "Esci ovunque",
      failed: "Non è stato possibile uscire. Riprova.",
      confirmTitle: "Vuoi uscire ovunque?",
      confirmBody: "Le bozze non inviate restano sui dispositivi su cui le hai scritte.",
      confirm: "Esci ovunque",
      cancel: "Annulla",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Eliminati",
    deletedItems: [
      "Il tuo profilo, la tua foto e i tuoi alter ego",
      "Tutte le tue chat e i ricordi dei personaggi",
      "Le tue bozze e i tuoi personaggi con cui nessun altro chatta",
      "I tuoi preferiti, i tuoi Mi piace e ciò che hai nascosto",
    ],
    kept: "Conservati",
    keptItems: [
      "I personaggi con cui altri chattano: solo in quelle chat e senza il tuo nome",
      "I dati dei pagamenti, finché la legge lo richiede",
    ],
    final: "L’operazione non si può annullare. Magari prima vuoi esportare i tuoi dati.",
    field: (text) => `Scrivi ${text} per confermare`,
    mismatch: (text) => `Non corrisponde. Scrivi ${text}`,
    delete: "Elimina il mio account",
    failed: "Il tuo account non è stato eliminato. Non è cambiato nulla.",
    subscribed: "Il tuo abbonamento continua finché non lo disdici. Prima disdicilo, poi torna qui.",
    manage: "Gestisci abbonamenti",
  },
  discreetPaneCopy: {
    label: "Modalità discreta",
    hint: "Per treni, uffici e schermi condivisi.",
    effects: [
      "La scheda del browser ha un nome e un’icona anonimi.",
      "Le ultime righe, i titoli e le anteprime delle tue chat restano nascosti finché non li indichi o li tieni premuti.",
      "Copertine e ritratti sono sfocati finché non li indichi.",
      "I nomi nelle tue chat si riducono all’iniziale.",
    ],
    preview: "Come appare la scheda",
    title: "Mimi",
    plainTitle: "Lettura",
  },
  hiddenPaneCopy: {
    loading: "Caricamento degli elementi nascosti",
    failed: "Non è stato possibile caricare ciò che hai nascosto.",
    retry: "Riprova",
    empty: "Non hai nascosto nulla",
    emptyText: "Qui compaiono i tag, i personaggi e i creator che nascondi.",
    tags: "Tag",
    characters: "Personaggi",
    creators: "Creator",
    handle: (creator) => `@${creator}`,
    unhide: "Mostra di nuovo",
    unhideLabel: (name) => `Mostra di nuovo: ${name}`,
  },
  readingPaneCopy: {
    typeface: "Carattere",
    typefaces: { serif: "Da libro", sans: "Semplice", legible: "Per dislessia" },
    size: "Dimensione",
    sizes: { small: "Piccola", medium: "Media", large: "Grande", largest: "Molto grande" },
    sizeSample: "A",
    lineLength: "Lunghezza delle righe",
    lineLengths: { short: "Corta", medium: "Media", long: "Lunga" },
    sample: "Anteprima del testo",
    sampleText:
      "*La lampada ronza. Lei rigira una volta la scatola di fiammiferi e la posa tra i due caffè.* “Hai un’aria prudente”, dice. “Chi è prudente conta le uscite. In questa stanza ce ne sono tre. Tu ne hai guardate solo due.”",
    contrast: "Qualunque sia la tua scelta, il contrasto non cambia.",
    breaks: "Promemoria di pausa ogni ora",
    breaksHint: "Una breve nota nella chat, ogni ora.",
  },
  settingsModalCopy: {
    title: "Impostazioni",
    back: "Tutte le impostazioni",
    sections: {
      appearance: { title: "Aspetto", description: "Colori e copertine" },
      reading: { title: "Lettura", description: "Carattere, dimensione, lunghezza delle righe" },
      hidden: { title: "Nascosti", description: "Tag, personaggi e creator" },
      adult: { title: "Contenuti per adulti", description: "Mostra, nascondi o sfoca" },
      discreet: { title: "Modalità discreta", description: "Per schermi condivisi" },
      notices: { title: "Decisioni", description: "Della moderazione, e i tuoi ricorsi" },
      data: { title: "I tuoi dati", description: "Esporta, esci ovunque" },
      deletion: { title: "Elimina account", description: "Cosa si elimina e cosa si conserva" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Accedi a Mimi",
    google: "Continua con Google",
    apple: "Continua con Apple",
    or: "OPPURE",
    email: "Email",
    password: "Password",
    submit: "Accedi / Registrati",
    forgot: "Ho dimenticato la password",
    terms: "Termini",
    privacy: "Privacy",
    checkEmail: "Controlla la tua email",
    registerSent: "Ti abbiamo inviato un’email con il link per accedere.",
    resetSent: "Ti abbiamo inviato un’email con il link per cambiare la password.",
    continue: "Continua",
    back: "Indietro",
  },
  planCardCopy: {
    upgrade: "Passa ora",
    subscribing: "Abbonamento attivo",
    current: "Il tuo piano",
    priceBefore: "Prima:",
  },
  planModalCopy: {
    title: (plan) => `Il tuo piano è ${plan}`,
    titleLoading: "Il tuo piano",
    titleExpired: (plan) => `Il tuo piano ${plan} è terminato`,
    remaining: (days) => plural(days, { one: `Manca ${days} giorno`, other: `Mancano ${days} giorni` }),
    free: "Puoi scegliere un altro piano quando vuoi.",
    expired:
      "Hai il piano gratuito finché non ne scegli un altro. Le tue chat e i tuoi personaggi sono tutti qui.",
    ends: (day) =>
      day === undefined ? "È stato disdetto e non si rinnova." : `Termina il giorno ${day} e non si rinnova.`,
    paused: (day) =>
      day === undefined
        ? "I pagamenti sono in pausa. Per ora non paghi nulla."
        : `I pagamenti sono in pausa fino al giorno ${day}.`,
    unpaid: (plan) =>
      `L’ultimo pagamento per ${plan} non è riuscito. Completalo per continuare a usare ${plan}.`,
    confirm: (day) =>
      day === undefined
        ? "Un pagamento attende la tua conferma."
        : `Un pagamento attende la tua conferma fino al giorno ${day}.`,
    trialOver: (plan) =>
      `La tua prova di ${plan} è finita. Aggiungi un metodo di pagamento per usare di nuovo ${plan}.`,
    manage: "Gestisci abbonamenti",
    pay: "Paga ora",
    confirmPayment: "Conferma pagamento",
    addPayment: "Aggiungi pagamento",
    loading: "Caricamento del piano",
    failedTitle: "Non è stato possibile caricare il tuo piano.",
    failed: "Il tuo piano non è cambiato. Controlla la connessione e riprova.",
    retry: "Riprova",
    cancel: "Annulla il piano",
    cancelTitle: (plan) => `Annullare ${plan}?`,
    cancelBody: (plan, day) =>
      `Tieni ${plan} ${day === undefined ? "per il tempo che hai pagato" : `fino al giorno ${day}`}. ` +
      "Poi passi al piano gratuito e non si paga più nulla. Le tue chat e i tuoi personaggi restano.",
    keep: "Tieni il piano",
  },
};
