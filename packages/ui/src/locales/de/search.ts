import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("de");

const list = listOf("de", { style: "narrow" });

/** The search for characters in German. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Suche",
    back: "Zurück",
    field: "Figuren suchen",
    placeholder: "Suchen",
    submit: "Suchen",
    clear: "Leeren",
    recent: "Letzte Suchen",
    clearRecent: "Alle entfernen",
    removeRecent: (text) => `${text} entfernen`,
    browse: "Themen",
    filters: "Gewählte Themen",
    language: "Sprache",
    everyLanguage: "Alle Sprachen",
    without: (tag) => `nicht ${tag}`,
    include: (tag) => `nicht ${tag}: nur diese zeigen`,
    exclude: (tag) => `${tag}: diese ausschließen`,
    removeTag: (tag) => `${tag} entfernen`,
    sortLabel: "Reihenfolge",
    sort: { relevance: "Passend", popular: "Beliebt", new: "Neu" },
    tags: "Themen",
    characters: "Figuren",
    creators: "Autorinnen und Autoren",
    handle: (creator) => `@${creator}`,
    creations: (count, shown) => plural(count, { one: `${shown} Figur`, other: `${shown} Figuren` }),
    loading: "Vorschläge werden geladen",
    searching: "Suche läuft",
    found: (count, more, shown) =>
      more
        ? `${shown} oder mehr Figuren gefunden`
        : plural(count, { one: `${shown} Figur gefunden`, other: `${shown} Figuren gefunden` }),
    adultMatches: (count, shown) =>
      plural(count, {
        one: `${shown} Figur für Erwachsene passt auch. Deine Einstellungen blenden sie aus.`,
        other: `${shown} Figuren für Erwachsene passen auch. Deine Einstellungen blenden sie aus.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `${shown} Treffer ist durch deine Filter ausgeblendet.`,
        other: `${shown} Treffer sind durch deine Filter ausgeblendet.`,
      }),
    none: (query) => `Keine Figur passt zu „${query}“`,
    noneOfTags: "Keine Figur hat alle diese Themen",
    noneText: "Versuche eine andere Schreibweise oder ein ähnliches Thema, oder erstelle die Figur selbst.",
    nearest: "Ähnliche Themen",
    createIt: "Selbst erstellen",
    failed: {
      server: {
        title: "Die Suche ist fehlgeschlagen",
        text: "Bei uns ist etwas schiefgegangen. Versuche es noch einmal.",
      },
      offline: {
        title: "Du bist offline",
        text: "Die Suche läuft, sobald die Verbindung zurück ist.",
      },
    },
    retry: "Noch einmal versuchen",
  },
  tagFilterCopy: {
    label: "Themen",
    use: "Art des Filters",
    uses: { only: "Nur diese", not: "Ausschließen" },
    find: "Thema suchen",
    none: (query) => `Kein Thema heißt „${query}“`,
    state: { only: "nur diese", not: "ausgeschlossen" },
    summary: (only, not) => list([only > 0 && `nur ${only}`, not > 0 && `${not} ausgeschlossen`]),
    clear: "Leeren",
  },
  topRailCopy: {
    title: "Beliebt in dieser Woche",
    loading: "Die beliebtesten Figuren der Woche werden geladen",
    failed: "Die beliebtesten Figuren der Woche konnten nicht geladen werden.",
    retry: "Noch einmal versuchen",
  },
};
