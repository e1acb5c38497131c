import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Spanish. */
export const planTexts: typeof English = {
  changed: (name) => `Ahora tienes el plan ${name}.`,
  perMonth: "al mes",
  endingSoon: "Termina pronto…",
  included: (own, lower) => `Tienes ${own}, que incluye todo lo de ${lower}.`,
  addressRefused: "No se pudo abrir la página de pago. No se ha cobrado nada.",
  changedElsewhere: "Tu plan cambió en otra ventana. Revísalo antes de elegir.",
  paid: (messages) =>
    messages === null ? "Ahora tienes mensajes ilimitados." : `Ahora tienes ${messages} mensajes al día.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `hasta ${((historyTokens * 2) / 3).toLocaleString("es")} palabras`;
    return [
      messages === null ? "Mensajes ilimitados" : `${messages} mensajes al día`,
      ...(headStart > 0 ? ["Respuestas más rápidas"] : []),
      ...(hasPriority ? ["Acceso prioritario a las novedades"] : []),
      price === 0 ? `Memoria: ${words}` : `Más memoria: ${words}`,
      "Crea tus propios personajes",
      "Explora los personajes de la comunidad",
    ];
  },
};
