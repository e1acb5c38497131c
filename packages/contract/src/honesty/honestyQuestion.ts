import type { LanguageTag } from "../languages.ts";
import { compiled, fitsAny } from "./compiled.ts";
import { honestyLanguages, honestyTags } from "./honestyLanguages.ts";
import { saidIn } from "./sentences.ts";

const patterns = honestyTags.map((tag) => ({
  tag,
  questions: honestyLanguages[tag].questions.map(compiled),
  markedQuestions: (honestyLanguages[tag].markedQuestions ?? []).map(compiled),
  wholeQuestions: (honestyLanguages[tag].wholeQuestions ?? []).map(compiled),
}));

/**
 * The language in which a message asks whether the other one is an AI or a person, or claims it ("You are human, right?");
 * null for every other message.
 */
export function honestyQuestionIn(message: string): LanguageTag | null {
  const { whole, sentences, asked } = saidIn(message);
  const found = patterns.find(
    ({ questions, markedQuestions, wholeQuestions }) =>
      fitsAny([whole], wholeQuestions) || fitsAny(sentences, questions) || fitsAny(asked, markedQuestions),
  );
  return found?.tag ?? null;
}
