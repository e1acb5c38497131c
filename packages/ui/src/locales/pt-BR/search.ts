import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pt-BR");

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
    creations: (count, shown) => plural(count, { one: `${shown} personagem`, other: `${shown} personagens` }),
    loading: "Carregando sugestões",
    searching: "Buscando",
    found: (count, more, shown) =>
      more
        ? `${listed(shown, more)} personagens encontrados`
        : plural(count, { one: `${shown} personagem encontrado`, other: `${shown} personagens encontrados` }),
    adultMatches: (count, shown) =>
      plural(count, {
        one: `${shown} personagem adulto também corresponde. Suas configurações o ocultam.`,
        other: `${shown} personagens adultos também correspondem. Suas configurações os ocultam.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `${shown} resultado está oculto pelos seus filtros.`,
        other: `${shown} resultados estão ocultos pelos seus filtros.`,
      }),
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
        only > 0 && plural(only, { one: `${only} incluída`, other: `${only} incluídas` }),
        not > 0 && plural(not, { one: `${not} excluída`, other: `${not} excluídas` }),
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
