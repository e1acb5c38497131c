import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Arabic. */
export const accountTexts: typeof English = {
  nameRequired: "يُرجى إدخال اسم المستخدم",
  avatarRequired: "يُرجى رفع صورة الملف الشخصي",
  saved: "تم الحفظ",
  nameTooLong: (most) => `الحد الأقصى لأحرف اسم المستخدم: ${most}`,
  nameOfStaff: "يشبه هذا الاسم أسماء فريقنا. يُرجى اختيار اسم آخر.",
  bioTooLong: (most) => `الحد الأقصى لأحرف النبذة: ${most}`,
  signInAgain: "يُرجى تسجيل الدخول مجددًا لتأكيد هويتك.",
  loginNotDeleted: "حُذف حسابك، لكن تعذّرت إزالة بيانات تسجيل الدخول.",
  tryAgain: "إعادة المحاولة",
  bytes: (megabytes) => `${megabytes} م.ب.`,
};
