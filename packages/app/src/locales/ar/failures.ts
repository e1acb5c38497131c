import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Arabic. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "بعض ما أدخلته غير صالح. يُرجى التحقق منه وإعادة المحاولة.",
  [ErrorCode.signedOut]: "سُجّل خروجك. للمتابعة يُرجى تسجيل الدخول. لم يضِع شيء مما كتبته.",
  [ErrorCode.notAllowed]: "لا يتيح حسابك هذا.",
  [ErrorCode.adultNotAttested]: "هذا للبالغين. لرؤيته يُرجى تأكيد عمرك.",
  [ErrorCode.accountStopped]: "لا يتيح حسابك هذا. السبب موضّح في الإعدادات، ضمن «القرارات».",
  [ErrorCode.notFound]: "لم يُعثر على هذا. ربما تم حذفه.",
  [ErrorCode.conflict]: "تغيّر هذا في هذه الأثناء. يُرجى إعادة المحاولة.",
  [ErrorCode.tooLarge]: "هذا أكبر من أن يُرسل.",
  [ErrorCode.unsupportedMedia]: "لا يمكننا استخدام هذا النوع من الملفات.",
  [ErrorCode.refusedByRule]: "يخالف هذا إحدى قواعدنا، لذلك لم يُقبل.",
  [ErrorCode.rateLimited]: "كان هذا أسرع من اللازم. يُرجى الانتظار قليلًا ثم إعادة المحاولة.",
  [ErrorCode.quotaUsedUp]: "استخدمت كل رسائل اليوم.",
  [ErrorCode.ourFault]: "حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد لحظات.",
  [ErrorCode.providerFailed]: "تعذّرت كتابة الرد. يُرجى إعادة المحاولة.",
  [ErrorCode.unavailable]: "هناك ضغط على Mimi الآن. يُرجى إعادة المحاولة بعد لحظات.",
  unreachable: "تعذّر الوصول إلى Mimi. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  timeout: "تأخرت استجابة Mimi. يُرجى إعادة المحاولة.",
  unreadable: "الخادم مشغول. يُرجى إعادة المحاولة.",
};
