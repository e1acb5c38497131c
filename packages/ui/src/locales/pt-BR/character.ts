import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pt-BR");

const chats = (shown: string, count: number) =>
  plural(count, { one: `${shown} conversa`, other: `${shown} conversas` });

/** The lists and pages of characters in Brazilian Portuguese. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Personagem adulto",
    adultReason: "Desfocado pelas suas configurações",
    show: "Mostrar",
    showLabel: "Mostrar personagem adulto",
    favourite: (name) => `Favoritar ${name}`,
    chats,
    likes: (shown, count) => plural(count, { one: `${shown} curtida`, other: `${shown} curtidas` }),
    marks: {
      draft: "Rascunho",
      private: "Só você",
      unlisted: "Não listado",
      public: "Público",
      pending: "Em análise",
      rejected: "Rejeitado",
      removed: "Removido",
    },
  },
  characterGridCopy: {
    loading: "Carregando personagens",
    next: {
      more: "Carregar mais",
      failed: "Não foi possível carregar mais.",
      retry: "Tentar de novo",
      end: "Não há mais personagens",
    },
    retry: "Tentar de novo",
    failed: {
      server: {
        title: "Não foi possível carregar os personagens",
        text: "Algo deu errado do nosso lado. Seus dados estão seguros.",
      },
      offline: {
        title: "Você está offline",
        text: "Os personagens serão carregados quando a conexão voltar.",
      },
    },
    empty: {
      nothing: { title: "Ainda não há personagens", text: "Crie o primeiro." },
      favourites: {
        title: "Ainda não há favoritos",
        text: "Toque no coração de uma capa para adicionar um personagem.",
      },
      tag: { title: "Nenhum personagem com esta tag", text: "Tente outra tag." },
      adult: {
        title: "Os personagens adultos estão ocultos",
        text: "Todos os personagens daqui são para adultos.",
      },
      filters: {
        title: "Ocultos pelos seus filtros",
        text: "Todos os personagens daqui correspondem a algo que você oculta.",
      },
    },
  },
  characterRailCopy: {
    loading: "Carregando personagens",
    failed: "Não foi possível carregar estes personagens.",
    retry: "Tentar de novo",
  },
  continueRailCopy: {
    title: "Continuar",
    welcome: "Boas-vindas! Escolha alguém e diga oi.",
    start: "Conversar",
    startWith: (name) => `Conversar com ${name}`,
    all: "Todas as conversas",
    continue: "Continuar",
    continueWith: (name) => `Continuar com ${name}`,
    messages: (count, shown) => plural(count, { one: `${shown} mensagem`, other: `${shown} mensagens` }),
    find: "Achar um personagem",
    findText: "Escolha uma capa e diga oi",
    create: "Criar",
    createText: "Crie seu próprio personagem",
    loading: "Carregando suas conversas",
    failed: "Não foi possível carregar suas conversas. Elas estão seguras.",
    retry: "Tentar de novo",
  },
  detailScreenCopy: {
    back: "Voltar",
    home: "Voltar ao início",
    continue: "Continuar",
    start: "Conversar",
    newChat: "Nova conversa",
    chats,
    chatsWord: (count) => plural(count, { one: "conversa", other: "conversas" }),
    by: (creator) => `de @${creator}`,
    about: "Sobre",
    tags: "Tags",
    similar: "Personagens parecidos",
    share: "Compartilhar",
    exportCard: "Baixar ficha",
    duplicate: "Duplicar",
    edit: "Editar",
    more: "Mais",
    report: "Denunciar este personagem",
    reportImage: "Denunciar esta capa",
    reportProfile: (creator) => `Denunciar @${creator}`,
    hidden: "Você ocultou este personagem, quem o criou ou uma das tags dele.",
    hiddenBy: {
      tag: (name) => `Oculto pela sua tag ${name}`,
      creator: (name) => `Oculto por ser de @${name}`,
      character: () => "Oculto por você",
    },
    showAgain: "Mostrar de novo",
    showAgainLabel: {
      tag: (name) => `Mostrar de novo: a tag ${name}`,
      creator: (name) => `Mostrar de novo: @${name}`,
      character: (name) => `Mostrar de novo: ${name}`,
    },
    hiddenOpen: "Alterar",
    sharing: {
      title: "Compartilhe este endereço",
      text: "O navegador não copiou. Selecione o endereço e copie.",
      field: "Endereço",
    },
    visibility: { private: "Só você", unlisted: "Não listado" },
    visibilityText: {
      private: "Mais ninguém pode abrir esta página.",
      unlisted: "Quem tiver o link pode abrir esta página.",
    },
    facts: "Detalhes",
    creator: "Criado por",
    origin: "Importado",
    handle: (creator) => `@${creator}`,
    madeBy: (maker, importer) => `Feito por ${maker}, importado por @${importer}`,
    rated: "Classificação etária",
    language: "Idioma",
    warnings: "Avisos de conteúdo",
    rating: { everyone: "Livre para todos os públicos", adult: "Só para adultos" },
    length: "Extensão",
    size: (length, words) =>
      `${{ short: "Curta", medium: "Média", long: "Longa" }[length]} (cerca de ${words} palavras)`,
    sizeDetails: (total, permanent) =>
      `${total} tokens, a unidade que as IAs contam. A IA lê ${permanent} deles antes de cada resposta e o resto enquanto houver espaço.`,
    updated: "Atualizado",
    loading: "Carregando o personagem",
    missing: {
      title: "Personagem não encontrado",
      text: "Ele foi removido ou o endereço está errado.",
    },
    failed: {
      server: {
        title: "Não foi possível carregar o personagem",
        text: "Algo deu errado do nosso lado. Suas conversas estão seguras.",
      },
      offline: {
        title: "Você está offline",
        text: "O personagem será carregado quando a conexão voltar.",
      },
    },
    retry: "Tentar de novo",
    adult: "Personagem adulto",
    adultText: "Suas configurações ocultam personagens adultos.",
    adultShow: "Configurações de conteúdo adulto",
  },
  filterDialogCopy: {
    title: "Filtros",
    adult: "Mostrar personagens adultos",
    density: "Capas por linha",
    densities: { roomy: "Menos", standard: "Padrão", compact: "Mais" },
    done: "Pronto",
  },
  greetingReaderCopy: {
    title: "Primeira mensagem",
    previous: "Primeira mensagem anterior",
    next: "Próxima primeira mensagem",
    position: (position, count) => `${position} de ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => (shown === "1" ? "1 oculto" : `${shown} ocultos`),
    byFilters: "pelos seus filtros",
    adultHidden: (count, shown) =>
      plural(count, {
        one: `${shown} personagem adulto oculto`,
        other: `${shown} personagens adultos ocultos`,
      }),
    both: (adult, others) => `(${adult} para adultos, ${others} pelos seus filtros)`,
    reveal: (hidden) => `${hidden}. Mostrar`,
  },
  homeScreenCopy: {
    title: "Personagens",
    continueTitle: "Continuar",
    create: "Criar um personagem",
    forYou: "Ver todos os personagens",
    reveal: "Mostrar",
  },
  ownCharactersScreenCopy: {
    title: "Seus personagens",
    create: "Criar",
    filters: "Filtrar por estado",
    states: {
      all: "Todos",
      draft: "Rascunhos",
      private: "Só você",
      unlisted: "Não listados",
      public: "Públicos",
      pending: "Em análise",
      rejected: "Rejeitados",
      removed: "Removidos",
      deleted: "Lixeira",
    },
    sortLabel: "Ordenar",
    sorts: { updated: "Editados há pouco", name: "Nome", chats: "Mais conversas" },
    bin: "Os personagens ficam 30 dias na lixeira. Depois são excluídos de vez.",
    shown: (count, hasMore, shown) =>
      hasMore
        ? `Os primeiros ${shown} personagens`
        : plural(count, { one: `${shown} personagem`, other: `${shown} personagens` }),
    edited: (when) => `Editado: ${when}`,
    daysLeft: (days) => plural(days, { one: `Falta ${days} dia`, other: `Faltam ${days} dias` }),
    menu: (name) => `Ações: ${name}`,
    menuAdult: "Ações deste personagem adulto",
    edit: "Editar",
    chat: "Conversar",
    duplicate: "Duplicar",
    download: "Baixar ficha",
    remove: "Excluir",
    restore: "Restaurar",
    restoreLabel: (name) => `Restaurar ${name}`,
    restoreAdult: "Restaurar este personagem adulto",
    end: "Não há mais personagens",
    empty: {
      title: "Você ainda não criou nenhum personagem",
      text: "Seus rascunhos e os personagens que você publicar aparecem aqui.",
      create: "Criar um personagem",
    },
    allDeleted: {
      title: "Você não tem personagens",
      text: "Os personagens que você excluiu ficam 30 dias na lixeira.",
    },
    emptyState: {
      title: "Nenhum personagem aqui",
      text: "Nenhum dos seus personagens está neste grupo.",
      all: "Mostrar todos",
    },
    emptyBin: {
      title: "A lixeira está vazia",
      text: "Os personagens que você excluir ficam aqui por 30 dias.",
    },
    signedOut: {
      title: "Entre para ver seus personagens",
      text: "Seus rascunhos e os personagens que você publicar aparecem aqui.",
      login: "Entrar",
    },
    grid: {
      loading: "Carregando seus personagens",
      next: { end: "Esses são todos os seus personagens." },
      failed: {
        server: {
          title: "Não foi possível carregar seus personagens",
          text: "Algo deu errado do nosso lado. Seus personagens estão seguros.",
        },
        offline: {
          title: "Você está offline",
          text: "Seus personagens serão carregados quando a conexão voltar.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Reações",
    like: "Curtir",
    dislike: "Não curtir",
    favourite: "Favoritar",
    counts: {
      like: (shown, count) => plural(count, { one: `${shown} curtida`, other: `${shown} curtidas` }),
      dislike: (shown, count) =>
        plural(count, { one: `${shown} pessoa não curtiu`, other: `${shown} pessoas não curtiram` }),
      favourite: (shown, count) => plural(count, { one: `${shown} favorito`, other: `${shown} favoritos` }),
    },
  },
  feedTabsCopy: {
    label: "Quais personagens",
    feeds: { forYou: "Para você", new: "Novos", favourites: "Favoritos" },
    yours: "Seus",
    tags: "Tags",
    all: "Todos",
    filters: "Filtros",
  },
};
