import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages in Italian about the end of a plan that the app can only cancel. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Per passare a ${higher}, disdici ${own}. Potrai scegliere ${higher} quando ${own} sarà terminato.`,
  afterwards: (own, higher) => `Potrai scegliere ${higher} quando ${own} sarà terminato.`,
  cancelled: (own, day) =>
    day === null
      ? `Il piano ${own} è stato disdetto.`
      : `Il piano ${own} è stato disdetto. Lo tieni fino al giorno ${day}.`,
};
