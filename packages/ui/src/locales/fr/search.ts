import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const list = listOf("fr", { style: "narrow" });

const plural = pluralOf("fr");

/** The search for characters in French. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Recherche",
    back: "Retour",
    field: "Rechercher des personnages",
    placeholder: "Rechercher",
    submit: "Rechercher",
    clear: "Effacer",
    recent: "Recherches récentes",
    clearRecent: "Tout effacer",
    removeRecent: (text) => `Retirer ${text}`,
    browse: "Tags",
    filters: "Filtres par tag",
    language: "Langue",
    everyLanguage: "Toutes les langues",
    without: (tag) => `sans ${tag}`,
    include: (tag) => `sans ${tag} : n’afficher que ceux-ci`,
    exclude: (tag) => `${tag} : exclure ceux-ci`,
    removeTag: (tag) => `Retirer ${tag}`,
    sortLabel: "Ordre",
    sort: { relevance: "Pertinence", popular: "Populaires", new: "Nouveaux" },
    tags: "Tags",
    characters: "Personnages",
    creators: "Créateurs",
    handle: (creator) => `@${creator}`,
    creations: (count, shown) => plural(count, { one: `${shown} personnage`, other: `${shown} personnages` }),
    loading: "Chargement des suggestions",
    searching: "Recherche en cours",
    found: (count, more, shown) =>
      more
        ? `${shown} personnages ou plus`
        : plural(count, { one: `${shown} personnage trouvé`, other: `${shown} personnages trouvés` }),
    adultMatches: (count, shown) =>
      plural(count, {
        one: `${shown} personnage pour adultes correspond aussi. Tes paramètres le masquent.`,
        other: `${shown} personnages pour adultes correspondent aussi. Tes paramètres les masquent.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `${shown} résultat est masqué par tes filtres.`,
        other: `${shown} résultats sont masqués par tes filtres.`,
      }),
    none: (query) => `Aucun personnage pour « ${query} »`,
    noneOfTags: "Aucun personnage avec ces tags",
    noneText: "Essaie une autre orthographe, un tag proche, ou crée toi-même ce personnage.",
    nearest: "Essaie ces tags",
    createIt: "Le créer",
    failed: {
      server: {
        title: "La recherche a échoué",
        text: "Un problème est survenu de notre côté. Réessaie.",
      },
      offline: {
        title: "Tu es hors ligne",
        text: "La recherche se lancera au retour de la connexion.",
      },
    },
    retry: "Réessayer",
  },
  tagFilterCopy: {
    label: "Tags",
    use: "Mode du filtre",
    uses: { only: "Seulement", not: "Exclure" },
    find: "Trouver un tag",
    none: (query) => `Aucun tag pour « ${query} »`,
    state: { only: "inclus", not: "exclu" },
    summary: (only, not) =>
      list([
        only > 0 && `${only} inclus`,
        not > 0 && plural(not, { one: `${not} exclu`, other: `${not} exclus` }),
      ]),
    clear: "Effacer",
  },
  topRailCopy: {
    title: "Top de la semaine",
    loading: "Chargement du top de la semaine",
    failed: "Le top de la semaine n’a pas pu être chargé.",
    retry: "Réessayer",
  },
};
