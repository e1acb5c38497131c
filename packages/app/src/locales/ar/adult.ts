import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Arabic. */
export const adultTexts: typeof English = {
  addressRefused: "تعذّر فتح التحقق من العمر. لم يُرسل شيء.",
  verifierDown: "هذه الجهة لا تستجيب حاليًا. يُرجى اختيار جهة أخرى، أو إعادة المحاولة لاحقًا.",
  notFinished: "لم يكتمل التحقق من العمر. يمكنك متابعته أو اختيار جهة أخرى.",
  notConfirmed: "لم تؤكد الجهة عمرك. يمكنك اختيار جهة أخرى.",
};
