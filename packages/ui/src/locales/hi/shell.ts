import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("hi");

const suggestionGroups = {
  recent: "हाल की खोजें",
  places: "यहाँ जाएँ",
  chats: "चैट",
  tags: "टैग",
  characters: "किरदार",
  creators: "क्रिएटर",
  actions: "कमांड",
};

/** The header, the menus, the banners and the static pages in Hindi. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "गहरी थीम लगाएँ", toLight: "हल्की थीम लगाएँ" },
  bottomNavCopy: {
    label: "मुख्य मेन्यू",
    home: "होम",
    search: "खोजें",
    chats: "चैट",
    create: "बनाएँ",
    you: "आप",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, { one: `आपको यहाँ ${hours} घंटा हो गया है।`, other: `आपको यहाँ ${hours} घंटे हो गए हैं।` }),
    saved: "आपकी चैट सेव है।",
    dismiss: "बंद करें",
  },
  commandPaletteCopy: {
    label: "नतीजे",
    groups: suggestionGroups,
    searching: "खोज जारी है",
    title: "खोज और कमांड",
    field: "पेज, किरदार और चैट खोजें",
    count: (count) => plural(count, { one: `${count} नतीजा`, other: `${count} नतीजे` }),
    none: "कुछ नहीं मिला",
  },
  footerCopy: {
    terms: "शर्तें",
    privacy: "निजता",
    safety: "सुरक्षा",
    contact: "संपर्क",
  },
  headerCopy: {
    create: "बनाएँ",
    premium: "प्रीमियम",
    settings: "सेटिंग",
    login: "लॉग इन",
    menu: "मेन्यू",
  },
  languageSelectCopy: { label: "भाषा" },
  navDrawerCopy: {
    title: "मेन्यू",
    create: "बनाएँ",
    chats: "आपकी चैट",
    characters: "आपके किरदार",
    account: "खाता",
    premium: "प्रीमियम",
    theme: "थीम बदलें",
    settings: "सेटिंग",
    login: "लॉग इन",
    signOut: "लॉग आउट",
    close: "बंद करें",
    moderation: "मॉडरेशन",
    openCases: (count) => `खुले: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "नया वर्शन आ गया है। आपके ड्राफ़्ट सुरक्षित हैं।",
    reload: "रीलोड करें",
    later: "बाद में",
  },
  notFoundScreenCopy: {
    code: "404 नहीं मिला",
    title: "यह पेज अब नहीं है।",
    body: "आपको जिस पेज की तलाश है, वह मौजूद नहीं है या कभी था ही नहीं।",
    home: "होम पर जाएँ",
  },
  noticeBannerCopy: {
    message: "मॉडरेटरों ने आपके खाते या आपके कॉन्टेंट के बारे में एक फ़ैसला लिया है।",
    read: "पढ़ें",
  },
  offlineBannerCopy: {
    offline: "आप ऑफ़लाइन हैं। इंटरनेट लौटते ही मैसेज भेजे जाएँगे।",
    waiting: (count) => plural(count, { one: `${count} मैसेज बाकी है।`, other: `${count} मैसेज बाकी हैं।` }),
    restored: "आप फिर ऑनलाइन हैं।",
    retry: "अभी भेजें",
  },
  searchBoxCopy: { search: "किरदार खोजें", submitSearch: "खोजें", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "सुझाव",
    groups: suggestionGroups,
    searching: "खोज जारी है",
    count: (count) => `${count} सुझाव`,
    none: "कोई सुझाव नहीं। खोजने के लिए Enter दबाएँ।",
  },
  shortcutSheetCopy: { title: "कीबोर्ड शॉर्टकट", or: "या", then: "फिर" },
  signOutDialogCopy: {
    title: "खाते से लॉग आउट करें",
    description: "इस डिवाइस से ड्राफ़्ट हट जाएँगे। आपकी चैट आपके खाते में रहेंगी।",
    cancel: "रद्द करें",
    confirm: "पक्का करें",
  },
  staticScreenCopy: { contents: "इस पेज पर", updated: "लागू होने की तारीख" },
  userMenuCopy: {
    chats: "आपकी चैट",
    characters: "आपके किरदार",
    account: "खाता",
    settings: "सेटिंग",
    signOut: "लॉग आउट",
    menu: "खाता मेन्यू",
    moderation: "मॉडरेशन",
    openCases: (count) => `खुले: ${count > 99 ? "99+" : count}`,
  },
};
