import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("it");

const list = listOf("it", { style: "narrow" });

const listed = (shown: string, more: boolean) => (more ? `${shown} o più` : shown);

/** The search for characters in Italian. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Ricerca",
    back: "Indietro",
    field: "Cerca personaggi",
    placeholder: "Cerca",
    submit: "Cerca",
    clear: "Cancella",
    recent: "Ricerche recenti",
    clearRecent: "Cancella tutto",
    removeRecent: (text) => `Rimuovi ${text}`,
    browse: "Tag",
    filters: "Filtri per tag",
    language: "Lingua",
    everyLanguage: "Tutte le lingue",
    without: (tag) => `senza ${tag}`,
    include: (tag) => `senza ${tag}: mostra solo questi`,
    exclude: (tag) => `${tag}: escludi questi`,
    removeTag: (tag) => `Rimuovi ${tag}`,
    sortLabel: "Ordine",
    sort: { relevance: "Pertinenza", popular: "Popolari", new: "Nuovi" },
    tags: "Tag",
    characters: "Personaggi",
    creators: "Creator",
    handle: (creator) => `@${creator}`,
    creations: (count, shown) => plural(count, { one: `${shown} personaggio`, other: `${shown} personaggi` }),
    loading: "Caricamento dei suggerimenti",
    searching: "Ricerca in corso",
    found: (count, more, shown) =>
      more
        ? `${listed(shown, more)} personaggi trovati`
        : plural(count, { one: `${shown} personaggio trovato`, other: `${shown} personaggi trovati` }),
    adultMatches: (count, shown) =>
      plural(count, {
        one: `Corrisponde anche ${shown} personaggio per adulti. Le tue impostazioni lo nascondono.`,
        other: `Corrispondono anche ${shown} personaggi per adulti. Le tue impostazioni li nascondono.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `${shown} risultato è nascosto dai tuoi filtri.`,
        other: `${shown} risultati sono nascosti dai tuoi filtri.`,
      }),
    none: (query) => `Nessun personaggio corrisponde a “${query}”`,
    noneOfTags: "Nessun personaggio con questi tag",
    noneText: "Prova a scriverlo in un altro modo, usa un tag simile o crea tu il personaggio.",
    nearest: "Prova questi tag",
    createIt: "Crealo",
    failed: {
      server: {
        title: "Ricerca non riuscita",
        text: "C’è stato un problema da parte nostra. Riprova.",
      },
      offline: {
        title: "Sei offline",
        text: "La ricerca partirà quando torna la connessione.",
      },
    },
    retry: "Riprova",
  },
  tagFilterCopy: {
    label: "Tag",
    use: "Modalità del filtro",
    uses: { only: "Mostra solo", not: "Escludi" },
    find: "Trova un tag",
    none: (query) => `Nessun tag corrisponde a “${query}”`,
    state: { only: "incluso", not: "escluso" },
    summary: (only, not) =>
      list([
        only > 0 && plural(only, { one: `${only} incluso`, other: `${only} inclusi` }),
        not > 0 && plural(not, { one: `${not} escluso`, other: `${not} esclusi` }),
      ]),
    clear: "Cancella",
  },
  topRailCopy: {
    title: "I migliori della settimana",
    loading: "Caricamento dei migliori della settimana",
    failed: "Non è stato possibile caricare i migliori della settimana.",
    retry: "Riprova",
  },
};
