import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Arabic, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "الرئيسية", words: "" },
  search: { label: "البحث", words: "عثور إيجاد وسوم" },
  chats: { label: "محادثاتك", words: "سجل دردشات" },
  characters: { label: "شخصياتك", words: "مسودات" },
  create: { label: "إنشاء شخصية", words: "جديدة" },
  moderation: { label: "الإشراف", words: "انتظار بلاغات اعتراضات سجل" },
  policy: { label: "سياسة الخصوصية", words: "قواعد بيانات" },
  term: { label: "شروط الاستخدام", words: "" },
  safety: { label: "السلامة", words: "أزمة مساعدة عمر قانون" },
  contact: { label: "تواصل معنا", words: "مساعدة دعم اتصال" },
  settings: { label: "الإعدادات", words: "تفضيلات قراءة بالغين مخفي بيانات" },
  theme: { label: "تبديل وضع الألوان", words: "داكن فاتح سمة مظهر" },
  premium: { label: "بريميوم", words: "باقة اشتراك ترقية دفع" },
  shortcuts: { label: "اختصارات لوحة المفاتيح", words: "" },
  account: { label: "الحساب", words: "ملف شخصي اسم صورة" },
  login: { label: "دخول", words: "تسجيل الدخول إنشاء حساب" },
  signOut: { label: "تسجيل الخروج", words: "خروج مغادرة" },
};
