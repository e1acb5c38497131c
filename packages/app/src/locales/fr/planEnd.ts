import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages in French about the end of a plan that the app can only cancel. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Pour passer au forfait ${higher}, résilie le forfait ${own}. Tu pourras choisir ${higher} quand ${own} aura pris fin.`,
  afterwards: (own, higher) => `Tu pourras choisir le forfait ${higher} quand ${own} aura pris fin.`,
  cancelled: (own, day) =>
    day === null
      ? `Le forfait ${own} est résilié.`
      : `Le forfait ${own} est résilié. Tu le gardes jusqu’au ${day}.`,
};
