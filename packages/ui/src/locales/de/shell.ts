import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("de");

const suggestionGroups = {
  recent: "Letzte Suchen",
  places: "Gehe zu",
  chats: "Deine Chats",
  tags: "Themen",
  characters: "Figuren",
  creators: "Autorinnen und Autoren",
  actions: "Aktionen",
};

/** The header, the menus, the banners and the static pages in German. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Dunkel anzeigen", toLight: "Hell anzeigen" },
  bottomNavCopy: {
    label: "Hauptmenü",
    home: "Start",
    search: "Suche",
    chats: "Chats",
    create: "Erstellen",
    you: "Du",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, { one: "Du bist seit einer Stunde hier.", other: `Du bist seit ${hours} Stunden hier.` }),
    saved: "Dein Chat ist gespeichert.",
    dismiss: "Schließen",
  },
  commandPaletteCopy: {
    label: "Ergebnisse",
    groups: suggestionGroups,
    searching: "Suche läuft",
    title: "Suche und Aktionen",
    field: "Seiten, Figuren und Chats suchen",
    count: (count) => plural(count, { one: `${count} Ergebnis`, other: `${count} Ergebnisse` }),
    none: "Nichts gefunden",
  },
  footerCopy: {
    terms: "Bedingungen",
    privacy: "Datenschutz",
    safety: "Sicherheit",
    contact: "Kontakt",
  },
  headerCopy: {
    create: "Erstellen",
    premium: "Mehr mit Premium",
    settings: "Einstellungen",
    login: "Anmelden",
    menu: "Menü",
  },
  languageSelectCopy: { label: "Sprache" },
  navDrawerCopy: {
    title: "Menü",
    create: "Erstellen",
    chats: "Deine Chats",
    characters: "Deine Figuren",
    account: "Konto",
    premium: "Mehr mit Premium",
    theme: "Hell oder dunkel",
    settings: "Einstellungen",
    login: "Anmelden",
    moderation: "Die Moderation",
    openCases: (count) => `${count > 99 ? "99+" : count} offen`,
    signOut: "Abmelden",
    close: "Schließen",
  },
  newVersionBannerCopy: {
    message: "Es gibt eine neue Version. Deine Entwürfe sind sicher.",
    reload: "Neu laden",
    later: "Später",
  },
  notFoundScreenCopy: {
    code: "404 Nicht gefunden",
    title: "Diese Seite ist weg.",
    body: "Die gesuchte Seite gibt es nicht mehr, oder es gab sie nie.",
    home: "Zur Startseite",
  },
  noticeBannerCopy: {
    message: "Die Moderation hat etwas über dein Konto oder deine Inhalte entschieden.",
    read: "Lesen",
  },
  offlineBannerCopy: {
    offline: "Du bist offline. Nachrichten werden gesendet, sobald du wieder online bist.",
    waiting: (count) =>
      plural(count, { one: `${count} Nachricht wartet.`, other: `${count} Nachrichten warten.` }),
    restored: "Du bist wieder online.",
    retry: "Jetzt versuchen",
  },
  searchBoxCopy: { search: "Figuren suchen", submitSearch: "Suchen", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Vorschläge",
    groups: suggestionGroups,
    searching: "Suche läuft",
    count: (count) => plural(count, { one: `${count} Vorschlag`, other: `${count} Vorschläge` }),
    none: "Keine Vorschläge. Die Eingabetaste startet die Suche.",
  },
  shortcutSheetCopy: { title: "Tastenkürzel", or: "oder", then: "und" },
  signOutDialogCopy: {
    title: "Vom Konto abmelden",
    description: "Entwürfe auf diesem Gerät werden gelöscht. Deine Chats bleiben in deinem Konto.",
    cancel: "Abbrechen",
    confirm: "Abmelden",
  },
  staticScreenCopy: { contents: "Auf dieser Seite", updated: "In Kraft seit" },
  userMenuCopy: {
    chats: "Deine Chats",
    characters: "Deine Figuren",
    account: "Konto",
    settings: "Einstellungen",
    moderation: "Die Moderation",
    openCases: (count) => `${count > 99 ? "99+" : count} offen`,
    signOut: "Abmelden",
    menu: "Kontomenü",
  },
};
