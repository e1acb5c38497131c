/**
 * Accents of Latin and Cyrillic letters, vowel marks and lengthened lines of Arabic, the dot below Devanagari letters, and joiners.
 * Vowel signs of Devanagari and the marks of "が" are no accents: another sign makes another word.
 */
const MARKS = /[\u0300-\u036f]|[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|\u0640|\u093c|\u200c|\u200d/gu;

/** A text without accents: "é" is "e", "й" is "и", "إِنْسَان" is "انسان"; "が" and "कि" stay. */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(MARKS, "").normalize("NFC");
}
