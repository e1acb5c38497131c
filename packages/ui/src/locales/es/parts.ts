import type { PartsTexts } from "../Locale.ts";

const notImage = "Sube un archivo de imagen";
const tooLarge = "El archivo no puede superar los 3 MB";

/** The general components in Spanish. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "En curso" },
  chipCopy: { remove: (label) => `Quitar ${label}` },
  confirmDialogCopy: { cancel: "Cancelar", confirm: "Confirmar" },
  failedStateCopy: {
    title: "No se pudo cargar.",
    body: "Se perdió la conexión o el servidor no respondió.",
    retry: "Reintentar",
  },
  fieldCopy: {
    show: "Mostrar contraseña",
    hide: "Ocultar contraseña",
    clear: "Borrar",
    optional: "opcional",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${used} de ${limit} caracteres`,
    tooLong: (over) => `Demasiado largo. Caracteres de más: ${over}.`,
  },
  imageCropDialogCopy: {
    title: "Recorta tu imagen",
    choose: "Elegir una imagen",
    chooseAnother: "Elegir otra",
    chooseHint: "Una imagen de hasta 3 MB.",
    upload: "Subir",
    frame: "Área de recorte",
    frameHint: "Arrastra el marco o sus esquinas.",
    keysHint: "Con el teclado: las flechas lo mueven, +\u00a0y\u00a0- cambian su tamaño.",
    image: "Tu imagen",
    left: "Mover a la izquierda",
    right: "Mover a la derecha",
    up: "Mover hacia arriba",
    down: "Mover hacia abajo",
    larger: "Ampliar el marco",
    smaller: "Reducir el marco",
    size: (width, height) => `${width} × ${height} píxeles`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "No se puede leer esta imagen. Elige otra.",
    failed: "No se pudo subir. Inténtalo de nuevo.",
  },
  markdownCopy: {
    code: "Código",
    codeIn: (language) => `Código en ${language}`,
    copyCode: "Copiar código",
  },
  loadMoreCopy: {
    more: "Mostrar más",
    failed: "No se pudo cargar el resto.",
    retry: "Reintentar",
    end: "Eso es todo.",
  },
  modalCopy: { close: "Cerrar" },
  pageProgressCopy: { label: "Cargando la página" },
  selectCopy: { placeholder: "Elige una opción" },
  skipLinkCopy: { skip: "Ir al contenido" },
  toastsCopy: { label: "Notificaciones", close: "Cerrar", undo: "Deshacer" },
  uploadButtonCopy: {
    upload: "Subir",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
