import { linesOfCast } from "../lines/castLines.ts";
import { plainLines } from "../lines/plainLines.ts";
import { cardLines, spareLines } from "./cardLines.ts";
import { directQuestionsIn } from "./directQuestions.ts";
import { isEnglishBadNews, movesOnInEnglish } from "./englishBadNews.ts";
import { englishNoteOf, englishSuggestions } from "./englishTasks.ts";
import { intentsOf } from "./intent.ts";
import { introducedIn } from "./introductions.ts";
import { namesOf } from "./names.ts";
import type { ResponderLanguage } from "./ResponderLanguage.ts";
import { contentStems } from "./words.ts";

/** English: also reads cards of users, and repeats what the user speaks of. */
export const english: ResponderLanguage = {
  tag: "en",
  intentsOf,
  contentWords: contentStems,
  isBadNews: isEnglishBadNews,
  movesOn: movesOnInEnglish,
  directQuestionsIn,
  introducedIn,
  nameUnknown: "You have not told me your name yet. What shall I call you?",
  tellMe: "Would you like to tell me about it?",
  lines: plainLines,
  mannerOf({ card, replies, written }) {
    const names = namesOf(card);
    const prepared = linesOfCast(card.name);
    if (prepared) {
      const spare = () => spareLines(card, names, replies);
      return { names, space: " ", lines: prepared, spare, marks: ["“", "”"], act: (text) => `*${text}*` };
    }
    // A card in another language says nothing that could be read here.
    const read =
      written === "en"
        ? card
        : { ...card, definition: "", personality: "", scenario: "", exampleDialogs: "" };
    return { names, space: " ", spare: () => [], ...cardLines(read, names, written === "en" ? replies : []) };
  },
  suggestionsFor: englishSuggestions,
  noteOf: englishNoteOf,
};
