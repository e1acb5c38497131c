import type { CharacterLines } from "../lines/CharacterLines.ts";
import type { DirectQuestion } from "./directQuestions.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import type { Heard } from "./heard.ts";
import type { ResponderLanguage } from "./ResponderLanguage.ts";

/** What direct questions are answered from. */
export interface DirectAnswerSource {
  readonly card: DemoCharacter;
  /** What the user wrote, the newest message last. */
  readonly heard: readonly Heard[];
  /** The language of the answers. */
  readonly language: Pick<ResponderLanguage, "nameUnknown">;
  readonly lines: Pick<CharacterLines, "honest" | "name" | "memory" | "noMemory">;
  /** Chooses one of several lines. */
  choose(bank: readonly string[]): string;
}

/** The answers to direct questions: sentences, and the list of what Memory holds. */
export function directAnswers(
  questions: readonly DirectQuestion[],
  { card, heard, language, lines, choose }: DirectAnswerSource,
): { readonly texts: readonly string[]; readonly lists: readonly string[] } {
  const texts: string[] = [];
  if (questions.includes("honesty")) texts.push(choose(lines.honest));
  if (questions.includes("name")) {
    // What the user has said, else the name of the account or persona.
    const introduced = heard.map((one) => one.language.introducedIn(one.text)).findLast(Boolean);
    const name = introduced || (card.isUnnamed ? "" : card.userName);
    texts.push(name ? choose(lines.name).replaceAll("{name}", name) : language.nameUnknown);
  }
  if (!questions.includes("memory")) return { texts, lists: [] };
  const notes = card.memory.trim();
  texts.push(choose(notes ? lines.memory : lines.noMemory));
  return { texts, lists: notes ? [notes] : [] };
}
