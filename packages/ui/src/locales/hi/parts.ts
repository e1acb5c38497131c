import type { PartsTexts } from "../Locale.ts";

const notImage = "कृपया कोई इमेज फ़ाइल अपलोड करें";
const tooLarge = "फ़ाइल 3 MB से बड़ी नहीं हो सकती";

/** The general components in Hindi. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "काम जारी है" },
  chipCopy: { remove: (label) => `हटाएँ: ${label}` },
  confirmDialogCopy: { cancel: "रद्द करें", confirm: "पक्का करें" },
  failedStateCopy: {
    title: "यह लोड नहीं हुआ।",
    body: "कनेक्शन टूट गया या सर्वर से जवाब नहीं मिला।",
    retry: "फिर कोशिश करें",
  },
  fieldCopy: {
    show: "पासवर्ड दिखाएँ",
    hide: "पासवर्ड छिपाएँ",
    clear: "साफ़ करें",
    optional: "ज़रूरी नहीं",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${limit} में से ${used} अक्षर इस्तेमाल हुए`,
    tooLong: (over) => `बहुत लंबा है। ${over} अक्षर घटाएँ।`,
  },
  imageCropDialogCopy: {
    title: "अपनी इमेज काटें",
    choose: "इमेज चुनें",
    chooseAnother: "दूसरी चुनें",
    chooseHint: "3 MB तक की इमेज।",
    upload: "अपलोड करें",
    frame: "काटने का हिस्सा",
    frameHint: "फ़्रेम या उसके कोनों को खींचें।",
    keysHint: "कीबोर्ड से: खिसकाने के लिए तीर वाली कुंजियाँ, आकार बदलने के लिए +\u00a0और\u00a0-।",
    image: "आपकी इमेज",
    left: "बाएँ खिसकाएँ",
    right: "दाएँ खिसकाएँ",
    up: "ऊपर खिसकाएँ",
    down: "नीचे खिसकाएँ",
    larger: "फ़्रेम बड़ा करें",
    smaller: "फ़्रेम छोटा करें",
    size: (width, height) => `${width} × ${height} पिक्सेल`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "यह इमेज पढ़ी नहीं जा सकी। दूसरी चुनें।",
    failed: "अपलोड नहीं हुआ। फिर कोशिश करें।",
  },
  markdownCopy: {
    code: "कोड",
    codeIn: (language) => `${language} में कोड`,
    copyCode: "कोड कॉपी करें",
  },
  loadMoreCopy: {
    more: "और दिखाएँ",
    failed: "बाकी लोड नहीं हुआ।",
    retry: "फिर कोशिश करें",
    end: "बस, इतना ही।",
  },
  modalCopy: { close: "बंद करें" },
  pageProgressCopy: { label: "पेज लोड हो रहा है" },
  selectCopy: { placeholder: "कोई एक चुनें" },
  skipLinkCopy: { skip: "सीधे कॉन्टेंट पर जाएँ" },
  toastsCopy: { label: "सूचनाएँ", close: "बंद करें", undo: "वापस लें" },
  uploadButtonCopy: {
    upload: "अपलोड करें",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
