import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages about the end of a plan in simplified Chinese. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) => `要换成${higher}，请先取消${own}。等${own}结束后，就可以选择${higher}。`,
  afterwards: (own, higher) => `等${own}结束后，就可以选择${higher}。`,
  cancelled: (own, day) => (day === null ? `${own}已取消。` : `${own}已取消。到 ${day} 为止，你仍可使用。`),
};
