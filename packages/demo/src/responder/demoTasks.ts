import type { LanguageTag } from "@mimi/contract";
import type { TaskKind, TaskLine } from "./DemoRequest.ts";
import { heardIn, languageOf, languageWritten } from "./heard.ts";
import { sentencesOf } from "./shape.ts";
import { wordCount } from "./words.ts";

/** The most notes of one task. */
const NOTES_MAX = 5;
/** The most words of a sentence that is remembered. */
const NOTE_WORDS_MAX = 30;

/**
 * Runs a task of the demo by rules: the same messages give the same result. Suggestions are in the language of replies, if the user
 * chose one.
 */
export function demoTask(
  kind: TaskKind,
  lines: readonly TaskLine[],
  replyLanguage?: LanguageTag | null,
): string {
  const written = languageWritten(lines.find(({ by }) => by === "char")?.text ?? "");
  const users = lines.filter(({ by }) => by === "user");
  const heard = heardIn(
    users.map(({ text }) => text),
    written,
  );
  if (kind === "suggest") {
    const heardLast = heard.at(-1)?.language ?? languageOf(written);
    const language = replyLanguage ? languageOf(replyLanguage) : heardLast;
    return JSON.stringify(language.suggestionsFor(lines));
  }
  const notes = users.flatMap(({ name, number, text }, at) =>
    sentencesOf(text.replaceAll(/[*“”"„«»「」]/g, ""))
      .filter((sentence) => wordCount(sentence) <= NOTE_WORDS_MAX)
      .map((sentence) => heard[at]?.language.noteOf(sentence, name) ?? null)
      .filter((note) => note !== null)
      .map((note) => ({ text: note, from: [number] })),
  );
  return JSON.stringify(notes.slice(0, NOTES_MAX));
}
