import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";

const list = listOf("pt-BR", { style: "narrow" });

const listed = (shown: string, more: boolean) => (more ? `${shown} ou mais` : shown);

/** The search for characters in Brazilian Portuguese. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Busca",
    back: "Voltar",
    field: "Buscar personagens",
    placeholder: "Buscar",
    submit: "Buscar",
    clear: "Limpar",
    recent: "Buscas recentes",
    clearRecent: "Limpar tudo",
    removeRecent: (text) => `Remover ${text}`,
    browse: "Tags",
    filters: "Filtros por tag",
    language: "Idioma",
    everyLanguage: "Todos os idiomas",
    without: (tag) => `sem ${tag}`,
    include: (tag) => `sem ${tag}: mostrar só estes`,
    exclude: (tag) => `${tag}: excluir estes da busca`,
    removeTag: (tag) => `Remover ${tag}`,
    sortLabel: "Ordem",
    sort: { relevance: "Relevância", popular: "Populares", new: "Novos" },
    tags: "Tags",
    characters: "Personagens",
    creators: "Criadores",
    handle: (creator) => `@${creator}`,
    creations: (count, shown) => (count === 1 ? "1 personagem" : `${shown} personagens`),
    opening: "Carregando sugestões",
    searching: "Buscando",
    found: (count, more, shown) =>
      `${listed(shown, more)} ${count === 1 && !more ? "personagem encontrado" : "personagens encontrados"}`,
    adultMatches: (count, shown) =>
      count === 1
        ? "1 personagem adulto também corresponde. Suas configurações o ocultam."
        : `${shown} personagens adultos também correspondem. Suas configurações os ocultam.`,
    hiddenMatches: (count, shown) =>
      count === 1
        ? "1 resultado está oculto pelos seus filtros."
        : `${shown} resultados estão ocultos pelos seus filtros.`,
    none: (query) => `Nenhum personagem corresponde a “${query}”`,
    noneOfTags: "Nenhum personagem com estas tags",
    noneText: "Tente escrever de outro jeito, usar uma tag parecida ou criar o personagem.",
    nearest: "Tente estas tags",
    createIt: "Criar personagem",
    failed: {
      server: {
        title: "A busca falhou",
        text: "Algo deu errado do nosso lado. Tente de novo.",
      },
      offline: {
        title: "Você está offline",
        text: "A busca será feita quando a conexão voltar.",
      },
    },
    retry: "Tentar de novo",
  },
  tagFilterCopy: {
    label: "Tags",
    use: "Modo do filtro",
    uses: { only: "Mostrar só", not: "Excluir" },
    find: "Achar uma tag",
    none: (query) => `Nenhuma tag corresponde a “${query}”`,
    state: { only: "incluída", not: "excluída" },
    summary: (only, not) =>
      list([
        only > 0 && (only === 1 ? "1 incluída" : `${only} incluídas`),
        not > 0 && (not === 1 ? "1 excluída" : `${not} excluídas`),
      ]),
    clear: "Limpar",
  },
  topRailCopy: {
    title: "Destaques da semana",
    loading: "Carregando os destaques da semana",
    failed: "Não foi possível carregar os destaques da semana.",
    retry: "Tentar de novo",
  },
};
