import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Hindi, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "होम", words: "" },
  search: { label: "खोज", words: "ढूँढें टैग" },
  chats: { label: "आपकी चैट", words: "इतिहास बातचीत" },
  characters: { label: "आपके किरदार", words: "ड्राफ़्ट" },
  create: { label: "किरदार बनाएँ", words: "नया" },
  moderation: { label: "मॉडरेशन", words: "कतार रिपोर्ट अपील लॉग" },
  policy: { label: "निजता नीति", words: "नियम डेटा प्राइवेसी" },
  term: { label: "इस्तेमाल की शर्तें", words: "" },
  safety: { label: "सुरक्षा", words: "संकट मदद उम्र कानून" },
  contact: { label: "हमसे संपर्क करें", words: "मदद सहायता" },
  settings: { label: "सेटिंग", words: "पसंद पढ़ना वयस्क छिपाई डेटा" },
  theme: { label: "थीम बदलें", words: "गहरी हल्की डार्क लाइट रंग" },
  premium: { label: "प्रीमियम", words: "प्लान सब्सक्रिप्शन अपग्रेड पेमेंट" },
  shortcuts: { label: "कीबोर्ड शॉर्टकट", words: "" },
  account: { label: "खाता", words: "प्रोफ़ाइल नाम फ़ोटो" },
  login: { label: "लॉग इन", words: "साइन इन रजिस्टर खाता" },
  signOut: { label: "लॉग आउट", words: "साइन आउट बाहर" },
};
