import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Hindi. */
export const contactOf: typeof English = (email) => ({
  title: "हमसे संपर्क करें",
  lead: "Mimi ऐसा सॉफ़्टवेयर है, जिसे कोई भी चला सकता है। संचालक वह व्यक्ति या कंपनी है, जो इसे इस पते पर चलाती है।",
  sections: [
    {
      id: "operator",
      heading: "संचालक कौन है",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "सिर्फ़ संचालक ही आपका खाता देख सकता है और पेमेंट के बारे में सवालों के जवाब दे सकता है।",
        [
          "अपने डेटा की कॉपी खुद ली जा सकती है और अपना खाता खुद मिटाया जा सकता है। देखें: ",
          { text: "अपने डेटा की कॉपी लें या उसे मिटाएँ", href: `${paths.policy()}#yours` },
          "।",
        ],
      ],
    },
    {
      id: "report",
      heading: "ऐसा कॉन्टेंट जो यहाँ नहीं होना चाहिए",
      paragraphs: [
        [
          "अगर कोई किरदार या मैसेज कानून के या हमारे ",
          { text: "नियमों", href: `${paths.policy()}#rules` },
          " के खिलाफ़ है, तो संचालक को लिखें और पेज का पता दें। आपको खाते की ज़रूरत नहीं है, और जो दिखा उसे कॉपी करने की भी ज़रूरत नहीं है।",
        ],
        "अगर कोई खतरे में है, तो सबसे पहले पुलिस से संपर्क करें।",
      ],
    },
    {
      id: "plan",
      heading: "आपका प्लान",
      paragraphs: ["पेड प्लान खुद बदला या खत्म किया जा सकता है: पेज के ऊपर “प्रीमियम” चुनें, फिर “सब्सक्रिप्शन मैनेज करें”।"],
    },
  ],
});

const unknownAddress =
  "संचालक ने इस पेज के लिए कोई ईमेल पता नहीं दिया है। पता वहाँ देखें, जहाँ आपको इस साइट का लिंक मिला, या पेड प्लान की रसीद पर।";

const writeTo = (email: string) => ["संचालक को यहाँ लिखें: ", { text: email, href: `mailto:${email}` }, "।"];
