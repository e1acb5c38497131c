import { wordCount } from "./words.ts";

/** Text for comparison: without marks, in lower case. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** With a capital letter at the start. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A space after an end mark. In Japanese and Chinese the end mark alone. */
const SENTENCE_END =
  /\n+|(?<=[.!?…؟।][”"’“»*]?)\s+(?=[\p{Lu}\p{Lo}“"„«¿¡*])|(?<=[。！？])(?![。！？”」』*])|(?<=[。！？][”」』*])/u;

/** The sentences of a text, each with its end mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Removes sentences from the end until a text is short enough; closes open quotation marks. */
export function shortened(
  text: string,
  most: number,
  [open, close]: readonly [open: string, close: string],
): string {
  if (wordCount(text) <= most) return text;
  const sentences: string[] = [];
  let total = 0;
  for (const sentence of sentencesOf(text)) {
    total += wordCount(sentence);
    if (total > most && sentences.length > 0) break;
    sentences.push(sentence);
  }
  let result = sentences.join(" ");
  if (wordCount(result) > most) result = `${result.split(/\s+/).slice(0, most).join(" ")}…`;
  return result + leftOpen(result, [open, close]);
}

/** What closes a text that ends within speech, an action, or both. */
export function leftOpen(text: string, [open, close]: readonly [open: string, close: string]): string {
  const count = (mark: string) => text.split(mark.trim()).length - 1;
  const speech = count(open) > count(close) ? close : "";
  const action = count("*") % 2 === 1 ? "*" : "";
  return text.lastIndexOf(open.trim()) > text.lastIndexOf("*") ? speech + action : action + speech;
}
