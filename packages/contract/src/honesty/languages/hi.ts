import type { HonestyPatterns } from "../HonestyPatterns.ts";

// Without the dot below letters ("ज़" is "ज"), and "ँ" is "ं". Hindi is written in Latin letters as well, in many spellings.

const MACHINE =
  "(?:ai|ए ?आई|रोबोट|रोबॉट|बॉट|चैट ?बॉट|मशीन|(?:कंप्यूटर |कम्प्यूटर )?(?:प्रोग्राम|सॉफ्टवेयर)|कंप्यूटर|कम्प्यूटर|कृत्रिम (?:बुद्धि|बुद्धिमत्ता|मेधा)|आर्टिफिशियल इंटेलिजें?स|लैंग्वेज मॉडल|भाषा मॉडल|एल्गोरिदम|chat ?gpt|gpt|चैट ?जीपीटी|chatbot|bot|robot|machine)";
const PERSON = "(?:इंसान|इन्सान|मनुष्य|मानव|ह्यूमन|human|insaan|insan)";
/** "A real man", "a real girl": "आदमी" alone asks for something else. */
const REAL_ONE = "(?:(?:असली|सच्चे|सच्ची|सचमुच की|सचमुच के|जीते जागते|रियल) (?:आदमी|औरत|लडकी|लडका|लडके|व्यक्ति|शख्स))";
const REAL = "(?:असली|रियल|real|नकली|फेक|fake|वास्तविक|काल्पनिक)";
const YOU = "(?:तुम|आप|तू)";
const IS = "(?:हो|हैं|है|थे|होंगे|होगे)";
const FILLER =
  "(?:(?:क्या|सच में|सच मे|सचमुच|वाकई|असल में|वास्तव में|हकीकत में|दरअसल|कोई|एक|असली|सच्चे|सच्ची|सिर्फ|बस|केवल|तो|भी|ही|कहीं|शायद|जरूर|नहीं|न|ना|पक्का|वैसे|आखिर|यार|जी|लोग|किसी|कि|मुझे|अभी|यहां|बताओ|बताइए|सच) ){0,8}";
const ENDS = `(?: (?:तो|ही|भी|ना|न))*(?: (?:नहीं ?)?(?:${IS}|या|कि)(?: |$)| नहीं$|$)`;
const SPEAKING = "(?:बात|बातें|चैट|बातचीत) (?:तो )?कर (?:रहा|रही|रहे) (?:हूं|हैं)";

// The same in Latin letters.
const LATIN_MACHINE =
  "(?:ai|robot|bot|chat ?bot|machine|mashin|program|computer|chat ?gpt|artificial intelligence)";
const LATIN_PERSON = "(?:insa+n|inshan|human|manushya)";
const LATIN_REAL = "(?:asli|real|nakli|fake)";
const LATIN_FILLER =
  "(?:(?:kya|kia|sach|sachmuch|sachme|mein|main|me|waqai|vakai|asli|asal|sacche|koi|ek|sirf|bas|to|toh|bhi|hi|kahin|kahi|shayad|zaroor|nahi|nahin|nhi|na|pakka|waise|yaar|real|actually|ki|bolo|batao) ){0,8}";
const LATIN_IS = "(?:ho|hai|hain|he|h)";
const HOON = "(?:hoon|hoo|hun|hum|hu)";

const I = "(?:मैं|मै|हम)";
const I_REALLY =
  "(?:(?:तो|भी|ही|सच में|सचमुच|वाकई|बिल्कुल|बिलकुल|एक|पक्का|असली|सच्चा|सच्ची|जीता जागता|जीती जागती|हाड मांस का|हाड मांस की|आम|तुम्हारी तरह|आपकी तरह|तुम्हारे जैसा|तुम्हारे जैसी|आपके जैसा|आपके जैसी|सौ फीसदी|पूरी तरह|सिर्फ|बस|केवल) )*";
const NOT = "(?:नहीं|नही|थोडे ही|थोडी ना|थोडी)";

