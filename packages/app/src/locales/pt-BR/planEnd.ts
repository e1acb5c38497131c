import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages about the end of a plan that the app can only cancel, in Brazilian Portuguese. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Para passar para ${higher}, cancele ${own}. Você poderá escolher quando ${own} terminar.`,
  afterwards: (own, higher) => `Você poderá escolher ${higher} quando ${own} terminar.`,
  cancelled: (own, day) =>
    day === null ? `${own} foi cancelado.` : `${own} foi cancelado. Você continua com ele até ${day}.`,
};
