import { type Heard, heardIn } from "./heard.ts";
import { responderLanguages } from "./responderLanguages.ts";
import { sentencesOf } from "./shape.ts";

/** The last messages of the user in which bad news still matters. */
const LAST_MESSAGES = 4;

/**
 * Whether the user spoke of a death, an illness, fear or a hard loss in the last messages, and did not ask for something else
 * since. A message that is taken for bad news by mistake gets a quiet reply, which does less harm than a joke after bad news.
 */
export function isAfterBadNews(heard: readonly Heard[]): boolean {
  const last = heard.filter(({ text }) => text.trim() !== "").slice(-LAST_MESSAGES);
  for (const one of last.toReversed()) {
    if (isBadNews(one)) return true;
    if (one.language.movesOn(one.text)) return false;
  }
  return false;
}

/**
 * Whether a message is about a death, an illness, fear or a hard loss: in its language, or in any language when that cannot be
 * told. Also when one sentence of it is in another language.
 */
export function isBadNews({ text, language, isCertain }: Heard): boolean {
  const possible = isCertain ? [language] : responderLanguages;
  return possible.some((one) => one.isBadNews(text)) || sentencesOf(text).some(isBadNewsElsewhere);

  function isBadNewsElsewhere(sentence: string): boolean {
    const [heard] = heardIn([sentence], language.tag);
    return heard !== undefined && heard.language !== language && heard.language.isBadNews(sentence);
  }
}
