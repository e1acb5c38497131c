import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("es");

const inMinutes = (minutes: number) =>
  plural(minutes, { one: `en ${minutes} minuto`, other: `en ${minutes} minutos` });

/** The message for a failed call, by its reason, in Spanish. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "Esta respuesta no tiene texto que continuar.",
  reply_blocked: "Esta respuesta se bloqueó. Prueba a regenerarla.",
  reply_at_maximum: "Esta respuesta ya es tan larga como puede ser.",
  variants_at_maximum: "Esta respuesta ya tiene todas las variantes que puede tener.",
  greeting_fixed: "El primer mensaje no se puede regenerar ni continuar.",
  greeting_first: "El primer mensaje no se puede eliminar solo. Elimina el chat en su lugar.",
  characters_at_maximum: "Ya tienes todos los personajes que puedes tener. Elimina uno primero.",
  chats_at_maximum: "Ya tienes todos los chats que puedes tener. Elimina uno primero.",
  uploads_at_maximum:
    "Ya tienes todas las imágenes que puedes tener. Las que no se muestran en ningún sitio se eliminan al cabo de un día.",
  personas_at_maximum: "Ya tienes todas las identidades que puedes tener. Elimina una primero.",
  memory_at_maximum: "La memoria de este chat está llena. Elimina un recuerdo primero.",
  hidden_at_maximum: "Ya has ocultado todo lo que puedes ocultar. Primero vuelve a mostrar algo.",
  storage_full:
    "A tu cuenta no le queda espacio. Elimina chats o personajes: su espacio se libera tras 30 días en la papelera.",
  clock_refused:
    "El reloj de este dispositivo o del servidor está mal, así que se rechazó el inicio de sesión. Ajusta el reloj y vuelve a entrar.",
  reply_streaming: "Ya se está escribiendo una respuesta. Espérala o detenla primero.",
  client_id_used: "Esto ya se envió antes. Recarga la página para verlo.",
  changed_meanwhile: "Esto cambió mientras tanto. Recarga la página e inténtalo de nuevo.",
  already_subscribed: "Ya tienes un plan. Cámbialo en Gestionar suscripciones.",
  appeal_over: "Ya no se puede apelar.",
  appeal_decided: "Esta apelación ya está decidida.",
  nothing_to_undo: "No hay ninguna decisión tuya que deshacer.",
  undo_too_late: "Esta decisión tiene más de diez minutos. Toma una nueva decisión.",
  larger_than_hourly_bytes: "Es más de lo que una cuenta tiene por hora.",
  hourly_bytes_used: "Es más de lo que le queda a tu cuenta en esta hora. Inténtalo de nuevo más tarde.",
  payments_off: "Los pagos están desactivados en este servidor.",
  disk_full: "Ahora mismo no se puede guardar nada porque el servidor está lleno. Leer sí funciona.",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment, in Spanish. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `No se aceptó. Incumple la norma sobre ${topic}.`,
  later: (minutes) => `Demasiadas solicitudes. Inténtalo de nuevo ${inMinutes(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `Es más de los ${megabytes} MB que una cuenta tiene por hora. Inténtalo de nuevo ${inMinutes(minutes)}.`,
};
