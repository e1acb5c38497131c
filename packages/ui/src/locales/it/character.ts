import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("it");

const chats = (shown: string) => `${shown} chat`;

/** The lists and pages of characters in Italian. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Personaggio per adulti",
    adultReason: "Sfocato dalle tue impostazioni",
    show: "Mostra",
    showLabel: "Mostra il personaggio per adulti",
    favourite: (name) => `Preferito: ${name}`,
    chats,
    likes: (shown) => `${shown} Mi piace`,
    marks: {
      draft: "Bozza",
      private: "Solo tu",
      unlisted: "Non in elenco",
      public: "Pubblico",
      pending: "In revisione",
      rejected: "Respinto",
      removed: "Rimosso",
    },
  },
  characterGridCopy: {
    loading: "Caricamento dei personaggi",
    next: {
      more: "Carica altri",
      failed: "Non è stato possibile caricare il resto.",
      retry: "Riprova",
      end: "Non ci sono altri personaggi",
    },
    retry: "Riprova",
    failed: {
      server: {
        title: "Non è stato possibile caricare i personaggi",
        text: "C’è stato un problema da parte nostra. I tuoi dati sono al sicuro.",
      },
      offline: {
        title: "Sei offline",
        text: "I personaggi si caricheranno quando torna la connessione.",
      },
    },
    empty: {
      nothing: { title: "Ancora nessun personaggio", text: "Crea il primo." },
      favourites: {
        title: "Ancora nessun preferito",
        text: "Premi il cuore su una copertina per aggiungere un personaggio.",
      },
      tag: { title: "Nessun personaggio con questo tag", text: "Prova un altro tag." },
      adult: {
        title: "I personaggi per adulti sono nascosti",
        text: "Qui tutti i personaggi sono per adulti.",
      },
      filters: {
        title: "Nascosti dai tuoi filtri",
        text: "Tutti i personaggi qui corrispondono a qualcosa che nascondi.",
      },
    },
  },
  characterRailCopy: {
    loading: "Caricamento dei personaggi",
    failed: "Non è stato possibile caricare questi personaggi.",
    retry: "Riprova",
  },
  continueRailCopy: {
    title: "Continua",
    welcome: "Ti diamo il benvenuto. Scegli qualcuno e saluta.",
    start: "Inizia a chattare",
    startWith: (name) => `Inizia a chattare con ${name}`,
    all: "Tutte le chat",
    continue: "Continua",
    continueWith: (name) => `Continua con ${name}`,
    messages: (count, shown) => plural(count, { one: `${shown} messaggio`, other: `${shown} messaggi` }),
    find: "Trova un personaggio",
    findText: "Scegli una copertina e saluta",
    create: "Crea",
    createText: "Crea il tuo personaggio",
    loading: "Caricamento delle tue chat",
    failed: "Non è stato possibile caricare le tue chat. Sono al sicuro.",
    retry: "Riprova",
  },
  detailScreenCopy: {
    back: "Indietro",
    home: "Torna alla home",
    continue: "Continua",
    start: "Inizia a chattare",
    newChat: "Nuova chat",
    chats,
    chatsWord: () => "chat",
    by: (creator) => `di @${creator}`,
    about: "Informazioni",
    tags: "Tag",
    similar: "Personaggi simili",
    share: "Condividi",
    exportCard: "Scarica scheda",
    duplicate: "Duplica",
    edit: "Modifica",
    more: "Altro",
    report: "Segnala questo personaggio",
    reportImage: "Segnala questa copertina",
    reportProfile: (creator) => `Segnala @${creator}`,
    hidden: "Hai nascosto questo personaggio, chi lo ha creato o uno dei suoi tag.",
    hiddenBy: {
      tag: (name) => `Nascosto dal tuo tag ${name}`,
      creator: (name) => `Nascosto perché di @${name}`,
      character: () => "Nascosto da te",
    },
    showAgain: "Mostra di nuovo",
    showAgainLabel: {
      tag: (name) => `Mostra di nuovo: il tag ${name}`,
      creator: (name) => `Mostra di nuovo: @${name}`,
      character: (name) => `Mostra di nuovo: ${name}`,
    },
    hiddenOpen: "Cambia",
    sharing: {
      title: "Condividi questo indirizzo",
      text: "Il browser non lo ha copiato. Selezionalo e copialo.",
      field: "Indirizzo",
    },
    visibility: { private: "Solo tu", unlisted: "Non in elenco" },
    visibilityText: {
      private: "Nessun altro può aprire questa pagina.",
      unlisted: "Chi ha il link può aprire questa pagina.",
    },
    facts: "Dettagli",
    creator: "Creato da",
    origin: "Importato",
    handle: (creator) => `@${creator}`,
    madeBy: (maker, importer) => `Creato da ${maker}, importato da @${importer}`,
    rated: "Classificazione per età",
    language: "Lingua",
    warnings: "Avvisi sui contenuti",
    rating: { everyone: "Adatto a tutti", adult: "Solo per adulti" },
    length: "Lunghezza",
    size: (length, words) =>
      `${{ short: "Breve", medium: "Media", long: "Lunga" }[length]} (circa ${words} parole)`,
    sizeDetails: (total, permanent) =>
      `${total} token, l’unità con cui contano le IA. L’IA ne legge ${permanent} prima di ogni risposta e il resto finché c’è spazio.`,
    updated: "Aggiornato",
    loading: "Caricamento del personaggio",
    missing: {
      title: "Personaggio non trovato",
      text: "È stato rimosso o l’indirizzo è sbagliato.",
    },
    failed: {
      server: {
        title: "Non è stato possibile caricare il personaggio",
        text: "C’è stato un problema da parte nostra. Le tue chat sono al sicuro.",
      },
      offline: {
        title: "Sei offline",
        text: "Il personaggio si caricherà quando torna la connessione.",
      },
    },
    retry: "Riprova",
    adult: "Personaggio per adulti",
    adultText: "Le tue impostazioni nascondono i personaggi per adulti.",
    adultShow: "Impostazioni dei contenuti per adulti",
  },
  filterDialogCopy: {
    title: "Filtri",
    adult: "Mostra i personaggi per adulti",
    density: "Copertine per riga",
    densities: { roomy: "Meno", standard: "Normale", compact: "Di più" },
    done: "Fatto",
  },
  greetingReaderCopy: {
    title: "Primo messaggio",
    previous: "Primo messaggio precedente",
    next: "Primo messaggio successivo",
    position: (position, count) => `${position} di ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => (shown === "1" ? "1 nascosto" : `${shown} nascosti`),
    byFilters: "dai tuoi filtri",
    adultHidden: (count, shown) =>
      plural(count, {
        one: `${shown} personaggio per adulti nascosto`,
        other: `${shown} personaggi per adulti nascosti`,
      }),
    both: (adult, others) => `(${adult} per adulti, ${others} dai tuoi filtri)`,
    reveal: (hidden) => `${hidden}. Mostra`,
  },
  homeScreenCopy: {
    title: "Personaggi",
    continueTitle: "Continua",
    create: "Crea un personaggio",
    forYou: "Vedi tutti i personaggi",
    reveal: "Mostra",
  },
  ownCharactersScreenCopy: {
    title: "I tuoi personaggi",
    create: "Crea",
    filters: "Filtra per stato",
    states: {
      all: "Tutti",
      draft: "Bozze",
      private: "Solo tu",
      unlisted: "Non in elenco",
      public: "Pubblici",
      pending: "In revisione",
      rejected: "Respinti",
      removed: "Rimossi",
      deleted: "Cestino",
    },
    sortLabel: "Ordina",
    sorts: { updated: "Modificati di recente", name: "Nome", chats: "Più chat" },
    bin: "I personaggi restano nel cestino per 30 giorni. Poi vengono eliminati per sempre.",
    shown: (count, hasMore, shown) =>
      hasMore
        ? `I primi ${shown} personaggi`
        : plural(count, { one: `${shown} personaggio`, other: `${shown} personaggi` }),
    edited: (when) => `Modificato: ${when}`,
    daysLeft: (days) => plural(days, { one: `Manca ${days} giorno`, other: `Mancano ${days} giorni` }),
    menu: (name) => `Azioni: ${name}`,
    menuAdult: "Azioni per questo personaggio per adulti",
    edit: "Modifica",
    chat: "Chatta",
    duplicate: "Duplica",
    download: "Scarica scheda",
    remove: "Elimina",
    restore: "Ripristina",
    restoreLabel: (name) => `Ripristina ${name}`,
    restoreAdult: "Ripristina questo personaggio per adulti",
    end: "Non ci sono altri personaggi",
    empty: {
      title: "Non hai ancora creato personaggi",
      text: "Qui compaiono le tue bozze e i personaggi che pubblichi.",
      create: "Crea un personaggio",
    },
    allDeleted: {
      title: "Non hai personaggi",
      text: "I personaggi che hai eliminato restano nel cestino per 30 giorni.",
    },
    emptyState: {
      title: "Qui non ci sono personaggi",
      text: "Nessuno dei tuoi personaggi è in questo gruppo.",
      all: "Mostra tutti",
    },
    emptyBin: {
      title: "Il cestino è vuoto",
      text: "I personaggi che elimini restano qui per 30 giorni.",
    },
    signedOut: {
      title: "Accedi per vedere i tuoi personaggi",
      text: "Qui compaiono le tue bozze e i personaggi che pubblichi.",
      login: "Accedi",
    },
    grid: {
      loading: "Caricamento dei tuoi personaggi",
      next: { end: "Questi sono tutti i tuoi personaggi." },
      failed: {
        server: {
          title: "Non è stato possibile caricare i tuoi personaggi",
          text: "C’è stato un problema da parte nostra. I tuoi personaggi sono al sicuro.",
        },
        offline: {
          title: "Sei offline",
          text: "I tuoi personaggi si caricheranno quando torna la connessione.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Reazioni",
    like: "Mi piace",
    dislike: "Non mi piace",
    favourite: "Preferito",
    counts: {
      like: (shown) => `${shown} Mi piace`,
      dislike: (shown) => `${shown} Non mi piace`,
      favourite: (shown, count) => plural(count, { one: `${shown} preferito`, other: `${shown} preferiti` }),
    },
  },
  feedTabsCopy: {
    label: "Quali personaggi",
    feeds: { forYou: "Per te", new: "Nuovi", favourites: "Preferiti" },
    yours: "I tuoi",
    tags: "Tag",
    all: "Tutti",
    filters: "Filtri",
  },
};
