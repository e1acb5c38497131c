import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("pt-BR");

const suggestionGroups = {
  recent: "Buscas recentes",
  places: "Ir para",
  chats: "Suas conversas",
  tags: "Tags",
  characters: "Personagens",
  creators: "Criadores",
  actions: "Ações",
};

/** The header, the menus, the banners and the static pages in Brazilian Portuguese. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Mudar para escuro", toLight: "Mudar para claro" },
  bottomNavCopy: {
    label: "Menu principal",
    home: "Início",
    search: "Buscar",
    chats: "Conversas",
    create: "Criar",
    you: "Você",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, { one: `Você está aqui há ${hours} hora.`, other: `Você está aqui há ${hours} horas.` }),
    saved: "Sua conversa está salva.",
    dismiss: "Dispensar",
  },
  commandPaletteCopy: {
    label: "Resultados",
    groups: suggestionGroups,
    searching: "Buscando",
    title: "Busca e ações",
    field: "Buscar páginas, personagens e conversas",
    count: (count) => plural(count, { one: `${count} resultado`, other: `${count} resultados` }),
    none: "Nada encontrado",
  },
  footerCopy: {
    terms: "Termos",
    privacy: "Privacidade",
    safety: "Segurança",
    contact: "Contato",
  },
  headerCopy: {
    create: "Criar",
    premium: "Premium",
    settings: "Configurações",
    login: "Entrar",
    menu: "Menu",
  },
  languageSelectCopy: { label: "Idioma" },
  navDrawerCopy: {
    title: "Menu",
    create: "Criar",
    chats: "Suas conversas",
    characters: "Seus personagens",
    account: "Conta",
    premium: "Premium",
    theme: "Mudar modo de cor",
    settings: "Configurações",
    login: "Entrar",
    signOut: "Sair",
    close: "Fechar",
    moderation: "Moderação",
    openCases: (count) => `abertos: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Há uma nova versão disponível. Seus rascunhos estão seguros.",
    reload: "Recarregar",
    later: "Depois",
  },
  notFoundScreenCopy: {
    code: "404 Não encontrada",
    title: "Esta página não está mais aqui.",
    body: "A página que você procura não existe ou nunca existiu.",
    home: "Voltar ao início",
  },
  noticeBannerCopy: {
    message: "A moderação tomou uma decisão sobre sua conta ou seu conteúdo.",
    read: "Ler",
  },
  offlineBannerCopy: {
    offline: "Você está offline. As mensagens serão enviadas quando a conexão voltar.",
    waiting: (count) =>
      plural(count, { one: `${count} mensagem aguardando.`, other: `${count} mensagens aguardando.` }),
    restored: "Você está online de novo.",
    retry: "Tentar agora",
  },
  searchBoxCopy: { search: "Buscar personagens", submitSearch: "Buscar", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Sugestões",
    groups: suggestionGroups,
    searching: "Buscando",
    count: (count) => plural(count, { one: `${count} sugestão`, other: `${count} sugestões` }),
    none: "Nenhuma sugestão. Pressione Enter para buscar.",
  },
  shortcutSheetCopy: { title: "Atalhos de teclado", or: "ou", then: "e" },
  signOutDialogCopy: {
    title: "Sair da sua conta",
    description: "Os rascunhos deste aparelho serão removidos. Suas conversas continuam na sua conta.",
    cancel: "Cancelar",
    confirm: "Confirmar",
  },
  staticScreenCopy: { contents: "Nesta página", updated: "Em vigor desde" },
  userMenuCopy: {
    chats: "Suas conversas",
    characters: "Seus personagens",
    account: "Conta",
    settings: "Configurações",
    signOut: "Sair",
    menu: "menu da conta",
    moderation: "Moderação",
    openCases: (count) => `abertos: ${count > 99 ? "99+" : count}`,
  },
};
