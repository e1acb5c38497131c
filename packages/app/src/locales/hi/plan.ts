import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in Hindi. */
export const planTexts: typeof English = {
  changed: (name) => `अब आपका प्लान: ${name}।`,
  perMonth: "हर महीने",
  endingSoon: "जल्द खत्म…",
  included: (own, lower) => `आपका प्लान ${own} है, जिसमें ${lower} का सब कुछ शामिल है।`,
  addressRefused: "पेमेंट का पेज नहीं खुल सका। कोई पैसा नहीं कटा।",
  changedElsewhere: "आपका प्लान किसी दूसरी विंडो में बदला गया। चुनने से पहले उसे देख लें।",
  paid: (messages) =>
    messages === null ? "अब आपके पास असीमित मैसेज हैं।" : `अब आपके पास हर दिन ${messages} मैसेज हैं।`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    // As in English. The texts of the library count words in the same way.
    const words = `${((historyTokens * 2) / 3).toLocaleString("hi")} शब्दों तक`;
    return [
      messages === null ? "असीमित मैसेज" : `हर दिन ${messages} मैसेज`,
      ...(headStart > 0 ? ["ज़्यादा तेज़ जवाब"] : []),
      ...(hasPriority ? ["नए फ़ीचर सबसे पहले"] : []),
      price === 0 ? `याददाश्त: ${words}` : `ज़्यादा याददाश्त: ${words}`,
      "अपने किरदार बनाएँ",
      "कम्यूनिटी के किरदार खोजें",
    ];
  },
};
