import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Arabic. */
export const replyReasons: typeof English = {
  version_blocked: "حُظرت النسخة الجديدة بموجب قواعدنا.",
  removed_by_moderator: "سحب أحد المشرفين هذه الرسالة.",
  model_busy: "الذكاء الاصطناعي مشغول الآن. يُرجى إعادة المحاولة بعد لحظات.",
  model_timeout: "تأخر الذكاء الاصطناعي في الرد.",
  model_refused: "لم يتمكن الذكاء الاصطناعي من قبول هذه المحادثة.",
  model_misconfigured: "لم يُضبط الذكاء الاصطناعي بشكل صحيح. أُبلغ المشغّل بذلك.",
  model_failed: "لم يتمكن الذكاء الاصطناعي من الرد.",
  reply_cut: "انقطع الرد. لم يُحتسب.",
  reply_garbled: "أرسل الذكاء الاصطناعي شيئًا تعذّرت قراءته.",
  reply_empty: "لم يكن لدى الذكاء الاصطناعي ما يقوله.",
  reply_interrupted: "انقطع الرد من جانبنا. النص المكتوب حتى الآن محفوظ.",
  note_not_followed:
    "لا يمكن للردود المعدّة مسبقًا اتباع هذه الملاحظة، ولم يُحتسب شيء. ما تفهمه: أقصر، أطول، بلا أسئلة، اسألني شيئًا، بلا أفعال.",
  replies_off: "الردود متوقفة على هذا الخادم.",
};
