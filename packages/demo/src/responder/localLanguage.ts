import { honestyQuestionIn, withoutMarks } from "@mimi/contract/honesty";
import type { DemoLanguage } from "../languages/DemoLanguage.ts";
import { lowered } from "../languages/lowered.ts";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import type { DirectQuestion } from "./directQuestions.ts";
import { type Intent, INTENTS } from "./intent.ts";
import { namesOf } from "./names.ts";
import type { ResponderLanguage } from "./ResponderLanguage.ts";
import { wordsIn } from "./words.ts";

/** Makes a language of the responder from what is written for it. */
export function localLanguage(language: DemoLanguage): ResponderLanguage {
  const { tag, signs, directQuestions, hasNoSpaces = false } = language;
  const low = (text: string) => lowered(text, tag);
  return {
    tag,
    nameUnknown: language.nameUnknown,
    tellMe: language.tellMe,
    lines: language.lines,
    contentWords: contentWordsOf(language),
    isBadNews: (message) => language.badNews.test(low(message)),
    movesOn: (message) => language.movesOn.test(low(message)),
    intentsOf(message) {
      const text = low(message);
      const isQuestion = language.question.test(text);
      const found = INTENTS.filter(
        (intent) => (intent !== "aboutYou" || isQuestion) && signs[intent]?.test(text),
      );
      const all: Intent[] = isQuestion ? [...found, "question"] : found;
      return all.length > 0 ? all : ["statement"];
    },
    directQuestionsIn(message) {
      const text = low(message);
      const found: DirectQuestion[] = [];
      if (honestyQuestionIn(message)) found.push("honesty");
      if (directQuestions.name.test(text)) found.push("name");
      if (directQuestions.memory.test(text)) found.push("memory");
      return found;
    },
    introducedIn: (message) => nameIn(message, language),
    mannerOf({ card }) {
      const own = language.cast.find(({ character }) => character.name === card.name)?.lines;
      const plain = filledIn(language.lines, card.chatName);
      return {
        names: namesOf(card),
        space: hasNoSpaces ? "" : " ",
        lines: own ? { ...own, about: { ...plain.about, ...own.about } } : plain,
        marks: language.quotationMarks,
        act: (text) => `*${text}*`,
        spare: () => (own ? plain.anytime : []),
      };
    },
    suggestionsFor: () => language.suggestions,
    noteOf: (sentence, userName) =>
      language.telling.test(low(sentence)) && !language.question.test(low(sentence))
        ? language.remembered.replace("{name}", userName).replace("{text}", sentence)
        : null,
  };
}

/** The name in "Je m'appelle Ana", with its capital letter where the script has any. */
function nameIn(message: string, { introduction, tag }: DemoLanguage): string {
  const straight = message.normalize("NFC").replaceAll("’", "'");
  const found = introduction.exec(straight) ?? introduction.exec(lowered(message, tag));
  const name = found?.slice(1).find(Boolean) ?? "";
  const at = straight.toLocaleLowerCase(tag).indexOf(name.toLocaleLowerCase(tag));
  const written = at < 0 ? name : straight.slice(at, at + name.length);
  return /^\p{Ll}/u.test(written) ? "" : written;
}

function filledIn(lines: CharacterLines, name: string): CharacterLines {
  return { ...lines, actions: lines.actions.map((line) => line.replaceAll("{Name}", name)) };
}

/** A shorter word has no meaning of its own in most languages. */
const LETTERS_MIN = 4;
const LETTERS_MIN_UNSPACED = 2;

/** Finds the words of a text without those that are frequent in the language: those that come twice in its lines, too. */
function contentWordsOf({ recognized, hasNoSpaces, lines }: DemoLanguage): (text: string) => Set<string> {
  // Marks are vowels in Devanagari and Arabic, and letters in Japanese.
  const all = (text: string) => wordsIn(recognized.by === "words" ? withoutMarks(text) : text);
  const prepared = all(
    [...lines.anytime, ...Object.values(lines.about).flat(), ...lines.questions].join("\n"),
  );
  const known = new Set(recognized.by === "words" ? all(recognized.words) : []);
  for (const [at, word] of prepared.entries()) if (prepared.indexOf(word) < at) known.add(word);
  const least = hasNoSpaces ? LETTERS_MIN_UNSPACED : LETTERS_MIN;
  return (text) => new Set(all(text).filter((word) => word.length >= least && !known.has(word)));
}
