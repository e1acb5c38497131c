import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages about the end of a plan that the app can only cancel, in Spanish. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Para cambiar a ${higher}, cancela ${own}. Podrás elegirlo cuando ${own} haya terminado.`,
  afterwards: (own, higher) => `Podrás elegir ${higher} cuando ${own} haya terminado.`,
  cancelled: (own, day) =>
    day === null ? `${own} está cancelado.` : `${own} está cancelado. Lo conservas hasta el ${day}.`,
};
