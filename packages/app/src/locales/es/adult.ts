import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Spanish. */
export const adultTexts: typeof English = {
  addressRefused: "No se pudo abrir la verificación de edad. No se envió nada.",
  verifierDown: "Este servicio no responde en este momento. Elige otro o inténtalo de nuevo más tarde.",
  notFinished: "La verificación de edad no está terminada. Continúala o elige otro servicio.",
  notConfirmed: "El servicio no confirmó tu edad. Puedes elegir otro.",
};
