import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("it");

const suggestionGroups = {
  recent: "Ricerche recenti",
  places: "Vai a",
  chats: "Le tue chat",
  tags: "Tag",
  characters: "Personaggi",
  creators: "Creator",
  actions: "Azioni",
};

/** The header, the menus, the banners and the static pages in Italian. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Passa al tema scuro", toLight: "Passa al tema chiaro" },
  bottomNavCopy: {
    label: "Menu principale",
    home: "Home",
    search: "Cerca",
    chats: "Chat",
    create: "Crea",
    you: "Tu",
  },
  breakReminderCopy: {
    message: (hours) => plural(hours, { one: "Sei qui da un’ora.", other: `Sei qui da ${hours} ore.` }),
    saved: "La tua chat è salvata.",
    dismiss: "Chiudi",
  },
  commandPaletteCopy: {
    label: "Risultati",
    groups: suggestionGroups,
    searching: "Ricerca in corso",
    title: "Ricerca e azioni",
    field: "Cerca pagine, personaggi e chat",
    count: (count) => plural(count, { one: `${count} risultato`, other: `${count} risultati` }),
    none: "Nessun risultato",
  },
  footerCopy: {
    terms: "Termini",
    privacy: "Privacy",
    safety: "Sicurezza",
    contact: "Contatti",
  },
  headerCopy: {
    create: "Crea",
    premium: "Premium",
    settings: "Impostazioni",
    login: "Accedi",
    menu: "Menu",
  },
  languageSelectCopy: { label: "Lingua" },
  navDrawerCopy: {
    title: "Menu",
    create: "Crea",
    chats: "Le tue chat",
    characters: "I tuoi personaggi",
    account: "Account",
    premium: "Premium",
    theme: "Cambia tema",
    settings: "Impostazioni",
    login: "Accedi",
    signOut: "Esci",
    close: "Chiudi",
    moderation: "Moderazione",
    openCases: (count) => `aperti: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "È disponibile una nuova versione. Le tue bozze sono al sicuro.",
    reload: "Ricarica",
    later: "Più tardi",
  },
  notFoundScreenCopy: {
    code: "404 Non trovata",
    title: "Questa pagina non c’è più.",
    body: "La pagina che cerchi non esiste o non è mai esistita.",
    home: "Torna alla home",
  },
  noticeBannerCopy: {
    message: "La moderazione ha preso una decisione sul tuo account o sui tuoi contenuti.",
    read: "Leggi",
  },
  offlineBannerCopy: {
    offline: "Sei offline. I messaggi partiranno quando torna la connessione.",
    waiting: (count) =>
      plural(count, { one: `${count} messaggio in attesa.`, other: `${count} messaggi in attesa.` }),
    restored: "Sei di nuovo online.",
    retry: "Riprova ora",
  },
  searchBoxCopy: { search: "Cerca personaggi", submitSearch: "Cerca", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Suggerimenti",
    groups: suggestionGroups,
    searching: "Ricerca in corso",
    count: (count) => plural(count, { one: `${count} suggerimento`, other: `${count} suggerimenti` }),
    none: "Nessun suggerimento. Premi Invio per cercare.",
  },
  shortcutSheetCopy: { title: "Scorciatoie da tastiera", or: "o", then: "e" },
  signOutDialogCopy: {
    title: "Esci dal tuo account",
    description: "Le bozze su questo dispositivo saranno rimosse. Le tue chat restano nel tuo account.",
    cancel: "Annulla",
    confirm: "Conferma",
  },
  staticScreenCopy: { contents: "In questa pagina", updated: "In vigore dal giorno" },
  userMenuCopy: {
    chats: "Le tue chat",
    characters: "I tuoi personaggi",
    account: "Account",
    settings: "Impostazioni",
    signOut: "Esci",
    menu: "menu dell’account",
    moderation: "Moderazione",
    openCases: (count) => `aperti: ${count > 99 ? "99+" : count}`,
  },
};
