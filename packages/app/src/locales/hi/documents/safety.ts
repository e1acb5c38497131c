import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import type { SafetyParts, safetyOf as English } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("hi");

const list = listOf("hi", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "कैलिफ़ोर्निया",
  "us-ny": "न्यूयॉर्क राज्य",
  "us-or": "ओरेगन",
  "us-wa": "वॉशिंगटन राज्य",
  "us-age": "आपका राज्य",
  us: "संयुक्त राज्य अमेरिका",
  de: "जर्मनी",
  fr: "फ़्रांस",
  it: "इटली",
  eu: "यूरोपीय संघ",
  gb: "यूनाइटेड किंगडम",
  au: "ऑस्ट्रेलिया",
  other: "आपका देश",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "यह बताना कि बातचीत AI से हो रही है",
  crisis: "संकट में मदद",
  age: "उम्र की जाँच",
  minors: "18 साल से कम उम्र के लोगों की सुरक्षा",
  marks: "AI की बनाई चीज़ों पर निशान",
  figures: "आँकड़े प्रकाशित करना",
  images: "अंतरंग तस्वीरें हटाना",
};

const hours = (count: number) => plural(count, { one: "एक घंटे", other: `${count} घंटे` });

/** What keeps users safe, by the rules of the place where they are, in Hindi. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "सुरक्षा",
  lead: "किरदार क्या हैं, संकट में क्या होता है, किसे फ़ोन करें, और कौन क्या देख सकता है।",
  sections: [
    {
      id: "ai",
      heading: "हर किरदार AI है",
      paragraphs: [
        "जवाब कोई इंसान नहीं लिखता। किरदार जो कहते हैं, वह काल्पनिक है। वह गलत हो सकता है, और वह किसी विशेषज्ञ की सलाह नहीं है: न चिकित्सा की, न कानून की, न पैसों की।",
        `चैट यह बात शुरुआत में बताती है, किसी दूसरे दिन लौटने पर फिर बताती है, और इस्तेमाल के हर ${hours(rules.notice_hours)} बाद बताती है; जिन्होंने बताया है कि उनकी उम्र 18 से कम है, उन्हें हर ${hours(rules.minor_notice_hours)} बाद। किरदारों को निर्देश है कि पूछने पर वे बताएँ कि वे AI हैं, और जिस जवाब में इंसान होने का दावा हो, उसे बदल दिया जाता है।`,
        "जिन फ़ाइलों में जवाब होते हैं, वे मशीनों को बताती हैं कि कौन-से शब्द AI ने लिखे।",
      ],
    },
    {
      id: "crisis",
      heading: "संकट में",
      paragraphs: [
        "जब आपके मैसेज से पता चलता है कि आप शायद खुद को नुकसान पहुँचाएँ, या कि आपको खान-पान का कोई विकार (ईटिंग डिसऑर्डर) है, तो चैट में हेल्पलाइन दिखती हैं। वे तब तक रहती हैं, जब तक आप उन्हें बंद न करें। किसी को सूचना नहीं दी जाती। जिस कहानी में कोई और खतरे में हो, उसमें हेल्पलाइन नहीं दिखतीं।",
        ...(rules.crisis_pause ? ["हेल्पलाइन बंद किए जाने तक चैट रुकी रहती है।"] : []),
        "यह काम एक प्रोग्राम करता है, जिससे गलती हो सकती है। वह किसी इंसान की जगह नहीं ले सकता: अगर आप खतरे में हैं, तो फ़ोन करें।",
        ...(rules.crisis_figures
          ? [
              "आप जहाँ हैं, वहाँ का कानून कहता है कि संचालक हर साल यह प्रकाशित करे कि मदद कितनी बार दिखाई गई; किसे दिखाई गई, यह कभी नहीं।",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `मदद कितनी बार दिखाई गई, ${region === null ? "सभी को" : "आप जहाँ हैं वहाँ"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "किसे फ़ोन करें",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "18 साल से कम उम्र के लोग",
      paragraphs: [
        "हो सकता है कि AI साथी 18 साल से कम उम्र के कुछ लोगों के लिए ठीक न हों।",
        [
          "वयस्क कॉन्टेंट तब तक छिपा रहता है, जब तक यूज़र उसे देखना न चुने। ",
          rules.age_check
            ? "आप जहाँ हैं, वहाँ इसके लिए किसी स्वतंत्र सेवा से उम्र की जाँच ज़रूरी है। हमें सिर्फ़ हाँ या ना पता चलता है। ऐसी सेवा के बिना कोई वयस्क कॉन्टेंट नहीं है।"
            : "उससे पहले यूज़र को बताना होता है कि उसकी उम्र कम से कम 18 है।",
          " देखें: ",
          { text: "वयस्क कॉन्टेंट", href: `${paths.policy()}#adults` },
          "।",
        ],
        "18 साल से कम उम्र के लोगों के बारे में यौन कॉन्टेंट मना है, काल्पनिक कहानियों में भी।",
      ],
    },
    {
      id: "report",
      heading: "किसी चीज़ की रिपोर्ट करें",
      paragraphs: [
        [
          "किरदारों, मैसेज, तस्वीरों और प्रोफ़ाइल के मेन्यू में “रिपोर्ट करें” होता है। आपको खाते की ज़रूरत नहीं है। किस चीज़ पर रोक है, यह ",
          { text: "नियमों", href: `${paths.policy()}#rules` },
          " में लिखा है। चाहें तो ",
          { text: "संचालक को भी लिखें", href: paths.contactUs() },
          "।",
        ],
        [
          "क्या यहाँ की कोई अंतरंग तस्वीर आपको, या आप जिसके प्रतिनिधि हैं उसे, बिना सहमति दिखाती है? ",
          { text: "हमसे उसे हटाने को कहें", href: paths.takeDown() },
          "। हम 48 घंटे में फ़ैसला करते हैं।",
        ],
        [
          "हर रिपोर्ट का एक नंबर होता है। उस नंबर से ",
          { text: "रिपोर्ट की स्थिति देखें", href: paths.reportState() },
          "।",
        ],
      ],
    },
    {
      id: "laws",
      heading: "आप जहाँ हैं, वहाँ के नियम",
      paragraphs: [
        region === null
          ? "हमें नहीं पता कि आप कहाँ हैं। इसलिए सभी नियमों में से सबसे सख्त नियम लागू होते हैं।"
          : `इस जगह के नियम ये हैं: ${regionNames[region]}।`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}: ${count === null ? `${SMALLEST_PUBLISHED_COUNT} से कम बार` : `${count} बार`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [` (${about})`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, ${dayOf(since)} से: ${list(about.map((subject) => lawSubjects[subject]))}।`;
}
