import { pluralOf } from "@mimi/ui/format";
import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

const plural = pluralOf("ar");

const afterMinutes = (minutes: number) =>
  plural(minutes, {
    one: "بعد دقيقة واحدة",
    two: "بعد دقيقتين",
    few: `بعد ${minutes} دقائق`,
    other: `بعد ${minutes} دقيقة`,
  });

/** The message for a failed call, by its reason, in Arabic. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "لا نص في هذا الرد ليُتابَع.",
  reply_blocked: "حُظر هذا الرد. يمكنك إعادة توليده بدلًا من ذلك.",
  reply_at_maximum: "بلغ هذا الرد الحد الأقصى للطول.",
  variants_at_maximum: "بلغ هذا الرد الحد الأقصى من النسخ.",
  greeting_fixed: "لا يمكن إعادة توليد الرسالة الأولى ولا متابعتها.",
  greeting_first: "لا يمكن حذف الرسالة الأولى وحدها. يمكنك حذف المحادثة بدلًا من ذلك.",
  characters_at_maximum: "بلغت الحد الأقصى من الشخصيات. يلزم حذف واحدة أولًا.",
  chats_at_maximum: "بلغت الحد الأقصى من المحادثات. يلزم حذف واحدة أولًا.",
  uploads_at_maximum: "بلغت الحد الأقصى من الصور. الصور التي لا تظهر في أي مكان تُحذف بعد يوم.",
  personas_at_maximum: "بلغت الحد الأقصى من الهويات. يلزم حذف واحدة أولًا.",
  memory_at_maximum: "ذاكرة هذه المحادثة ممتلئة. يلزم حذف ذكرى أولًا.",
  hidden_at_maximum: "بلغت الحد الأقصى مما يمكن إخفاؤه. يلزم إظهار شيء أولًا.",
  storage_full:
    "لم تبقَ مساحة في حسابك. يمكنك حذف محادثات أو شخصيات: تتوفر مساحتها بعد 30 يومًا في سلة المحذوفات.",
  clock_refused:
    "الساعة في هذا الجهاز أو في الخادم غير مضبوطة، لذلك رُفض تسجيل الدخول. يُرجى ضبط الساعة ثم تسجيل الدخول من جديد.",
  reply_streaming: "هناك رد تجري كتابته الآن. يُرجى انتظاره أو إيقافه أولًا.",
  client_id_used: "سبق إرسال هذا. لرؤيته يُرجى إعادة تحميل الصفحة.",
  changed_meanwhile: "تغيّر هذا في هذه الأثناء. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.",
  already_subscribed: "لديك باقة بالفعل. يمكنك تغييرها ضمن «إدارة الاشتراكات».",
  appeal_over: "لم يعد الاعتراض ممكنًا.",
  appeal_decided: "سبق البت في هذا الاعتراض.",
  nothing_to_undo: "لا قرار لك يمكن التراجع عنه.",
  undo_too_late: "مضت على هذا القرار أكثر من عشر دقائق. يمكنك إصدار قرار جديد بدلًا من ذلك.",
  larger_than_hourly_bytes: "هذا أكثر مما يُتاح للحساب في الساعة.",
  hourly_bytes_used: "هذا أكثر مما بقي لحسابك في هذه الساعة. يُرجى إعادة المحاولة لاحقًا.",
  payments_off: "المدفوعات متوقفة على هذا الخادم.",
  disk_full: "لا يمكن حفظ شيء حاليًا لأن الخادم ممتلئ. القراءة متاحة.",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment, in Arabic. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `لم يُقبل هذا. إنه يخالف القاعدة بشأن ${topic}.`,
  later: (minutes) => `طلبات كثيرة جدًا. يُرجى إعادة المحاولة ${afterMinutes(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `هذا أكثر مما يُتاح للحساب في الساعة، وهو ${megabytes} م.ب. يُرجى إعادة المحاولة ${afterMinutes(minutes)}.`,
};
