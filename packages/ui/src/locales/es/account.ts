import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("es");

/** Login, account and plans in Spanish. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Cuenta",
    avatar: "Foto de perfil",
    avatarHint: "Una imagen cuadrada de hasta 3 MB.",
    name: "Nombre de usuario",
    nameHint: "Lo ve todo el mundo. Los personajes te llaman así, salvo que uses una identidad.",
    bio: "Biografía",
    bioHint: "Aparece junto a los personajes que publicas.",
    settings: "Ajustes",
    save: "Guardar",
    back: "Atrás",
    saved: "Guardado.",
    failed: "No se pudo guardar. Tus cambios siguen aquí.",
  },
  adultPaneCopy: {
    show: "Mostrar personajes para adultos",
    off: "Están ocultos en todas partes. Antes de mostrarlos te preguntaremos tu edad.",
    on: (since) => `El ${since} indicaste que tienes 18 años o más.`,
    blur: "Desenfocar sus portadas",
    blurHint: "Selecciona una portada para verla.",
    visitor:
      "Inicia sesión para cambiar esto. Sin una cuenta, los personajes para adultos están siempre ocultos.",
    login: "Entrar",
    declined: "Nos dijiste que tienes menos de 18 años. Los personajes para adultos seguirán ocultos.",
    again: "Volver a responder",
    needsVerification:
      "Donde estás, un servicio independiente tiene que comprobar antes tu edad. Tú eliges el servicio y solo nos dice sí o no.",
    verify: "Verificar mi edad",
    unavailable:
      "Los personajes para adultos no se pueden mostrar en tu país. Todo lo demás funciona como siempre.",
    failed: "No se guardó. Inténtalo de nuevo.",
  },
  appearancePaneCopy: {
    theme: "Colores",
    themes: { system: "Sistema", dark: "Oscuro", light: "Claro" },
    density: "Portadas por fila",
    densities: { roomy: "Menos", standard: "Normal", compact: "Más" },
  },
  dataPaneCopy: {
    export: {
      title: "Una copia de tus datos",
      body: "Todos los datos que guardamos sobre ti, en archivos que otros programas pueden leer.",
      start: "Exportar mis datos",
      preparing: "Estamos preparando la exportación. Puedes salir de esta página.",
      ready: (size) => `Tu exportación está lista: ${size}.`,
      download: "Descargar",
      failed: "No se pudo exportar. Tus datos están a salvo.",
      retry: "Reintentar",
    },
    devices: {
      title: "Otros dispositivos",
      body: "Cierra tu sesión en todos los dispositivos y navegadores, incluido este.",
      signOut: "Cerrar todas las sesiones",
      failed: "No se pudo cerrar la sesión. Inténtalo de nuevo.",
      confirmTitle: "¿Cerrar todas las sesiones?",
      confirmBody: "Los borradores sin enviar se quedan en los dispositivos donde los escribiste.",
      confirm: "Cerrarlas todas",
      cancel: "Cancelar",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Se elimina",
    deletedItems: [
      "Tu perfil, tu foto y tus identidades",
      "Todos tus chats y los recuerdos de los personajes",
      "Tus borradores y los personajes tuyos con los que nadie más chatea",
      "Tus favoritos, tus me gusta y lo que has ocultado",
    ],
    kept: "Se conserva",
    keptItems: [
      "Los personajes con los que otras personas chatean: solo en esos chats y sin tu nombre",
      "Los registros de pago, mientras la ley lo exija",
    ],
    final: "Esto no se puede deshacer. Quizá quieras exportar antes tus datos.",
    field: (text) => `Escribe ${text} para confirmar`,
    mismatch: (text) => `No coincide. Escribe ${text}`,
    delete: "Eliminar mi cuenta",
    failed: "No se eliminó tu cuenta. Nada ha cambiado.",
    subscribed: "Tu suscripción sigue activa hasta que la canceles. Cancélala primero y luego vuelve aquí.",
    manage: "Gestionar suscripciones",
  },
  discreetPaneCopy: {
    label: "Modo discreto",
    hint: "Para trenes, oficinas y pantallas compartidas.",
    effects: [
      "La pestaña del navegador lleva un nombre y un icono neutros.",
      "Las últimas líneas, los títulos y las vistas previas de tus chats se ocultan hasta que los señalas o los mantienes pulsados.",
      "Las portadas y los retratos se ven desenfocados hasta que los señalas.",
      "Los nombres de tus chats se reducen a su inicial.",
    ],
    preview: "Así se ve la pestaña",
    title: "Mimi",
    plainTitle: "Lectura",
  },
  hiddenPaneCopy: {
    loading: "Cargando lo que has ocultado",
    failed: "No se pudo cargar lo que has ocultado.",
    retry: "Reintentar",
    empty: "No hay nada oculto",
    emptyText: "Aquí aparecen las etiquetas, los personajes y los creadores que ocultas.",
    tags: "Etiquetas",
    characters: "Personajes",
    creators: "Creadores",
    handle: (creator) => `@${creator}`,
    unhide: "Volver a mostrar",
    unhideLabel: (name) => `Volver a mostrar: ${name}`,
  },
  readingPaneCopy: {
    typeface: "Tipo de letra",
    typefaces: { serif: "De libro", sans: "Sencilla", legible: "Para dislexia" },
    size: "Tamaño",
    sizes: { small: "Pequeño", medium: "Mediano", large: "Grande", largest: "Muy grande" },
    sizeSample: "A",
    lineLength: "Largo de línea",
    lineLengths: { short: "Corto", medium: "Medio", long: "Largo" },
    sample: "Vista previa del texto",
    sampleText:
      "*La lámpara zumba. Ella le da una vuelta a la caja de fósforos y la deja entre los dos cafés.* “Tienes cara de prudencia”, dice. “La gente prudente cuenta las salidas. En esta sala hay tres. Tú solo has mirado dos.”",
    contrast: "Elijas lo que elijas, el contraste es el mismo.",
    breaks: "Recordatorio de descanso cada hora",
    breaksHint: "Una nota breve en el chat, cada hora.",
  },
  settingsModalCopy: {
    title: "Ajustes",
    back: "Todos los ajustes",
    sections: {
      appearance: { title: "Apariencia", description: "Colores y portadas" },
      reading: { title: "Lectura", description: "Tipo de letra, tamaño, largo de línea" },
      hidden: { title: "Oculto", description: "Etiquetas, personajes y creadores" },
      adult: { title: "Contenido para adultos", description: "Mostrar, ocultar o desenfocar" },
      discreet: { title: "Modo discreto", description: "Para pantallas compartidas" },
      notices: { title: "Decisiones", description: "De moderación, y tus apelaciones" },
      data: { title: "Tus datos", description: "Exportar, cerrar todas las sesiones" },
      deletion: { title: "Eliminar cuenta", description: "Qué se elimina y qué se conserva" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Entra en Mimi",
    google: "Continuar con Google",
    apple: "Continuar con Apple",
    or: "O",
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Entrar / Registrarse",
    forgot: "Olvidé mi contraseña",
    terms: "Términos",
    privacy: "Privacidad",
    checkEmail: "Revisa tu correo",
    registerSent: "Te hemos enviado por correo un enlace para iniciar sesión.",
    resetSent: "Te hemos enviado por correo un enlace para cambiar la contraseña.",
    continue: "Continuar",
    back: "Atrás",
  },
  planCardCopy: {
    upgrade: "Mejorar ahora",
    subscribing: "Suscripción activa",
    current: "Tu plan",
    priceBefore: "Antes:",
  },
  planModalCopy: {
    title: (plan) => `Tu plan es ${plan}`,
    titleLoading: "Tu plan",
    titleExpired: (plan) => `Tu plan ${plan} ha terminado`,
    remaining: (days) => plural(days, { one: `Queda ${days} día`, other: `Quedan ${days} días` }),
    free: "Puedes elegir otro plan cuando quieras.",
    expired:
      "Tienes el plan gratuito hasta que vuelvas a elegir otro. Tus chats y personajes siguen todos aquí.",
    ends: (day) =>
      day === undefined ? "Está cancelado y no se renovará." : `Termina el ${day} y no se renovará.`,
    paused: (day) =>
      day === undefined
        ? "Los pagos están en pausa. Por ahora no pagas nada."
        : `Los pagos están en pausa hasta el ${day}.`,
    unpaid: (plan) => `El último pago de ${plan} falló. Complétalo para seguir usando ${plan}.`,
    confirm: (day) =>
      day === undefined
        ? "Hay un pago pendiente de que lo confirmes."
        : `Hay un pago pendiente de que lo confirmes hasta el ${day}.`,
    trialOver: (plan) =>
      `Tu prueba de ${plan} ha terminado. Añade un método de pago para volver a usar ${plan}.`,
    manage: "Gestionar suscripciones",
    pay: "Pagar ahora",
    confirmPayment: "Confirmar pago",
    addPayment: "Añadir método de pago",
    loading: "Cargando tu plan",
    failedTitle: "No se pudo cargar tu plan.",
    failed: "Tu plan no ha cambiado. Revisa tu conexión e inténtalo de nuevo.",
    retry: "Reintentar",
    cancel: "Cancelar plan",
    cancelTitle: (plan) => `¿Cancelar ${plan}?`,
    cancelBody: (plan, day) =>
      `Conservas ${plan} ${day === undefined ? "durante el tiempo que pagaste" : `hasta el ${day}`}. ` +
      "Después pasas a Free y no se cobra nada más. Tus chats y personajes se quedan.",
    keep: "Mantener plan",
  },
};
