import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Spanish, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Inicio", words: "" },
  search: { label: "Buscar", words: "encontrar etiquetas búsqueda" },
  chats: { label: "Tus chats", words: "historial conversaciones" },
  characters: { label: "Tus personajes", words: "borradores" },
  create: { label: "Crear un personaje", words: "nuevo" },
  moderation: { label: "Moderación", words: "cola denuncias apelaciones registro" },
  policy: { label: "Política de privacidad", words: "normas datos" },
  term: { label: "Términos de uso", words: "" },
  safety: { label: "Seguridad", words: "crisis ayuda edad ley" },
  contact: { label: "Contacto", words: "ayuda soporte" },
  settings: { label: "Ajustes", words: "preferencias lectura adultos oculto datos configuración" },
  theme: { label: "Cambiar modo de color", words: "oscuro claro tema apariencia" },
  premium: { label: "Premium", words: "plan suscripción mejorar pagar" },
  shortcuts: { label: "Atajos de teclado", words: "" },
  account: { label: "Cuenta", words: "perfil nombre foto" },
  login: { label: "Entrar", words: "iniciar sesión registrarse cuenta" },
  signOut: { label: "Cerrar sesión", words: "salir desconectar" },
};
