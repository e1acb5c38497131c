import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Spanish. */
export const chatTexts: typeof English = {
  copied: "Copiado",
  preparingPrint: "Cargando el chat completo para imprimirlo",
  editDiscarded: "Se descartó tu edición.",
  changedSinceEdit: "Este mensaje cambió después de que escribieras esto. Si guardas, tu texto lo reemplaza.",
  messageChanged: "Mensaje cambiado.",
  messagesDeleted: "Mensajes eliminados.",
  tooLongToBranch: "Este chat es demasiado largo para copiarlo. Empieza desde un mensaje anterior.",
  pinned: "Fijado",
  source: (place) => `mensaje ${place}`,
  chatDeleted: "El chat está en la papelera.",
  chatDeletedForever: "El chat se eliminó para siempre.",
  lineDeleted: "Recuerdo eliminado.",
  mayBeStale: "Cambiaste un mensaje del que procede un recuerdo.",
  review: "Revisar",
  emailSent: "Ya tienes acceso. Te enviamos un enlace para confirmar tu correo.",
  signUpTo: (name) => `Inicia sesión o crea una cuenta gratis para chatear con ${name}`,
  connectModel:
    "Para conectar una IA, inicia Ollama, LM Studio o llama.cpp en este equipo y reinicia Mimi; o define MODEL_BASE_URL.",
};
