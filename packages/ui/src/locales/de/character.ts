import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("de");

const chats = (shown: string, count: number) =>
  plural(count, { one: `${shown} Chat`, other: `${shown} Chats` });

const likes = (shown: string, count: number) =>
  plural(count, { one: `${shown} Person mag das`, other: `${shown} Personen mögen das` });

/** The lists and pages of characters in German. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Figur für Erwachsene",
    adultReason: "Durch deine Einstellungen unscharf",
    show: "Zeigen",
    showLabel: "Figur für Erwachsene zeigen",
    favourite: (name) => `${name} merken`,
    chats,
    likes,
    marks: {
      draft: "Entwurf",
      private: "Privat",
      unlisted: "Nicht gelistet",
      public: "Öffentlich",
      pending: "Wird geprüft",
      rejected: "Abgelehnt",
      removed: "Entfernt",
    },
  },
  characterGridCopy: {
    loading: "Figuren werden geladen",
    next: {
      more: "Mehr laden",
      failed: "Weitere konnten nicht geladen werden.",
      retry: "Noch einmal versuchen",
      end: "Keine weiteren Figuren",
    },
    retry: "Noch einmal versuchen",
    failed: {
      server: {
        title: "Die Figuren konnten nicht geladen werden",
        text: "Bei uns ist etwas schiefgegangen. Deine Daten sind sicher.",
      },
      offline: {
        title: "Du bist offline",
        text: "Die Figuren werden geladen, sobald die Verbindung zurück ist.",
      },
    },
    empty: {
      nothing: { title: "Noch keine Figuren", text: "Erstelle die erste." },
      favourites: {
        title: "Noch nichts gemerkt",
        text: "Drücke das Herz auf einem Titelbild, um eine Figur hinzuzufügen.",
      },
      tag: { title: "Keine Figuren zu diesem Thema", text: "Versuche ein anderes Thema." },
      adult: {
        title: "Figuren für Erwachsene sind ausgeblendet",
        text: "Alle Figuren hier sind für Erwachsene.",
      },
      filters: {
        title: "Durch deine Filter ausgeblendet",
        text: "Alle Figuren hier passen zu etwas, das du ausblendest.",
      },
    },
  },
  characterRailCopy: {
    loading: "Figuren werden geladen",
    failed: "Diese Figuren konnten nicht geladen werden.",
    retry: "Noch einmal versuchen",
  },
  continueRailCopy: {
    title: "Fortsetzen",
    welcome: "Willkommen. Such dir jemanden aus, und sag hallo.",
    start: "Chat beginnen",
    startWith: (name) => `Chat mit ${name} beginnen`,
    all: "Alle Chats",
    continue: "Fortsetzen",
    continueWith: (name) => `Mit ${name} fortsetzen`,
    messages: (count, shown) => plural(count, { one: `${shown} Nachricht`, other: `${shown} Nachrichten` }),
    find: "Figur finden",
    findText: "Wähle ein Titelbild, und sag hallo",
    create: "Erstellen",
    createText: "Erstelle deine eigene Figur",
    loading: "Deine Chats werden geladen",
    failed: "Deine Chats konnten nicht geladen werden. Sie sind sicher.",
    retry: "Noch einmal versuchen",
  },
  detailScreenCopy: {
    back: "Zurück",
    home: "Zur Startseite",
    continue: "Fortsetzen",
    start: "Chat beginnen",
    newChat: "Neuer Chat",
    chats,
    chatsWord: (count) => plural(count, { one: "Chat", other: "Chats" }),
    by: (creator) => `von @${creator}`,
    about: "Über die Figur",
    tags: "Themen",
    similar: "Ähnliche Figuren",
    share: "Teilen",
    exportCard: "Karte herunterladen",
    duplicate: "Kopieren",
    edit: "Bearbeiten",
    more: "Mehr",
    report: "Diese Figur melden",
    reportImage: "Dieses Titelbild melden",
    reportProfile: (creator) => `@${creator} melden`,
    hidden: "Du hast diese Figur, alles von dieser Person oder eines ihrer Themen ausgeblendet.",
    hiddenOpen: "Ändern",
    hiddenBy: {
      tag: (name) => `Ausgeblendet durch dein Thema ${name}`,
      creator: (name) => `Ausgeblendet durch @${name}`,
      character: () => "Von dir ausgeblendet",
    },
    showAgain: "Wieder zeigen",
    showAgainLabel: {
      tag: (name) => `Thema ${name} wieder zeigen`,
      creator: (name) => `@${name} wieder zeigen`,
      character: (name) => `${name} wieder zeigen`,
    },
    sharing: {
      title: "Diese Adresse teilen",
      text: "Der Browser hat sie nicht kopiert. Markiere und kopiere sie.",
      field: "Adresse",
    },
    visibility: { private: "Nur du", unlisted: "Nicht gelistet" },
    visibilityText: {
      private: "Niemand sonst kann diese Seite öffnen.",
      unlisted: "Alle mit dem Link können diese Seite öffnen.",
    },
    facts: "Angaben",
    creator: "Von",
    handle: (creator) => `@${creator}`,
    origin: "Importiert",
    madeBy: (maker, importer) => `Gemacht von ${maker}, importiert von @${importer}`,
    rated: "Altersfreigabe",
    language: "Sprache",
    warnings: "Hinweise zum Inhalt",
    rating: { everyone: "Für alle geeignet", adult: "Nur für Erwachsene" },
    length: "Länge",
    size: (length, words) =>
      `${{ short: "Kurz", medium: "Mittel", long: "Lang" }[length]} (etwa ${words} Wörter)`,
    sizeDetails: (total, permanent) =>
      `${total} Token, wie KIs zählen. Die KI liest ${permanent} davon vor jeder Antwort, den Rest, solange Platz ist.`,
    updated: "Geändert",
    loading: "Die Figur wird geladen",
    missing: { title: "Figur nicht gefunden", text: "Sie wurde entfernt, oder die Adresse ist falsch." },
    failed: {
      server: {
        title: "Die Figur konnte nicht geladen werden",
        text: "Bei uns ist etwas schiefgegangen. Deine Chats sind sicher.",
      },
      offline: {
        title: "Du bist offline",
        text: "Die Figur wird geladen, sobald die Verbindung zurück ist.",
      },
    },
    retry: "Noch einmal versuchen",
    adult: "Figur für Erwachsene",
    adultText: "Deine Einstellungen blenden Figuren für Erwachsene aus.",
    adultShow: "Einstellungen für Erwachsene",
  },
  filterDialogCopy: {
    title: "Was gezeigt wird",
    adult: "Figuren für Erwachsene zeigen",
    density: "Titelbilder je Reihe",
    densities: { roomy: "Weniger", standard: "Üblich", compact: "Mehr" },
    done: "Fertig",
  },
  greetingReaderCopy: {
    title: "Erste Nachricht",
    previous: "Vorige erste Nachricht",
    next: "Nächste erste Nachricht",
    position: (position, count) => `${position} von ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => `${shown} ausgeblendet`,
    byFilters: "durch deine Filter",
    adultHidden: (count, shown) =>
      plural(count, {
        one: `${shown} Figur für Erwachsene ausgeblendet`,
        other: `${shown} Figuren für Erwachsene ausgeblendet`,
      }),
    both: (adult, others) => `(${adult} für Erwachsene, ${others} durch deine Filter)`,
    reveal: (hidden) => `${hidden}. Zeigen`,
  },
  homeScreenCopy: {
    title: "Figuren",
    continueTitle: "Fortsetzen",
    create: "Figur erstellen",
    forYou: "Alle Figuren ansehen",
    reveal: "Zeigen",
  },
  ownCharactersScreenCopy: {
    title: "Deine Figuren",
    create: "Erstellen",
    filters: "Nach Zustand filtern",
    states: {
      all: "Alle",
      draft: "Entwürfe",
      private: "Privat",
      unlisted: "Nicht gelistet",
      public: "Öffentlich",
      pending: "Wird geprüft",
      rejected: "Abgelehnt",
      removed: "Entfernt",
      deleted: "Papierkorb",
    },
    sortLabel: "Sortieren",
    sorts: { updated: "Zuletzt bearbeitet", name: "Nach Namen", chats: "Meiste Chats" },
    bin: "Figuren bleiben 30 Tage im Papierkorb. Dann werden sie endgültig gelöscht.",
    shown: (count, hasMore, shown) =>
      hasMore
        ? `Die ersten ${shown} Figuren`
        : plural(count, { one: `${shown} Figur`, other: `${shown} Figuren` }),
    edited: (when) => `Bearbeitet: ${when}`,
    daysLeft: (days) => plural(days, { one: `noch ${days} Tag`, other: `noch ${days} Tage` }),
    menu: (name) => `Aktionen für ${name}`,
    menuAdult: "Aktionen für diese Figur für Erwachsene",
    edit: "Bearbeiten",
    chat: "Chatten",
    duplicate: "Kopieren",
    download: "Karte herunterladen",
    remove: "Löschen",
    restore: "Wiederherstellen",
    restoreLabel: (name) => `${name} wiederherstellen`,
    restoreAdult: "Diese Figur für Erwachsene wiederherstellen",
    end: "Keine weiteren Figuren",
    empty: {
      title: "Du hast noch keine Figur erstellt",
      text: "Deine Entwürfe und deine veröffentlichten Figuren erscheinen hier.",
      create: "Figur erstellen",
    },
    allDeleted: {
      title: "Du hast keine Figuren",
      text: "Die Figuren, die du gelöscht hast, sind 30 Tage lang im Papierkorb.",
    },
    emptyState: {
      title: "Hier sind keine Figuren",
      text: "Keine deiner Figuren hat diesen Zustand.",
      all: "Alle zeigen",
    },
    emptyBin: {
      title: "Der Papierkorb ist leer",
      text: "Figuren, die du löschst, bleiben 30 Tage lang hier.",
    },
    signedOut: {
      title: "Melde dich an, um deine Figuren zu sehen",
      text: "Deine Entwürfe und deine veröffentlichten Figuren erscheinen hier.",
      login: "Anmelden",
    },
    grid: {
      loading: "Deine Figuren werden geladen",
      next: { end: "Das sind alle deine Figuren." },
      failed: {
        server: {
          title: "Deine Figuren konnten nicht geladen werden",
          text: "Bei uns ist etwas schiefgegangen. Deine Figuren sind sicher.",
        },
        offline: {
          title: "Du bist offline",
          text: "Deine Figuren werden geladen, sobald die Verbindung zurück ist.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Bewertung",
    like: "Mag ich",
    dislike: "Mag ich nicht",
    favourite: "Merken",
    counts: {
      like: likes,
      dislike: (shown, count) =>
        plural(count, { one: `${shown} Person mag das nicht`, other: `${shown} Personen mögen das nicht` }),
      favourite: (shown, count) =>
        plural(count, {
          one: `${shown} Person hat das gemerkt`,
          other: `${shown} Personen haben das gemerkt`,
        }),
    },
  },
  feedTabsCopy: {
    label: "Welche Figuren",
    feeds: { forYou: "Für dich", new: "Neu", favourites: "Gemerkt" },
    yours: "Deine",
    tags: "Themen",
    all: "Alle",
    filters: "Was gezeigt wird",
  },
};
