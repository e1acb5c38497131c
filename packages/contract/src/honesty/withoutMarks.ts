/** A text without accents and other marks: "é" is "e", "й" is "и", and "が" is "か". */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
