import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Hindi. */
export const formTexts: typeof English = {
  adult: "वयस्क किरदार सिर्फ़ वयस्क बना सकते हैं। फिर से सेव करें और पुष्टि करें कि आपकी उम्र 18 या उससे ज़्यादा है।",
  deleted: "किरदार मिट गया।",
  restored: "किरदार वापस आ गया।",
  cropAgain: "फिर से काटें",
  published: {
    private: "सेव हो गया। यह सिर्फ़ आपको दिखता है।",
    unlisted: "पब्लिश हो गया। जिसके पास लिंक हो, उसे यह दिखता है।",
    public: "पब्लिश हो गया। यह सबको दिखता है।",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "हम इसे पब्लिश नहीं कर सकते।" : "हम इसे सेव नहीं कर सकते।";
    if (topic === undefined) return `${what} वयस्क टेक्स्ट की जाँच अभी नहीं हो सकी। फिर कोशिश करें।`;
    return `${what} ${fields ?? "किरदार"} इस विषय के नियम के खिलाफ़ है: ${topic}।`;
  },
  refusedField: (topic) => `यह इस विषय के नियम के खिलाफ़ है: ${topic}।`,
  restSaved: "बाकी सब सेव है।",
  fieldNames: {
    name: "नाम",
    chatName: "छोटा नाम",
    tagline: "टैगलाइन",
    coverAlt: "कवर का ब्योरा",
    tags: "एक टैग",
    warnings: "एक कॉन्टेंट चेतावनी",
    bio: "किरदार का परिचय",
    rating: "उम्र रेटिंग",
    adultAge: "उम्र",
    greeting: "पहला मैसेज",
    alternateGreetings: "एक और पहला मैसेज",
    definition: "विवरण",
    personality: "स्वभाव",
    scenario: "परिस्थिति",
    systemPrompt: "सिस्टम प्रॉम्प्ट",
    postHistory: "आखिरी निर्देश",
    exampleDialogs: "बातचीत का एक नमूना",
    book: "लोरबुक की एक एंट्री",
    version: "वर्शन",
  },
  nameBeforeTrial: "पहले किरदार को कोई नाम दें।",
  pending: "जाँच के लिए भेजा गया। मंज़ूरी मिलने तक यह सिर्फ़ आपको दिखता है।",
  makePublic: "सार्वजनिक करें",
  madePublic: "अब यह सबको दिखता है।",
  edit: "एडिट करें",
  title: "नया किरदार",
  editTitle: (name) => `एडिट करें: ${name}`,
};
