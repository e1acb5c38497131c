import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts, by page, in Hindi. */
export const shortcutTexts: typeof English = [
  {
    title: "हर जगह",
    shortcuts: [
      { label: "खोजें", keys: [["/"]] },
      { label: "किसी पेज, किरदार या चैट पर जाएँ", keys: [["Ctrl", "K"]] },
      { label: "डायलॉग बंद करें", keys: [["Esc"]] },
      { label: "कीबोर्ड शॉर्टकट", keys: [["?"]] },
    ],
  },
  {
    title: "खोज में",
    shortcuts: [
      { label: "नतीजों में आगे-पीछे जाएँ", keys: [["↑"], ["↓"]] },
      { label: "खोजें, या कोई नतीजा खोलें", keys: [["Enter"]] },
      { label: "खोज साफ़ करें, फिर बंद करें", keys: [["Esc"]] },
    ],
  },
  {
    title: "चैट में",
    shortcuts: [
      { label: "भेजें", keys: [["Enter"]] },
      { label: "नई पंक्ति", keys: [["Shift", "Enter"]] },
      { label: "जवाब रोकें", keys: [["Esc"]] },
      { label: "जवाब का पिछला या अगला विकल्प", keys: [["←"], ["→"]] },
      { label: "वापस लें", keys: [["Ctrl", "Z"]] },
      { label: "इस चैट में खोजें", keys: [["Ctrl", "F"]] },
      { label: "पूरी चैट प्रिंट करें", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "मैसेज पर",
    shortcuts: [
      { label: "पिछला या अगला मैसेज", keys: [["↑"], ["↓"]] },
      { label: "पहला या आखिरी मैसेज", keys: [["Home"], ["End"]] },
      { label: "उसके बटनों पर जाएँ", keys: [["Enter"]] },
      { label: "फिर से लिखवाएँ", keys: [["R"]] },
      { label: "मैसेज एडिट करें", keys: [["E"]] },
      { label: "यहाँ से नई चैट", keys: [["B"]] },
      { label: "कॉपी करें", keys: [["C"]] },
      { label: "पिन करें", keys: [["P"]] },
      { label: "याददाश्त में जोड़ें", keys: [["M"]] },
      { label: "यहाँ से आगे मिटाएँ", keys: [["Delete"]] },
    ],
  },
];
