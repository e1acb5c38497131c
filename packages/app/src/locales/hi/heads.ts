import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "कोई AI किरदार ढूँढें, उसका पहला मैसेज पढ़ें और चैट शुरू करें।";

/** What search engines and shared links show of each page, in Hindi. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `निजता नीति · ${app}`,
    description: "Mimi आपके बारे में क्या सेव करता है, कहाँ सेव करता है, और उसकी कॉपी कैसे लें या उसे कैसे मिटाएँ।",
  },
  term: {
    title: `इस्तेमाल की शर्तें · ${app}`,
    description: "Mimi का इस्तेमाल करने का मतलब है कि आपको ये शर्तें मंज़ूर हैं। ये छोटी हैं, इसलिए कृपया इन्हें पढ़ें।",
  },
  safety: {
    title: `सुरक्षा · ${app}`,
    description: "किरदार क्या हैं, संकट में क्या होता है, किसे फ़ोन करें, और कौन क्या देख सकता है।",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "अपनी ऐसी अंतरंग तस्वीर हटाने का अनुरोध करें, जो आपकी सहमति के बिना शेयर की गई। खाते की ज़रूरत नहीं।",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "आपने जिसकी रिपोर्ट की, उसका क्या हुआ: रिपोर्ट के नंबर से देखें।",
  },
  contactUs: {
    title: `हमसे संपर्क करें · ${app}`,
    description:
      "Mimi ऐसा सॉफ़्टवेयर है, जिसे कोई भी चला सकता है। संचालक वह व्यक्ति या कंपनी है, जो इसे इस पते पर चलाती है।",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "आपको जिस पेज की तलाश है, वह मौजूद नहीं है या कभी था ही नहीं।",
  },
};
