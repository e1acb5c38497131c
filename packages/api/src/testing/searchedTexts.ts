/** A name or a message, with what people type to find it. */
export interface SearchedText {
  readonly script: string;
  readonly text: string;
  readonly queries: readonly string[];
}

/** Texts of many scripts, which every search finds, on every database. */
export const searchedTexts: readonly SearchedText[] = [
  {
    script: "Latin with accents",
    text: "Crème Brûlée Łódź",
    queries: ["creme brulee", "CRÈME", "lodz", "cre\u0300me"],
  },
  { script: "German", text: "Große Straße", queries: ["strasse", "GROSSE STRASSE", "STRAẞE", "grosse"] },
  { script: "Turkish", text: "IŞIK İpek ılık", queries: ["ışık", "isik", "ipek", "İPEK", "ILIK"] },
  { script: "Greek", text: "Ο Σίσυφος ΟΔΥΣΣΕΥΣ", queries: ["ΣΊΣΥΦΟΣ", "σισυφος", "οδυσσεύς"] },
  { script: "Cyrillic", text: "Привет Ёлка", queries: ["привет", "ПРИВЕТ", "прив", "елка"] },
  { script: "Arabic with marks", text: "مَرْحَبًا أحمد", queries: ["مرحبا", "احمد", "مَرحبا"] },
  { script: "Arabic without marks", text: "القران سلمى", queries: ["القُرْآن", "سلمي"] },
  { script: "Hebrew", text: "שָׁלוֹם דוד", queries: ["שלום", "שָׁלוֹם דו"] },
  { script: "Hindi", text: "हिन्दी की लड़की", queries: ["हिन्दी", "लड़की", "हिन्"] },
  { script: "Thai", text: "ฉันรักภาษาไทยมาก", queries: ["ภาษาไทย", "รัก", "ไทยมาก"] },
  {
    script: "Japanese",
    text: "昨日は東京タワーに行った",
    queries: ["東京", "タワー", "ﾀﾜｰ", "京タ", "昨日は東京タワーに行った"],
  },
  { script: "Chinese", text: "今天下雨了", queries: ["下雨", "雨", "今天下雨了"] },
  { script: "Korean", text: "고등학교에서", queries: ["학교", "고등", "고등학교"] },
  { script: "full width", text: "Ｍｉｍｉ１９８４", queries: ["mimi1984", "ｍｉｍｉ"] },
  { script: "curly marks", text: "Don’t Stop O’Brien", queries: ["don't", "don’t stop", "o'brien"] },
  { script: "numbers", text: "Year 1984", queries: ["1984", "198"] },
  { script: "an address", text: "At 192.168.0.1", queries: ["192.168.0.1", "192.168"] },
  { script: "a link", text: "https://example.org/a-b", queries: ["https://example.org/a-b", "example.org"] },
  { script: "a name with a dot", text: "Node.js fan", queries: ["node.js", "Node.JS", "node js"] },
];

/** What must not find the text beside it. */
export const unmatchedTexts: readonly (readonly [text: string, query: string])[] = [
  ["At 192.168.0.1", "192.0.168.1"],
  ["今天下雨了", "雨下"],
  ["昨日は東京タワーに行った", "京東"],
  ["हिन्दी की लड़की", "हन्दी"],
  ["Привет Ёлка", "ивет ялка"],
];
