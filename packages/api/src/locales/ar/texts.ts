import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `مع ${character}، صُدّرت في ${time}.`,
  removedCharacter: "شخصية مُزالة",
  reader: "أنت",
};

const items = { character: "شخصيتك", image: "غلافك", message: "رسالتك", profile: "ملفك الشخصي" } as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: قرار من فريق الإشراف",
  account: {
    warn: "هذا تحذير من فريق الإشراف.",
    restrict: "لا يمكنك النشر أو الرفع أو تغيير اسمك ونبذتك. ما زال بإمكانك المحادثة وكتابة المسودات.",
    suspend: "حسابك موقوف مؤقتًا. لا يمكنك تسجيل الدخول حتى ذلك الحين.",
    ban: "حسابك محظور. لم يعد بإمكانك تسجيل الدخول.",
    lift: "انتهت القيود على حسابك.",
  },
  removed: (kind, title) => `تمت إزالة ${named(kind, title)}. لا يمكن نشر ذلك من جديد.`,
  takenDown: (kind, title) => `تم سحب ${named(kind, title)}. يمكنك تعديل ذلك وتقديمه من جديد.`,
  rule: (rule) => `القاعدة: ${rule}`,
  reason: (reason) => `السبب: ${reason}`,
  until: (time) => `حتى: ${time}`,
  answer: (answer) => `الرد: ${answer}`,
  rules: {
    minors: "محتوى البالغين الذي يشمل أي شخص دون 18 عامًا غير مسموح به هنا أبدًا.",
    banned: "يحتوي هذا على كلمات غير مسموح بها هنا.",
    adult_attestation: "يلزم تأكيد أن شخصية البالغين بالغة ويبدو عليها ذلك.",
    adult_age: "يلزم أن يكون لشخصية البالغين عمر لا يقل عن 18 عامًا قبل نشرها.",
    image_attestation: "يلزم تأكيد أن غلاف شخصية البالغين يُظهر شخصًا بالغًا.",
    not_screened: "يُفحص نص البالغين قبل حفظه أو إرساله، وقد فشل الفحص للتو. يُرجى إعادة المحاولة.",
    unmarked_adult: "يجب تصنيف محتوى البالغين على أنه للبالغين.",
    real_person: "لا يجوز إظهار أشخاص حقيقيين أو تقليدهم من دون موافقتهم.",
    hate: "الهجوم على فئات من الناس غير مسموح به هنا.",
    violence: "التهديد والدعوة إلى العنف غير مسموح بهما هنا.",
    self_harm: "ما يشجع على إيذاء النفس أو اضطرابات الأكل غير مسموح به هنا.",
    illegal: "ما هو غير قانوني غير مسموح به هنا.",
    copyright: "ما صنعه شخص آخر لا يجوز عرضه هنا من دون موافقته.",
    spam: "الإعلانات وتكرار الشيء نفسه غير مسموح بهما هنا.",
    moderation: "قرر أحد المشرفين أنه لا يمكن عرض هذا.",
  },
  payment: {
    refund: "أُلغيت باقتك، وتُرد آخر دفعة إليك.",
    cancel: "أُلغيت باقتك. لن يُخصم شيء بعد الآن.",
  },
  appeal: {
    confirmed: "راجعنا اعتراضك. القرار باقٍ.",
    reversed: "قُبل اعتراضك وأُلغي القرار.",
  },
  outcome: {
    subject: "Mimi: طلبك إزالة صورة",
    asked: "طلبت منا إزالة صورة حميمة لشخص لم يوافق عليها.",
    taken_down: "قرر أحد المشرفين: سُحبت الصورة، ولا يمكن رفع نسخ مطابقة لها.",
    stays: "قرر أحد المشرفين: تبقى الصورة، لأنها لا تبدو صورة حميمة لشخص حقيقي.",
    disagree: (address) => `إن كان هذا خطأ، فيُرجى مراسلتنا: ${address}`,
    number: (receipt, address) => `رقم طلبك: ${receipt}\n${address}`,
    forgotten: "حذفنا عنوان البريد هذا من طلبك.",
  },
  appealAtLogin: (address) => `يمكنك الاعتراض مرة واحدة: بتسجيل الدخول في ${address} واختيار «اعتراض».`,
  appealInSettings: (address) => `يمكنك الاعتراض مرة واحدة: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  return kind === "image" ? `غلاف «${title}»` : `${items[kind]} «${title}»`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `مستخدم ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "هذه الصفحة للبالغين.",
  needsJavaScript: "يحتاج Mimi إلى JavaScript.",
  backToHome: "العودة إلى الرئيسية",
  unreadable: {
    tooLong: {
      title: "هذا العنوان طويل جدًا",
      text: "لا يستطيع Mimi قراءة عنوان أو بحث بهذا الطول. يُرجى اختصاره وإعادة المحاولة.",
    },
    tooSlow: {
      title: "استغرق هذا وقتًا طويلًا",
      text: "لم يصل الطلب في الوقت المحدد. للمحاولة من جديد يُرجى إعادة تحميل الصفحة.",
    },
    other: { title: "تعذّرت قراءة هذا الطلب", text: "يُرجى الرجوع وإعادة المحاولة." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "محاكي الدفع",
  heading: "محاكي الدفع، لا تنتقل أي أموال",
  buying: (plan) => `ستجري الآن عملية شراء وهمية لشهر واحد من ${plan}.`,
  pay: "دفع (وهمي)",
  cancel: "إلغاء",
  current: (plan) => `الباقة الحالية: ${plan}.`,
  none: "لا يوجد اشتراك.",
  changeTo: (plan) => `الانتقال إلى ${plan}`,
  end: "إنهاء الاشتراك الآن",
  back: "رجوع",
};

/** The texts of the API in Arabic, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `أنا ذكاء اصطناعي ولست إنسانًا. كل كلام ${name} يكتبه برنامج.`,
  },
};
