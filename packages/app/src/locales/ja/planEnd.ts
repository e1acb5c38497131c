import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages in Japanese about the end of a plan that the app can only cancel. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `${higher}プランに変更するには、${own}プランを解約してください。${own}プランが終了すると選べます。`,
  afterwards: (own, higher) => `${own}プランが終了すると、${higher}プランを選べます。`,
  cancelled: (own, day) =>
    day === null ? `${own}プランを解約しました。` : `${own}プランを解約しました。${day}まで使えます。`,
};
