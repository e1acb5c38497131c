import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Arabic, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "في كل مكان",
    shortcuts: [
      { label: "البحث", keys: [["/"]] },
      { label: "الانتقال إلى صفحة أو شخصية أو محادثة", keys: [["Ctrl", "K"]] },
      { label: "إغلاق نافذة", keys: [["Esc"]] },
      { label: "اختصارات لوحة المفاتيح", keys: [["?"]] },
    ],
  },
  {
    title: "في البحث",
    shortcuts: [
      { label: "التنقل بين النتائج", keys: [["↑"], ["↓"]] },
      { label: "البحث، أو فتح نتيجة", keys: [["Enter"]] },
      { label: "مسح البحث، ثم إغلاقه", keys: [["Esc"]] },
    ],
  },
  {
    title: "في محادثة",
    shortcuts: [
      { label: "إرسال", keys: [["Enter"]] },
      { label: "سطر جديد", keys: [["Shift", "Enter"]] },
      { label: "إيقاف الرد", keys: [["Esc"]] },
      { label: "النسخة السابقة أو التالية من الرد", keys: [["←"], ["→"]] },
      { label: "تراجع", keys: [["Ctrl", "Z"]] },
      { label: "البحث في هذه المحادثة", keys: [["Ctrl", "F"]] },
      { label: "طباعة المحادثة كلها", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "على رسالة",
    shortcuts: [
      { label: "الرسالة السابقة أو التالية", keys: [["↑"], ["↓"]] },
      { label: "الرسالة الأولى أو الأخيرة", keys: [["Home"], ["End"]] },
      { label: "الانتقال إلى أزرارها", keys: [["Enter"]] },
      { label: "إعادة التوليد", keys: [["R"]] },
      { label: "تعديل الرسالة", keys: [["E"]] },
      { label: "محادثة جديدة من هنا", keys: [["B"]] },
      { label: "نسخ", keys: [["C"]] },
      { label: "تثبيت", keys: [["P"]] },
      { label: "إضافة إلى الذاكرة", keys: [["M"]] },
      { label: "الحذف من هنا", keys: [["Delete"]] },
    ],
  },
];
