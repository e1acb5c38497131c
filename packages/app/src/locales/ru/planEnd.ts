import type { planEndTexts as English } from "../en/planEnd.ts";

/** The messages about the end of a plan in Russian. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `Чтобы перейти на ${higher}, отмени ${own}. Выбрать новый тариф можно, когда ${own} закончится.`,
  afterwards: (own, higher) => `Тариф ${higher} можно выбрать, когда ${own} закончится.`,
  cancelled: (own, day) =>
    day === null ? `Тариф ${own} отменён.` : `Тариф ${own} отменён. До ${day} он остаётся у тебя.`,
};
