import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages in German about the end of a plan that the app can only cancel. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Um zu ${higher} zu wechseln, kündige ${own}. Du kannst ${higher} wählen, sobald ${own} abgelaufen ist.`,
  afterwards: (own, higher) => `Du kannst ${higher} wählen, sobald ${own} abgelaufen ist.`,
  cancelled: (own, day) =>
    day === null ? `${own} ist gekündigt.` : `${own} ist gekündigt. Du behältst den Tarif bis ${day}.`,
};