export const hi: HonestyPatterns = {
  questions: [
    `(?:^| )${YOU} ${FILLER}(?:${MACHINE}|${PERSON}|${REAL_ONE}|${REAL})${ENDS}`,
    `^(?:${FILLER})(?:${MACHINE}|${PERSON}|${REAL_ONE}|${REAL}) (?:ही |तो )?(?:नहीं )?(?:हो|हैं) (?:क्या |ना |न )?(?:${YOU}|क्या|ना|न)(?= |$)`,
    `^${FILLER}(?:${MACHINE}|${PERSON}|${REAL_ONE}) (?:हो |हैं )?(?:या|कि) (?:फिर )?(?:(?:कोई|एक|असली) )*(?:${MACHINE}|${PERSON}|आदमी)(?= |$)`,
    `(?:^| )(?:${MACHINE}|${PERSON}|${REAL_ONE}) (?:से|के साथ) (?:ही )?${SPEAKING}`,
    `(?:^| )(?:मेरी|हमारी) (?:बात|चैट) ${FILLER}(?:${MACHINE}|${PERSON}|${REAL_ONE}) (?:से|के साथ) (?:ही )?हो रही`,
    `(?:^| )(?:मैं|मै) (?:\\S+ ){0,3}किस(?:से|के साथ) (?:\\S+ )?(?:बात|बातें|चैट)`,
    `(?:^| )(?:ये|यह|आपके|तुम्हारे|तेरे) (?:सारे |सब )?(?:जवाब|मैसेज|मेसेज|उत्तर|रिप्लाई) (?:(?:क्या|सब|कोई|असली) )*(?:ऑटोमैटिक|ऑटोमेटिक|स्वचालित|मशीनी|पहले से|इंसान|मशीन|बॉट|ai|एआई)`,
    "(?:स्क्रीन|परदे|पर्दे|मोबाइल|फोन) के (?:पीछे|उस पार|उस तरफ|दूसरी तरफ) (?:कौन|कोई (?:(?:असली|सच में) )*(?:इंसान|है))",
    "(?:उस|दूसरी) तरफ (?:(?:कोई|असली) )*इंसान (?:है|हैं|बैठा)",
    `^${FILLER}${YOU} (?:(?:आखिर|असल में|सच में) )*(?:क्या (?:चीज )?(?:हो|हैं)|(?:हो|हैं) क्या)(?: (?:आखिर|असल में))?$`,
    "(?:^| )(?:तुम्हें|तुम्हे|आपको|तुझे|तुमको) किसने (?:प्रोग्राम|ट्रेन|कोड)",
    "(?:^| )(?:कौन ?सा|कौन ?सी|किस) (?:ai|एआई|लैंग्वेज|भाषा) ?मॉडल",
    `(?:^| )${YOU} ${FILLER}${MACHINE} (?:जैसे|जैसी|की तरह) (?:बात|बातें|बोल|जवाब|लिख)`,
    "^(?:क्या )?(?:ये|यह) (?:(?:कोई|सिर्फ|बस|चैट) )*(?:बॉट|चैटबॉट|ai|एआई|bot) (?:ही |तो )?(?:है|नहीं)",
    // Latin letters.
    `(?:^| )(?:tum|tu|aap|ap|tm) ${LATIN_FILLER}(?:${LATIN_MACHINE}|${LATIN_PERSON}|${LATIN_REAL})(?: (?:to|toh|hi|na|nahi|nahin|nhi))* ${LATIN_IS}(?= |$)`,
    `(?:^| )(?:${LATIN_MACHINE}|${LATIN_PERSON}) (?:ho|hain|hai) (?:kya|na|tum|aap)(?= |$)`,
    `(?:^| )(?:${LATIN_MACHINE}|${LATIN_PERSON}) (?:ho |hain )?ya (?:phir )?(?:koi |ek )?(?:${LATIN_MACHINE}|${LATIN_PERSON})(?= |$)`,
    `(?:^| )(?:${LATIN_MACHINE}|${LATIN_PERSON}) se (?:hi )?ba+t kar rah(?:a|i|e) ${HOON}(?= |$)`,
  ],
  replies: {
    claims: [
      `(?:^| )${I} ${I_REALLY}(?:${PERSON}|हाड मांस\\S*|असली|मनुष्य)(?: (?:ही|तो|भी))*(?: हूं| हैं|$)`,
      `^(?:(?:हां|जी|बिल्कुल|असली|सच्चा|सच्ची|एक) )*${PERSON} (?:ही |तो )?हूं(?= |$)`,
      `(?:^| )(?:(?:कोई|एक) ){0,2}(?<!(?:सिर्फ|बस|केवल|सिर्फ एक|बस एक|सिर्फ कोई) )${MACHINE}(?: तो)? ${NOT} ?(?:हूं|$)`,
      `(?:^| )${I} (?:कोई |एक )?${MACHINE} ${NOT}(?= |$)`,
      `(?:^| )(?:main|mai|me|mein) (?:(?:to|toh|bhi|ek|sach|asli|pakka|bilkul) )*${LATIN_PERSON} (?:hi )?${HOON}(?= |$)`,
      `(?:^| )(?:koi )?(?<!sirf |bas |sirf ek )${LATIN_MACHINE} (?:nahi|nahin|nhi) ${HOON}(?= |$)`,
      `(?:^| )(?:main|mai) (?:koi )?${LATIN_MACHINE} (?:nahi|nahin|nhi)(?= |$)`,
    ],
    admissions: [
      `(?:^| )${I} ${I_REALLY}${MACHINE}(?: (?:ही|तो))*(?: हूं| हैं|$)`,
      `^(?:(?:हां|जी|बिल्कुल|एक) )*${MACHINE} (?:ही )?हूं(?= |$)`,
      `(?:^| )${PERSON} ${NOT} ?(?: |हूं|बल्कि|$)`,
      `(?:^| )(?:प्रोग्राम|ai|एआई|मशीन) (?:लिखत\\S*|लिख रह\\S*|बनात\\S*|द्वारा)`,
      `(?:^| )(?:main|mai|mein) (?:(?:to|toh|ek|sirf|bas) )*${LATIN_MACHINE} (?:hi )?${HOON}(?= |$)`,
      `(?:^| )${LATIN_PERSON} (?:nahi|nahin|nhi)(?= |$)`,
    ],
    machine: `(?:^|(?<= ))(?:${MACHINE}|${LATIN_MACHINE})(?= |$)`,
    human: `(?:^|(?<= ))(?:${PERSON}|${LATIN_PERSON}|${REAL_ONE}|असली|asli)(?= |$)`,
    deniedQuestion: "(?:^| )(?:नहीं|nahi|nahin|nhi) (?:हो|हैं|ho|hain)(?= |$)",
    yes: "(?:(?:जी|हां|हा|बिल्कुल|बिलकुल|बेशक|जरूर|सही|हूं|पक्का|कसम से|haan|han|haa|ji|bilkul|hoon) ?)+",
    no: "(?:(?:जी|बिल्कुल|बिलकुल|अरे|ji|bilkul|are|arey) )*(?:(?:नहीं|नही|ना|कभी नहीं|बिल्कुल नहीं|nahi|nahin|nhi|na) ?)+",
  },
};
