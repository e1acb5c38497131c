import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("ar");

const list = listOf("ar", { style: "narrow" });

/** The search for characters in Arabic. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "البحث",
    back: "رجوع",
    field: "البحث عن شخصيات",
    placeholder: "بحث",
    submit: "بحث",
    clear: "مسح",
    recent: "عمليات البحث الأخيرة",
    clearRecent: "مسح الكل",
    removeRecent: (text) => `إزالة: ${text}`,
    browse: "الوسوم",
    filters: "تصفية حسب الوسم",
    language: "اللغة",
    everyLanguage: "كل اللغات",
    without: (tag) => `بدون ${tag}`,
    include: (tag) => `بدون ${tag}: عرض هذه فقط`,
    exclude: (tag) => `${tag}: استبعاد هذه`,
    removeTag: (tag) => `إزالة: ${tag}`,
    sortLabel: "الترتيب",
    sort: { relevance: "الأنسب", popular: "الأشهر", new: "الأحدث" },
    tags: "الوسوم",
    characters: "الشخصيات",
    creators: "المنشئون",
    handle: (creator) => `\u200e@${creator}`,
    creations: (count, shown) => plural(count, { one: "شخصية واحدة", other: `الشخصيات: ${shown}` }),
    loading: "جارٍ تحميل الاقتراحات",
    searching: "جارٍ البحث",
    found: (_count, more, shown) => `الشخصيات التي عُثر عليها: ${shown}${more ? " أو أكثر" : ""}`,
    adultMatches: (count, shown) =>
      plural(count, {
        one: "هناك أيضًا شخصية مطابقة واحدة للبالغين. إعداداتك تخفيها.",
        other: `هناك أيضًا شخصيات مطابقة للبالغين: ${shown}. إعداداتك تخفيها.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: "نتيجة واحدة تخفيها عوامل التصفية.",
        other: `نتائج تخفيها عوامل التصفية: ${shown}.`,
      }),
    none: (query) => `لا شخصيات تطابق «${query}»`,
    noneOfTags: "لا شخصيات بهذه الوسوم",
    noneText: "يمكنك تجربة كتابة أخرى أو وسم مشابه، أو إنشاء الشخصية بنفسك.",
    nearest: "وسوم قد تفيدك",
    createIt: "إنشاؤها",
    failed: {
      server: {
        title: "تعذّر البحث",
        text: "حدث خطأ من جانبنا. يُرجى إعادة المحاولة.",
      },
      offline: {
        title: "لا يوجد اتصال",
        text: "سيبدأ البحث عند عودة الاتصال.",
      },
    },
    retry: "إعادة المحاولة",
  },
  tagFilterCopy: {
    label: "الوسوم",
    use: "نوع التصفية",
    uses: { only: "عرض فقط", not: "استبعاد" },
    find: "البحث عن وسم",
    none: (query) => `لا وسوم تطابق «${query}»`,
    state: { only: "مشمول", not: "مستبعد" },
    summary: (only, not) => list([only > 0 && `المشمولة: ${only}`, not > 0 && `المستبعدة: ${not}`]),
    clear: "مسح",
  },
  topRailCopy: {
    title: "الأبرز هذا الأسبوع",
    loading: "جارٍ تحميل أبرز شخصيات الأسبوع",
    failed: "تعذّر تحميل أبرز شخصيات الأسبوع.",
    retry: "إعادة المحاولة",
  },
};
