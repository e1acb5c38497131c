import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("hi");

const list = listOf("hi", { style: "narrow" });

/** The search for characters in Hindi. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "खोज",
    back: "वापस",
    field: "किरदार खोजें",
    placeholder: "खोजें",
    submit: "खोजें",
    clear: "साफ़ करें",
    recent: "हाल की खोजें",
    clearRecent: "सब हटाएँ",
    removeRecent: (text) => `हटाएँ: ${text}`,
    browse: "टैग",
    filters: "टैग फ़िल्टर",
    language: "भाषा",
    everyLanguage: "सभी भाषाएँ",
    without: (tag) => `${tag} नहीं`,
    include: (tag) => `${tag} नहीं: सिर्फ़ यही दिखाएँ`,
    exclude: (tag) => `${tag}: ये न दिखाएँ`,
    removeTag: (tag) => `हटाएँ: ${tag}`,
    sortLabel: "क्रम",
    sort: { relevance: "सबसे सटीक", popular: "लोकप्रिय", new: "नए" },
    tags: "टैग",
    characters: "किरदार",
    creators: "क्रिएटर",
    handle: (creator) => `@${creator}`,
    creations: (_count, shown) => `${shown} किरदार`,
    loading: "सुझाव लोड हो रहे हैं",
    searching: "खोज जारी है",
    found: (count, more, shown) =>
      more
        ? `${shown} या ज़्यादा किरदार मिले`
        : `${shown} किरदार ${plural(count, { one: "मिला", other: "मिले" })}`,
    adultMatches: (count, shown) =>
      plural(count, {
        one: `${shown} वयस्क किरदार भी मेल खाता है। वह आपकी सेटिंग में छिपा है।`,
        other: `${shown} वयस्क किरदार भी मेल खाते हैं। वे आपकी सेटिंग में छिपे हैं।`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `${shown} नतीजा आपके फ़िल्टर की वजह से छिपा है।`,
        other: `${shown} नतीजे आपके फ़िल्टर की वजह से छिपे हैं।`,
      }),
    none: (query) => `“${query}” से मेल खाता कोई किरदार नहीं`,
    noneOfTags: "इन टैग का कोई किरदार नहीं",
    noneText: "दूसरी वर्तनी या मिलता-जुलता टैग आज़माएँ, या किरदार खुद बनाएँ।",
    nearest: "ये टैग आज़माएँ",
    createIt: "खुद बनाएँ",
    failed: {
      server: {
        title: "खोज नहीं हो पाई",
        text: "हमारी तरफ़ से कुछ गड़बड़ हुई। फिर कोशिश करें।",
      },
      offline: {
        title: "आप ऑफ़लाइन हैं",
        text: "कनेक्शन लौटते ही खोज होगी।",
      },
    },
    retry: "फिर कोशिश करें",
  },
  tagFilterCopy: {
    label: "टैग",
    use: "फ़िल्टर का तरीका",
    uses: { only: "सिर्फ़ ये", not: "ये नहीं" },
    find: "टैग खोजें",
    none: (query) => `“${query}” से मेल खाता कोई टैग नहीं`,
    state: { only: "शामिल", not: "शामिल नहीं" },
    summary: (only, not) => list([only > 0 && `${only} शामिल`, not > 0 && `${not} शामिल नहीं`]),
    clear: "साफ़ करें",
  },
  topRailCopy: {
    title: "इस हफ़्ते के टॉप",
    loading: "इस हफ़्ते के टॉप किरदार लोड हो रहे हैं",
    failed: "इस हफ़्ते के टॉप किरदार लोड नहीं हुए।",
    retry: "फिर कोशिश करें",
  },
};
