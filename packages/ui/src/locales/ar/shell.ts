import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("ar");

const suggestionGroups = {
  recent: "عمليات البحث الأخيرة",
  places: "الانتقال إلى",
  chats: "المحادثات",
  tags: "الوسوم",
  characters: "الشخصيات",
  creators: "المنشئون",
  actions: "الإجراءات",
};

/** The header, the menus, the banners and the static pages in Arabic. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "الوضع الداكن", toLight: "الوضع الفاتح" },
  bottomNavCopy: {
    label: "القائمة الرئيسية",
    home: "الرئيسية",
    search: "البحث",
    chats: "المحادثات",
    create: "إنشاء",
    you: "حسابك",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, {
        one: "مضت ساعة وأنت هنا.",
        two: "مضت ساعتان وأنت هنا.",
        few: `مضت ${hours} ساعات وأنت هنا.`,
        other: `مضت ${hours} ساعة وأنت هنا.`,
      }),
    saved: "محادثتك محفوظة.",
    dismiss: "إغلاق",
  },
  commandPaletteCopy: {
    label: "النتائج",
    groups: suggestionGroups,
    searching: "جارٍ البحث",
    title: "البحث والإجراءات",
    field: "البحث في الصفحات والشخصيات والمحادثات",
    count: (count) =>
      plural(count, {
        zero: "لا نتائج",
        one: "نتيجة واحدة",
        two: "نتيجتان",
        few: `${count} نتائج`,
        other: `${count} نتيجة`,
      }),
    none: "لا توجد نتائج",
  },
  footerCopy: {
    terms: "الشروط",
    privacy: "الخصوصية",
    safety: "السلامة",
    contact: "تواصل معنا",
  },
  headerCopy: {
    create: "إنشاء",
    premium: "بريميوم",
    settings: "الإعدادات",
    login: "دخول",
    menu: "القائمة",
  },
  languageSelectCopy: { label: "اللغة" },
  navDrawerCopy: {
    title: "القائمة",
    create: "إنشاء",
    chats: "محادثاتك",
    characters: "شخصياتك",
    account: "الحساب",
    premium: "بريميوم",
    theme: "تبديل وضع الألوان",
    settings: "الإعدادات",
    login: "دخول",
    signOut: "تسجيل الخروج",
    close: "إغلاق",
    moderation: "الإشراف",
    openCases: (count) => `مفتوحة: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "يتوفر إصدار جديد. مسوداتك محفوظة.",
    reload: "إعادة التحميل",
    later: "لاحقًا",
  },
  notFoundScreenCopy: {
    code: "404 غير موجودة",
    title: "هذه الصفحة لم تعد هنا.",
    body: "الصفحة المطلوبة غير موجودة، أو لم تكن موجودة قط.",
    home: "العودة إلى الرئيسية",
  },
  noticeBannerCopy: {
    message: "اتخذ فريق الإشراف قرارًا بشأن حسابك أو محتواك.",
    read: "قراءة",
  },
  offlineBannerCopy: {
    offline: "لا يوجد اتصال. ستُرسل الرسائل عند عودته.",
    waiting: (count) =>
      plural(count, {
        one: "رسالة واحدة في الانتظار.",
        two: "رسالتان في الانتظار.",
        few: `${count} رسائل في الانتظار.`,
        other: `${count} رسالة في الانتظار.`,
      }),
    restored: "عاد الاتصال.",
    retry: "إعادة المحاولة",
  },
  searchBoxCopy: { search: "البحث عن شخصيات", submitSearch: "بحث", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "الاقتراحات",
    groups: suggestionGroups,
    searching: "جارٍ البحث",
    count: (count) =>
      plural(count, {
        zero: "لا اقتراحات",
        one: "اقتراح واحد",
        two: "اقتراحان",
        few: `${count} اقتراحات`,
        many: `${count} اقتراحًا`,
        other: `${count} اقتراح`,
      }),
    none: "لا اقتراحات. للبحث يُرجى الضغط على Enter.",
  },
  shortcutSheetCopy: { title: "اختصارات لوحة المفاتيح", or: "أو", then: "مع" },
  signOutDialogCopy: {
    title: "تسجيل الخروج من حسابك",
    description: "ستُزال المسودات من هذا الجهاز. محادثاتك تبقى في حسابك.",
    cancel: "إلغاء",
    confirm: "تأكيد",
  },
  staticScreenCopy: { contents: "في هذه الصفحة", updated: "سارية منذ" },
  userMenuCopy: {
    chats: "محادثاتك",
    characters: "شخصياتك",
    account: "الحساب",
    settings: "الإعدادات",
    signOut: "تسجيل الخروج",
    menu: "قائمة الحساب",
    moderation: "الإشراف",
    openCases: (count) => `مفتوحة: ${count > 99 ? "99+" : count}`,
  },
};
