import type { planEndTexts as English } from "../en/planEnd.ts";

/** The messages about the end of a plan in Turkish. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `${higher} planına geçmek için ${own} planını iptal et. ${own} planın bitince yenisini seçebilirsin.`,
  afterwards: (own, higher) => `${higher} planını, ${own} planın bitince seçebilirsin.`,
  cancelled: (own, day) =>
    day === null
      ? `${own} planın iptal edildi.`
      : `${own} planın iptal edildi. ${day} tarihine kadar sende kalır.`,
};
