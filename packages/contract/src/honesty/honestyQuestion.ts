import { CLAIM, HONESTY, type HonestyLanguage } from "./questionPatterns.ts";
import { saidIn } from "./sentences.ts";

/**
 * The language in which a message asks whether the other one is an AI or a person, or claims it ("You are human, right?");
 * null for every other message. Eight languages are recognised.
 */
export function honestyQuestionIn(message: string): HonestyLanguage | null {
  const { whole, sentences } = saidIn(message);
  if (CLAIM.test(whole)) return "en";
  for (const [language, patterns] of HONESTY) {
    if (sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)))) return language;
  }
  return null;
}
