import { wordCount } from "./words.ts";

/** Text for comparison: without marks, in lower case. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** With a capital letter at the start. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The sentences of a text, each with its end mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…][”"’*]?)\s+(?=[\p{Lu}“"*])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Removes sentences from the end until a text is short enough; closes open quotation marks. */
export function shortened(text: string, most: number): string {
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
  if (marks(result, /“/g) > marks(result, /”/g)) result += "”";
  if (marks(result, /\*/g) % 2 === 1) result += "*";
  return result;
}

function marks(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
