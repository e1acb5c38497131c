import type { LanguageTag } from "@mimi/contract";
import { honestyQuestionIn, withoutMarks } from "@mimi/contract/honesty";
import { intentsOf } from "../responder/intent.ts";
import { isContentWord, words } from "../responder/words.ts";
import type { DemoLanguage } from "./DemoLanguage.ts";
import { demoLanguages } from "./demoLanguages.ts";
import { lowered } from "./lowered.ts";

/** English words that are written in chats of many languages. */
const NEUTRAL: ReadonlySet<string> = new Set([
  "ok",
  "okay",
  "no",
  "hi",
  "hey",
  "haha",
  "hahaha",
  "lol",
  "wow",
]);
/** A message of at most this many words can be recognized by one of them, such as "Danke". */
const FEW_WORDS = 3;

/**
 * The language of a message: that of its letters, else that of most of its frequent words. Null when it cannot be told, as of
 * "ok" or an emoji. `likely` is the language of the chat so far.
 */
export function recognizedLanguage(message: string, likely: LanguageTag): LanguageTag | null {
  const used = words(folded(message));
  const english = used.filter(isEnglish).length;
  const byScript = languageOfScript(message, likely, english);
  if (byScript) return byScript;
  const found = candidates(message, used, english, likely);
  const [best, second] = found;
  if (best && best.words > 0 && best.score >= 2 && best.score > english) return best.tag;
  if (best && best.words > 0 && best.tag === likely && best.score >= english) return best.tag;
  if (english > 0 && used.length > 1) return "en";
  // "İskeleye geldik": letters that English does not have.
  if (best && best.words > 0 && /[^\p{ASCII}\P{L}]|[¿¡]/u.test(message)) return best.tag;
  if (used.length > FEW_WORDS) return null;
  const signs = intentsOf(message.replace(GREETING_ELSEWHERE, ""));
  // "Danke": a sign of one language only.
  const isOnlyOne = best !== undefined && (second === undefined || best.tag === likely);
  if (isOnlyOne && best.words === 0 && signs.every((intent) => /^(?:statement|question)$/.test(intent)))
    return best.tag;
  const greets = signs.some((intent) => /^(?:greeting|farewell|thanks)$/.test(intent));
  return greets && found.every(({ tag }) => tag !== likely) ? "en" : null;
}

/** Greetings of other languages that English people use as well. */
const GREETING_ELSEWHERE = /^\P{L}*(?:bonjour|salut|hola|hallo|ciao|ola)(?!\p{L})/iu;

interface Candidate {
  readonly tag: LanguageTag;
  /** How many of its frequent words the message has; its own letters count as one. */
  readonly words: number;
  /** One more where the message also has a sign of the language. */
  readonly score: number;
  /** The same words, those that are frequent in several languages for less. */
  readonly own: number;
}

/** The languages by words that a message can be in, the most likely first. */
function candidates(
  message: string,
  used: readonly string[],
  english: number,
  likely: LanguageTag,
): Candidate[] {
  return demoLanguages
    .flatMap((language): Candidate[] => {
      const { recognized, tag } = language;
      if (recognized.by !== "words") return [];
      const found = used.filter((word) => languagesOf.get(word)?.has(tag));
      const count = found.length + (recognized.letters?.test(message) ? 1 : 0);
      if (count + 1 <= english || (count === 0 && used.length > FEW_WORDS)) return [];
      const own = found.reduce((sum, word) => sum + 1 / (languagesOf.get(word)?.size ?? 1), 0);
      return [{ tag, words: count, score: count + (hasSign(language, message) ? 1 : 0), own }];
    })
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score + other.own - one.score - one.own || rank(other.tag, likely) - rank(one.tag, likely),
    );
}

function rank(tag: LanguageTag, likely: LanguageTag): number {
  return tag === likely ? 1 : 0;
}

function hasSign(language: DemoLanguage, message: string): boolean {
  const { tag, badNews, introduction, directQuestions } = language;
  // A pronoun is no more than a frequent word.
  const { aboutYou: _pronoun, ...signs } = language.signs;
  const text = lowered(message, tag);
  const all = [badNews, introduction, ...Object.values(directQuestions), ...Object.values(signs)];
  return all.some((sign) => sign.test(text)) || honestyQuestionIn(message) === tag;
}

/** The language of the letters that are not Latin, when there are more of them or no word is English. */
function languageOfScript(message: string, likely: LanguageTag, english: number): LanguageTag | null {
  const count = (letter: RegExp) => message.match(letter)?.length ?? 0;
  const others = count(/[^\P{L}\p{Script=Latin}]/gu);
  if (others === 0 || (english > 0 && others <= count(/\p{Script=Latin}/gu))) return null;
  const found = demoLanguages.find(
    ({ recognized }) => recognized.by === "script" && recognized.script.test(message),
  );
  const sharing = demoLanguages.find(
    ({ tag, recognized }) => tag === likely && recognized.by === "script" && recognized.shared?.test(message),
  );
  return (sharing ?? found)?.tag ?? null;
}

function isEnglish(word: string): boolean {
  return word.length > 1 && !isContentWord(word) && !NEUTRAL.has(word);
}

/** Without accents. Letters that are not made of a letter and an accent are replaced as people replace them. */
function folded(text: string): string {
  return withoutMarks(text.replaceAll(/['’]/g, " "))
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i");
}

/** The languages in which a word is frequent. */
const languagesOf: ReadonlyMap<string, ReadonlySet<LanguageTag>> = byWord();

function byWord(): Map<string, Set<LanguageTag>> {
  const found = new Map<string, Set<LanguageTag>>();
  for (const { tag, recognized } of demoLanguages)
    for (const word of words(folded(recognized.by === "words" ? recognized.words : "")))
      found.set(word, (found.get(word) ?? new Set()).add(tag));
  return found;
}
