import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Arabic. */
export const chatTexts: typeof English = {
  copied: "تم النسخ",
  preparingPrint: "جارٍ تحميل المحادثة كلها لطباعتها",
  editDiscarded: "تم تجاهل تعديلك.",
  changedSinceEdit: "تغيّرت هذه الرسالة بعد أن كتبت هذا. عند الحفظ يحل نصك محلها.",
  messageChanged: "عُدّلت الرسالة.",
  messagesDeleted: "حُذفت الرسائل.",
  tooLongToBranch: "هذه المحادثة أطول من أن تُنسخ. يُرجى البدء من رسالة أقدم.",
  pinned: "تم التثبيت",
  source: (place) => `الرسالة ${place}`,
  chatDeleted: "نُقلت المحادثة إلى سلة المحذوفات.",
  chatDeletedForever: "حُذفت المحادثة نهائيًا.",
  lineDeleted: "حُذفت الذكرى.",
  mayBeStale: "عدّلت رسالة أتت منها إحدى الذكريات.",
  review: "مراجعة",
  emailSent: "تم تسجيل الدخول. أرسلنا رابطًا لتأكيد بريدك الإلكتروني.",
  signUpTo: (name) => `يُرجى تسجيل الدخول أو إنشاء حساب مجاني لبدء محادثة مع ${name}`,
  connectModel:
    "لتوصيل ذكاء اصطناعي يُرجى تشغيل Ollama أو LM Studio أو llama.cpp على هذا الحاسوب ثم إعادة تشغيل Mimi، أو ضبط MODEL_BASE_URL.",
};
