import type { planEndTexts as English } from "../en/planEnd.ts";

/** Messages about the end of a plan that the app can only cancel, in Arabic. */
export const planEndTexts: typeof English = {
  cancelFirst: (own, higher) => `للانتقال إلى ${higher} يُرجى إلغاء ${own}. يمكنك اختيارها بعد انتهاء ${own}.`,
  afterwards: (own, higher) => `يمكنك اختيار ${higher} بعد انتهاء ${own}.`,
  cancelled: (own, day) => (day === null ? `أُلغيت باقة ${own}.` : `أُلغيت باقة ${own}. تبقى لك حتى ${day}.`),
};
