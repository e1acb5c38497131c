import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Spanish. */
export const replyReasons: typeof English = {
  version_blocked: "Nuestras normas bloquearon la nueva variante.",
  removed_by_moderator: "El equipo de moderación retiró este mensaje.",
  model_busy: "La IA está ocupada ahora mismo. Inténtalo de nuevo en un momento.",
  model_timeout: "La IA tardó demasiado en responder.",
  model_refused: "La IA no pudo aceptar este chat.",
  model_misconfigured: "La IA no está bien configurada. El operador ya lo sabe.",
  model_failed: "La IA no pudo responder.",
  reply_cut: "La respuesta se cortó. No cuenta para tu límite.",
  reply_garbled: "La IA envió algo que no se pudo leer.",
  reply_empty: "La IA no tenía nada que decir.",
  reply_interrupted:
    "La respuesta se interrumpió por nuestra parte. El texto escrito hasta ahora se conserva.",
  note_not_followed:
    "Las frases preparadas no pueden seguir esta nota y no se contó nada. Entienden: más corto, más largo, sin preguntas, pregúntame algo, sin acciones.",
  replies_off: "Las respuestas están desactivadas en este servidor.",
};
