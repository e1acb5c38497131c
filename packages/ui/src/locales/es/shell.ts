import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("es");

const suggestionGroups = {
  recent: "Búsquedas recientes",
  places: "Ir a",
  chats: "Tus chats",
  tags: "Etiquetas",
  characters: "Personajes",
  creators: "Creadores",
  actions: "Acciones",
};

/** The header, the menus, the banners and the static pages in Spanish. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Cambiar a oscuro", toLight: "Cambiar a claro" },
  bottomNavCopy: {
    label: "Menú principal",
    home: "Inicio",
    search: "Buscar",
    chats: "Chats",
    create: "Crear",
    you: "Tú",
  },
  breakReminderCopy: {
    message: (hours) => plural(hours, { one: "Llevas una hora aquí.", other: `Llevas ${hours} horas aquí.` }),
    saved: "Tu chat está guardado.",
    dismiss: "Cerrar",
  },
  commandPaletteCopy: {
    label: "Resultados",
    groups: suggestionGroups,
    searching: "Buscando",
    title: "Búsqueda y acciones",
    field: "Buscar páginas, personajes y chats",
    count: (count) => plural(count, { one: `${count} resultado`, other: `${count} resultados` }),
    none: "No se encontró nada",
  },
  footerCopy: {
    terms: "Términos",
    privacy: "Privacidad",
    safety: "Seguridad",
    contact: "Contacto",
  },
  headerCopy: {
    create: "Crear",
    premium: "Premium",
    settings: "Ajustes",
    login: "Entrar",
    menu: "Menú",
  },
  languageSelectCopy: { label: "Idioma" },
  navDrawerCopy: {
    title: "Menú",
    create: "Crear",
    chats: "Tus chats",
    characters: "Tus personajes",
    account: "Cuenta",
    premium: "Premium",
    theme: "Cambiar modo de color",
    settings: "Ajustes",
    login: "Entrar",
    signOut: "Cerrar sesión",
    close: "Cerrar",
    moderation: "Moderación",
    openCases: (count) => `abiertos: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Hay una nueva versión. Tus borradores están a salvo.",
    reload: "Recargar",
    later: "Más tarde",
  },
  notFoundScreenCopy: {
    code: "404 No encontrada",
    title: "Esta página ya no está.",
    body: "La página que buscas no existe o nunca existió.",
    home: "Volver al inicio",
  },
  noticeBannerCopy: {
    message: "El equipo de moderación tomó una decisión sobre tu cuenta o tu contenido.",
    read: "Leer",
  },
  offlineBannerCopy: {
    offline: "No tienes conexión. Los mensajes se enviarán cuando vuelva.",
    waiting: (count) =>
      plural(count, { one: `${count} mensaje en espera.`, other: `${count} mensajes en espera.` }),
    restored: "Ya tienes conexión.",
    retry: "Reintentar ya",
  },
  searchBoxCopy: { search: "Buscar personajes", submitSearch: "Buscar", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Sugerencias",
    groups: suggestionGroups,
    searching: "Buscando",
    count: (count) => plural(count, { one: `${count} sugerencia`, other: `${count} sugerencias` }),
    none: "No hay sugerencias. Pulsa Intro para buscar.",
  },
  shortcutSheetCopy: { title: "Atajos de teclado", or: "o", then: "y" },
  signOutDialogCopy: {
    title: "Cerrar la sesión",
    description: "Se eliminarán los borradores de este dispositivo. Tus chats seguirán en tu cuenta.",
    cancel: "Cancelar",
    confirm: "Confirmar",
  },
  staticScreenCopy: { contents: "En esta página", updated: "En vigor desde el" },
  userMenuCopy: {
    chats: "Tus chats",
    characters: "Tus personajes",
    account: "Cuenta",
    settings: "Ajustes",
    signOut: "Cerrar sesión",
    menu: "menú de la cuenta",
    moderation: "Moderación",
    openCases: (count) => `abiertos: ${count > 99 ? "99+" : count}`,
  },
};
