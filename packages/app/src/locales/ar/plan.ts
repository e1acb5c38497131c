import { pluralOf } from "@mimi/ui/format";
import type { planTexts as English } from "../en/plan.ts";

const plural = pluralOf("ar");

const messagesOf = (count: number) =>
  plural(count, {
    one: "رسالة واحدة",
    two: "رسالتان",
    few: `${count} رسائل`,
    other: `${count} رسالة`,
  });

/** Messages about plans in Arabic. */
export const planTexts: typeof English = {
  changed: (name) => `باقتك الآن: ${name}.`,
  perMonth: "شهريًا",
  endingSoon: "ينتهي قريبًا…",
  included: (own, lower) => `باقتك ${own} تشمل كل ما في ${lower}.`,
  addressRefused: "تعذّر فتح صفحة الدفع. لم يُخصم شيء.",
  changedElsewhere: "تغيّرت باقتك في نافذة أخرى. يُرجى مراجعتها قبل الاختيار.",
  paid: (messages) =>
    messages === null ? "لديك الآن رسائل بلا حدود." : `لديك الآن ${messagesOf(messages)} في اليوم.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `حتى ${((historyTokens * 2) / 3).toLocaleString("ar")} كلمة`;
    return [
      messages === null ? "رسائل بلا حدود" : `${messagesOf(messages)} في اليوم`,
      ...(headStart > 0 ? ["ردود أسرع"] : []),
      ...(hasPriority ? ["أولوية الوصول إلى الميزات الجديدة"] : []),
      price === 0 ? `الذاكرة: ${words}` : `ذاكرة أكبر: ${words}`,
      "إنشاء شخصيات مخصصة",
      "استكشاف شخصيات المجتمع",
    ];
  },
};
