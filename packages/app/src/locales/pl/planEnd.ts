import type { planEndTexts as English } from "../en/planEnd.ts";

/** The messages about the end of a plan in Polish. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Aby przejść na plan ${higher}, zrezygnuj z planu ${own}. Nowy wybierzesz, gdy plan ${own} się zakończy.`,
  afterwards: (own, higher) => `Plan ${higher} wybierzesz, gdy plan ${own} się zakończy.`,
  cancelled: (own, day) =>
    day === null ? `Plan ${own} jest anulowany.` : `Plan ${own} jest anulowany. Masz go jeszcze do ${day}.`,
};
