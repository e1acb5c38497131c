import { plainLine, TITLE_GRAPHEMES, truncate } from "../../../shared/excerpt.ts";

/** An answer with a longer line is no title: the model went on with the story, or refused. */
const LINE_GRAPHEMES_MAX = 100;
const REFUSAL =
  /^(?:i(?:['’]m| am) (?:sorry|unable|not able)|i (?:can(?:['’]t|not)|won['’]t)|sorry\b|as an ai\b)/i;

/** The title in a model's answer; null when the answer is not usable as one. */
export function parseTitle(answer: string): string | null {
  const lines = answer.split("\n");
  const line = lines.map(withoutMarks).find((text) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text));
  if (line === undefined || REFUSAL.test(line)) return null;
  if (truncate(line, LINE_GRAPHEMES_MAX) !== line) return null;
  return truncate(line.replace(/(?<![.…])\.$/, ""), TITLE_GRAPHEMES);
}

function withoutMarks(line: string): string {
  return plainLine(plainLine(line.replaceAll(/[*_`#]+/g, "")).replace(/^title\s*:\s*/i, ""));
}
