import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages in Korean about the end of a plan that the app can only cancel. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) =>
    `${higher} 요금제로 바꾸려면 ${own} 요금제를 해지해 주세요. ${own} 요금제가 끝나면 고를 수 있어요.`,
  afterwards: (own, higher) => `${own} 요금제가 끝나면 ${higher} 요금제를 고를 수 있어요.`,
  cancelled: (own, day) =>
    day === null ? `${own} 요금제를 해지했어요.` : `${own} 요금제를 해지했어요. ${day}까지 쓸 수 있어요.`,
};
