import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("es");

const list = listOf("es", { style: "narrow" });

const listed = (shown: string, more: boolean) => (more ? `${shown} o más` : shown);

/** The search for characters in Spanish. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Búsqueda",
    back: "Atrás",
    field: "Buscar personajes",
    placeholder: "Buscar",
    submit: "Buscar",
    clear: "Borrar",
    recent: "Búsquedas recientes",
    clearRecent: "Borrar todo",
    removeRecent: (text) => `Quitar ${text}`,
    browse: "Etiquetas",
    filters: "Filtros de etiquetas",
    language: "Idioma",
    everyLanguage: "Todos los idiomas",
    without: (tag) => `sin ${tag}`,
    include: (tag) => `sin ${tag}: mostrar solo estos`,
    exclude: (tag) => `${tag}: excluir estos`,
    removeTag: (tag) => `Quitar ${tag}`,
    sortLabel: "Orden",
    sort: { relevance: "Relevancia", popular: "Populares", new: "Nuevos" },
    tags: "Etiquetas",
    characters: "Personajes",
    creators: "Creadores",
    handle: (creator) => `@${creator}`,
    creations: (count, shown) => plural(count, { one: `${shown} personaje`, other: `${shown} personajes` }),
    loading: "Cargando sugerencias",
    searching: "Buscando",
    found: (count, more, shown) =>
      more
        ? `${listed(shown, more)} personajes encontrados`
        : plural(count, { one: `${shown} personaje encontrado`, other: `${shown} personajes encontrados` }),
    adultMatches: (count, shown) =>
      plural(count, {
        one: `También coincide ${shown} personaje para adultos. Tus ajustes lo ocultan.`,
        other: `También coinciden ${shown} personajes para adultos. Tus ajustes los ocultan.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `Tus filtros ocultan ${shown} resultado.`,
        other: `Tus filtros ocultan ${shown} resultados.`,
      }),
    none: (query) => `Ningún personaje coincide con “${query}”`,
    noneOfTags: "No hay personajes con estas etiquetas",
    noneText: "Prueba a escribirlo de otra forma o con una etiqueta parecida, o crea tú el personaje.",
    nearest: "Prueba estas etiquetas",
    createIt: "Crearlo",
    failed: {
      server: {
        title: "La búsqueda falló",
        text: "Algo falló por nuestra parte. Inténtalo de nuevo.",
      },
      offline: {
        title: "No tienes conexión",
        text: "Buscaremos en cuanto vuelva la conexión.",
      },
    },
    retry: "Reintentar",
  },
  tagFilterCopy: {
    label: "Etiquetas",
    use: "Modo de filtro",
    uses: { only: "Mostrar solo", not: "Excluir" },
    find: "Buscar una etiqueta",
    none: (query) => `Ninguna etiqueta coincide con “${query}”`,
    state: { only: "incluida", not: "excluida" },
    summary: (only, not) =>
      list([
        only > 0 && plural(only, { one: `${only} incluida`, other: `${only} incluidas` }),
        not > 0 && plural(not, { one: `${not} excluida`, other: `${not} excluidas` }),
      ]),
    clear: "Borrar",
  },
  topRailCopy: {
    title: "Lo mejor de la semana",
    loading: "Cargando los mejores personajes de la semana",
    failed: "No se pudieron cargar los mejores personajes de la semana.",
    retry: "Reintentar",
  },
};
