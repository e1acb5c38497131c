const CJK = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const SPACES_BESIDE = new RegExp(`(?<=${CJK})[^\\S\\n]+|[^\\S\\n]+(?=${CJK})`, "gu");
const WIDE = /[０-９Ａ-Ｚａ-ｚ]+/g;

/**
 * A text as patterns of Chinese and Japanese expect it. Wide letters and digits are ordinary ones ("ＡＩ" is "AI"), and a space
 * beside a Chinese or Japanese letter, which has no meaning, is left out: "あなたは AI ですか" is "あなたはAIですか". Line breaks stay.
 */
export function joinedCjk(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(WIDE, (wide) => wide.normalize("NFKC"))
    .replaceAll(SPACES_BESIDE, "");
}
