import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("es");

const chats = (shown: string, count: number) =>
  plural(count, { one: `${shown} chat`, other: `${shown} chats` });

/** The lists and pages of characters in Spanish. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Personaje para adultos",
    adultReason: "Desenfocado por tus ajustes",
    show: "Mostrar",
    showLabel: "Mostrar el personaje para adultos",
    favourite: (name) => `Favorito: ${name}`,
    chats,
    likes: (shown) => `${shown} me gusta`,
    marks: {
      draft: "Borrador",
      private: "Solo tú",
      unlisted: "No listado",
      public: "Público",
      pending: "En revisión",
      rejected: "Rechazado",
      removed: "Eliminado",
    },
  },
  characterGridCopy: {
    loading: "Cargando personajes",
    next: {
      more: "Cargar más",
      failed: "No se pudo cargar el resto.",
      retry: "Reintentar",
      end: "No hay más personajes",
    },
    retry: "Reintentar",
    failed: {
      server: {
        title: "No se pudieron cargar los personajes",
        text: "Algo falló por nuestra parte. Tus datos están a salvo.",
      },
      offline: {
        title: "No tienes conexión",
        text: "Los personajes se cargarán cuando vuelva la conexión.",
      },
    },
    empty: {
      nothing: { title: "Aún no hay personajes", text: "Crea el primero." },
      favourites: {
        title: "Aún no hay favoritos",
        text: "Pulsa el corazón de una portada para añadir un personaje.",
      },
      tag: { title: "No hay personajes con esta etiqueta", text: "Prueba con otra." },
      adult: {
        title: "Los personajes para adultos están ocultos",
        text: "Todos los personajes de aquí son para adultos.",
      },
      filters: {
        title: "Ocultos por tus filtros",
        text: "Todos los personajes de aquí coinciden con algo que ocultas.",
      },
    },
  },
  characterRailCopy: {
    loading: "Cargando personajes",
    failed: "No se pudieron cargar estos personajes.",
    retry: "Reintentar",
  },
  continueRailCopy: {
    title: "Continuar",
    welcome: "Te damos la bienvenida. Elige a alguien y saluda.",
    start: "Chatear",
    startWith: (name) => `Chatear con ${name}`,
    all: "Todos los chats",
    continue: "Continuar",
    continueWith: (name) => `Continuar con ${name}`,
    messages: (count, shown) => plural(count, { one: `${shown} mensaje`, other: `${shown} mensajes` }),
    find: "Buscar un personaje",
    findText: "Elige una portada y saluda",
    create: "Crear",
    createText: "Crea tu propio personaje",
    loading: "Cargando tus chats",
    failed: "No se pudieron cargar tus chats. Están a salvo.",
    retry: "Reintentar",
  },
  detailScreenCopy: {
    back: "Atrás",
    home: "Volver al inicio",
    continue: "Continuar",
    start: "Chatear",
    newChat: "Nuevo chat",
    chats,
    chatsWord: (count) => plural(count, { one: "chat", other: "chats" }),
    by: (creator) => `de @${creator}`,
    about: "Acerca de",
    tags: "Etiquetas",
    similar: "Personajes parecidos",
    share: "Compartir",
    exportCard: "Descargar ficha",
    duplicate: "Duplicar",
    edit: "Editar",
    more: "Más",
    report: "Denunciar este personaje",
    reportImage: "Denunciar esta portada",
    reportProfile: (creator) => `Denunciar a @${creator}`,
    hidden: "Has ocultado este personaje, a quien lo creó o una de sus etiquetas.",
    hiddenBy: {
      tag: (name) => `Oculto por tu etiqueta ${name}`,
      creator: (name) => `Oculto por ser de @${name}`,
      character: () => "Lo has ocultado",
    },
    showAgain: "Volver a mostrar",
    showAgainLabel: {
      tag: (name) => `Volver a mostrar: la etiqueta ${name}`,
      creator: (name) => `Volver a mostrar: @${name}`,
      character: (name) => `Volver a mostrar: ${name}`,
    },
    hiddenOpen: "Cambiar",
    sharing: {
      title: "Comparte esta dirección",
      text: "El navegador no la copió. Selecciónala y cópiala.",
      field: "Dirección",
    },
    visibility: { private: "Solo tú", unlisted: "No listado" },
    visibilityText: {
      private: "Nadie más puede abrir esta página.",
      unlisted: "Cualquiera que tenga el enlace puede abrir esta página.",
    },
    facts: "Datos",
    creator: "Creado por",
    origin: "Importado",
    handle: (creator) => `@${creator}`,
    madeBy: (maker, importer) => `Hecho por ${maker}, importado por @${importer}`,
    rated: "Clasificación por edad",
    language: "Idioma",
    warnings: "Avisos de contenido",
    rating: { everyone: "Apto para todo el mundo", adult: "Solo para adultos" },
    length: "Extensión",
    size: (length, words) =>
      `${{ short: "Corta", medium: "Media", long: "Larga" }[length]} (unas ${words} palabras)`,
    sizeDetails: (total, permanent) =>
      `${total} tokens, la unidad en que cuentan las IA. La IA lee ${permanent} antes de cada respuesta y el resto mientras haya espacio.`,
    updated: "Actualizado",
    loading: "Cargando el personaje",
    missing: {
      title: "No se encontró el personaje",
      text: "Se ha eliminado o la dirección no es correcta.",
    },
    failed: {
      server: {
        title: "No se pudo cargar el personaje",
        text: "Algo falló por nuestra parte. Tus chats están a salvo.",
      },
      offline: {
        title: "No tienes conexión",
        text: "El personaje se cargará cuando vuelva la conexión.",
      },
    },
    retry: "Reintentar",
    adult: "Personaje para adultos",
    adultText: "Tus ajustes ocultan los personajes para adultos.",
    adultShow: "Ajustes de contenido para adultos",
  },
  filterDialogCopy: {
    title: "Filtros",
    adult: "Mostrar personajes para adultos",
    density: "Portadas por fila",
    densities: { roomy: "Menos", standard: "Normal", compact: "Más" },
    done: "Listo",
  },
  greetingReaderCopy: {
    title: "Primer mensaje",
    previous: "Primer mensaje anterior",
    next: "Primer mensaje siguiente",
    position: (position, count) => `${position} de ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => (shown === "1" ? "1 oculto" : `${shown} ocultos`),
    byFilters: "por tus filtros",
    adultHidden: (count, shown) =>
      plural(count, {
        one: `${shown} personaje para adultos oculto`,
        other: `${shown} personajes para adultos ocultos`,
      }),
    both: (adult, others) => `(${adult} para adultos, ${others} por tus filtros)`,
    reveal: (hidden) => `${hidden}. Mostrar`,
  },
  homeScreenCopy: {
    title: "Personajes",
    continueTitle: "Continuar",
    create: "Crear un personaje",
    forYou: "Ver todos los personajes",
    reveal: "Mostrar",
  },
  ownCharactersScreenCopy: {
    title: "Tus personajes",
    create: "Crear",
    filters: "Filtrar por estado",
    states: {
      all: "Todos",
      draft: "Borradores",
      private: "Solo tú",
      unlisted: "No listados",
      public: "Públicos",
      pending: "En revisión",
      rejected: "Rechazados",
      removed: "Eliminados",
      deleted: "Papelera",
    },
    sortLabel: "Ordenar",
    sorts: { updated: "Editados hace poco", name: "Nombre", chats: "Más chats" },
    bin: "Los personajes se quedan 30 días en la papelera. Después se eliminan para siempre.",
    shown: (count, hasMore, shown) =>
      hasMore
        ? `Los primeros ${shown} personajes`
        : plural(count, { one: `${shown} personaje`, other: `${shown} personajes` }),
    edited: (when) => `Editado: ${when}`,
    daysLeft: (days) => plural(days, { one: `Queda ${days} día`, other: `Quedan ${days} días` }),
    menu: (name) => `Acciones: ${name}`,
    menuAdult: "Acciones de este personaje para adultos",
    edit: "Editar",
    chat: "Chatear",
    duplicate: "Duplicar",
    download: "Descargar ficha",
    remove: "Eliminar",
    restore: "Restaurar",
    restoreLabel: (name) => `Restaurar ${name}`,
    restoreAdult: "Restaurar este personaje para adultos",
    end: "No hay más personajes",
    empty: {
      title: "Aún no has creado ningún personaje",
      text: "Aquí aparecerán tus borradores y los personajes que publiques.",
      create: "Crear un personaje",
    },
    allDeleted: {
      title: "No tienes personajes",
      text: "Los personajes que eliminaste están 30 días en la papelera.",
    },
    emptyState: {
      title: "Aquí no hay personajes",
      text: "Ninguno de tus personajes está en este grupo.",
      all: "Mostrar todos",
    },
    emptyBin: {
      title: "La papelera está vacía",
      text: "Los personajes que elimines se quedan aquí 30 días.",
    },
    signedOut: {
      title: "Inicia sesión para ver tus personajes",
      text: "Aquí aparecerán tus borradores y los personajes que publiques.",
      login: "Entrar",
    },
    grid: {
      loading: "Cargando tus personajes",
      next: { end: "Estos son todos tus personajes." },
      failed: {
        server: {
          title: "No se pudieron cargar tus personajes",
          text: "Algo falló por nuestra parte. Tus personajes están a salvo.",
        },
        offline: {
          title: "No tienes conexión",
          text: "Tus personajes se cargarán cuando vuelva la conexión.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Reacciones",
    like: "Me gusta",
    dislike: "No me gusta",
    favourite: "Favorito",
    counts: {
      like: (shown) => `${shown} me gusta`,
      dislike: (shown) => `${shown} no me gusta`,
      favourite: (shown, count) => plural(count, { one: `${shown} favorito`, other: `${shown} favoritos` }),
    },
  },
  feedTabsCopy: {
    label: "Qué personajes",
    feeds: { forYou: "Para ti", new: "Nuevos", favourites: "Favoritos" },
    yours: "Tuyos",
    tags: "Etiquetas",
    all: "Todos",
    filters: "Filtros",
  },
};
