import type { PartsTexts } from "../Locale.ts";

const notImage = "يُرجى اختيار ملف صورة";
const tooLarge = "يجب ألا يتجاوز حجم الملف 3 م.ب";

/** The general components in Arabic. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "جارٍ التنفيذ" },
  chipCopy: { remove: (label) => `إزالة: ${label}` },
  confirmDialogCopy: { cancel: "إلغاء", confirm: "تأكيد" },
  failedStateCopy: {
    title: "تعذّر التحميل.",
    body: "انقطع الاتصال أو لم يستجب الخادم.",
    retry: "إعادة المحاولة",
  },
  fieldCopy: {
    show: "إظهار كلمة المرور",
    hide: "إخفاء كلمة المرور",
    clear: "مسح",
    optional: "اختياري",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `الأحرف المستخدمة: ${used} من ${limit}`,
    tooLong: (over) => `النص طويل. الأحرف الزائدة: ${over}.`,
  },
  imageCropDialogCopy: {
    title: "قص الصورة",
    choose: "اختيار صورة",
    chooseAnother: "اختيار صورة أخرى",
    chooseHint: "صورة لا يتجاوز حجمها 3 م.ب.",
    upload: "رفع",
    frame: "منطقة القص",
    frameHint: "يمكنك سحب الإطار أو زواياه.",
    keysHint: "بلوحة المفاتيح: الأسهم لتحريكه، والمفتاحان +\u00a0و\u00a0- لتغيير حجمه.",
    image: "صورتك",
    left: "إلى اليسار",
    right: "إلى اليمين",
    up: "إلى الأعلى",
    down: "إلى الأسفل",
    larger: "تكبير الإطار",
    smaller: "تصغير الإطار",
    size: (width, height) => `${width} × ${height} بكسل`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "تعذّرت قراءة هذه الصورة. يُرجى اختيار صورة أخرى.",
    failed: "تعذّر الرفع. يُرجى إعادة المحاولة.",
  },
  markdownCopy: {
    code: "شفرة برمجية",
    codeIn: (language) => `شفرة برمجية: ${language}`,
    copyCode: "نسخ الشفرة",
  },
  loadMoreCopy: {
    more: "عرض المزيد",
    failed: "تعذّر تحميل المزيد.",
    retry: "إعادة المحاولة",
    end: "هذا كل شيء.",
  },
  modalCopy: { close: "إغلاق" },
  pageProgressCopy: { label: "جارٍ تحميل الصفحة" },
  selectCopy: { placeholder: "اختيار" },
  skipLinkCopy: { skip: "الانتقال إلى المحتوى" },
  toastsCopy: { label: "الإشعارات", close: "إغلاق", undo: "تراجع" },
  uploadButtonCopy: {
    upload: "رفع",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
