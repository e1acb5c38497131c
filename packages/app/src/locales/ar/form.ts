import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Arabic. */
export const formTexts: typeof English = {
  adult: "لا يمكن لغير البالغين إنشاء شخصيات للبالغين. يُرجى الحفظ من جديد وتأكيد أن عمرك 18 عامًا أو أكثر.",
  deleted: "حُذفت الشخصية.",
  restored: "استُعيدت الشخصية.",
  cropAgain: "قص الصورة من جديد",
  published: {
    private: "تم الحفظ. لا يمكن لأحد غيرك رؤيتها.",
    unlisted: "تم النشر. يمكن لكل من لديه الرابط رؤيتها.",
    public: "تم النشر. يمكن للجميع رؤيتها.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "لا يمكننا نشر هذا." : "لا يمكننا حفظ هذا.";
    if (topic === undefined) return `${what} فشل للتو التحقق من نص البالغين. يُرجى إعادة المحاولة.`;
    return `${what} ما يخالف القاعدة بشأن ${topic}: ${fields ?? "الشخصية"}.`;
  },
  refusedField: (topic) => `يخالف هذا القاعدة بشأن ${topic}.`,
  restSaved: "تم حفظ كل ما عدا ذلك.",
  fieldNames: {
    name: "الاسم",
    chatName: "الاسم المختصر",
    tagline: "السطر التعريفي",
    coverAlt: "وصف الغلاف",
    tags: "أحد الوسوم",
    warnings: "إحدى ملاحظات المحتوى",
    bio: "النبذة عن الشخصية",
    rating: "التصنيف العمري",
    adultAge: "العمر",
    greeting: "الرسالة الأولى",
    alternateGreetings: "رسالة أولى أخرى",
    definition: "التعريف",
    personality: "الطباع",
    scenario: "السيناريو",
    systemPrompt: "تعليمات النظام",
    postHistory: "التعليمات الأخيرة",
    exampleDialogs: "أحد أمثلة الحوارات",
    book: "أحد مداخل كتاب العالم",
    version: "الإصدار",
  },
  nameBeforeTrial: "يلزم أولًا إدخال اسم للشخصية.",
  pending: "أُرسلت للمراجعة. لا يمكن لأحد غيرك رؤيتها إلى أن تُقبل.",
  makePublic: "جعلها عامة",
  madePublic: "يمكن للجميع رؤيتها الآن.",
  edit: "تعديل",
  title: "شخصية جديدة",
  editTitle: (name) => `تعديل: ${name}`,
};
