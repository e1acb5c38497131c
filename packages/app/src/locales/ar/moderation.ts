import { pluralOf } from "@mimi/ui/format";
import type { moderationTexts as English } from "../en/moderation.ts";

const plural = pluralOf("ar");

/** Texts of the moderation page in Arabic. */
export const moderationTexts: typeof English = {
  title: "الإشراف",
  decided: (count) =>
    plural(count, {
      one: "صدر القرار.",
      two: "صدر القرار في حالتين.",
      few: `صدر القرار في ${count} حالات.`,
      other: `صدر القرار في ${count} حالة.`,
    }),
  undone: "تم التراجع. عادت الحالة إلى قائمة الانتظار.",
  cannotUndo: "لم يعد التراجع ممكنًا. يُرجى إصدار قرار جديد.",
  undo: "تراجع",
  accountDecided: "صدر القرار. أُرسل إشعار إلى المستخدم.",
  paymentWaits: "صدر القرار. تعذّر الوصول إلى مزوّد الدفع، ونعيد المحاولة كل ساعة.",
  appealDecided: "بُتّ في الاعتراض. أُرسل إشعار إلى المستخدم.",
  another: "يجب أن يقرر في هذا مشرف آخر.",
  operator: "لا يمكن لغير المشغّل البت في أمر المشرفين.",
  deleted: "عنصر محذوف",
  visitor: "زائر",
  system: "النظام",
  resubmitted: "قُدّم من جديد",
  until: (time) => `حتى ${time}`,
  request: (signature, email) => `طلب إزالة، بتوقيع: ${signature}${email === null ? "" : `، ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "بقي أقل من ساعة"
      : plural(hours, {
          one: "بقيت ساعة واحدة",
          two: "بقيت ساعتان",
          few: `بقيت ${hours} ساعات`,
          other: `بقيت ${hours} ساعة`,
        }),
  hoursLate: (hours) =>
    plural(hours, {
      one: "تأخير ساعة واحدة",
      two: "تأخير ساعتين",
      few: `تأخير ${hours} ساعات`,
      other: `تأخير ${hours} ساعة`,
    }),
  facts: {
    published: "الشخصيات المنشورة",
    removed: "المُزالة",
    upheld: "البلاغات المؤكدة",
    wrong: "البلاغات المرفوضة",
    role: "الدور",
    moderator: "مشرف",
  },
  reasonNames: {
    minors: "قاصرون",
    unmarked_adult: "تصنيف خاطئ",
    real_person: "شخص حقيقي",
    hate: "كراهية",
    violence: "عنف",
    self_harm: "إيذاء النفس",
    illegal: "غير قانوني",
    copyright: "عمل مسروق",
    spam: "محتوى مزعج",
    other: "شيء آخر",
  },
  decisionNames: {
    dismiss: "لا مشكلة",
    uphold: "سحب",
    reject: "سحب",
    remove: "إزالة",
    restore: "استعادة",
  },
  measureNames: {
    reject: "سحب",
    remove: "إزالة",
    warn: "تحذير",
    restrict: "تقييد",
    suspend: "إيقاف مؤقت",
    ban: "حظر",
    lift: "رفع القيود",
  },
  kindNames: {
    character: "شخصية",
    image: "غلاف",
    message: "رسالة",
    profile: "ملف شخصي",
  },
};
