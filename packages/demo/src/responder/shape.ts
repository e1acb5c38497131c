import { wordCount } from "./words.ts";

/** Text as it is compared: without marks and case. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** With a capital at its beginning. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Without one, unless it begins with "I". */
export function lower(text: string): string {
  return /^I\b/.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** Sentences of a text, each with its closing mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…][”"’*]?)\s+(?=[\p{Lu}“"*])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Drops sentences from the end until a text is short enough; closes marks that were left open. */
export function shortened(text: string, most: number): string {
  if (wordCount(text) <= most) return text;
  const kept: string[] = [];
  let total = 0;
  for (const sentence of sentencesOf(text)) {
    total += wordCount(sentence);
    if (total > most && kept.length > 0) break;
    kept.push(sentence);
  }
  let result = kept.join(" ");
  if (wordCount(result) > most) result = `${result.split(/\s+/).slice(0, most).join(" ")}…`;
  if (marks(result, /“/g) > marks(result, /”/g)) result += "”";
  if (marks(result, /\*/g) % 2 === 1) result += "*";
  return result;
}

function marks(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
