import { plainLines } from "../lines/plainLines.ts";
import { isBadNews } from "./badNews.ts";
import { directAnswers } from "./directAnswers.ts";
import { directQuestionsIn } from "./directQuestions.ts";
import { intentsOf } from "./intent.ts";
import { mannerOf } from "./manner.ts";
import type { NoteOptions } from "./notes.ts";
import { englishOnlySentence } from "./otherLanguages.ts";
import { type Part, partOf } from "./parts.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { RecentReplies } from "./recentReplies.ts";
import { rendered } from "./rendered.ts";

/** What a quiet reply is made from. */
export interface QuietRequest {
  readonly card: DemoCharacter;
  /** The character's replies so far. */
  readonly replies: readonly string[];
  /** What the user wrote, the newest message last. */
  readonly userTexts: readonly string[];
  readonly variant: number;
  readonly options: NoteOptions;
}

const QUESTION = "Would you like to tell me about it?";

/**
 * Answers after bad news: a quiet line of the character, and nothing else that a character does to entertain. Direct questions
 * are answered in plain words before it.
 */
export function quietReply({ card, replies, userTexts, variant, options }: QuietRequest): string {
  const message = userTexts.at(-1) ?? "";
  const manner = mannerOf(card, replies);
  const recent = new RecentReplies(replies);
  const { quiet, quietFarewell } = manner.lines;
  const isFarewell = intentsOf(message).includes("farewell") && !isBadNews(message);
  const bank = [...new Set([...(isFarewell ? [quietFarewell] : []), ...quiet, ...plainLines.quiet])];
  const lines = inOrder(bank, recent);
  const count = options.length === "longer" ? 2 : 1;
  const used = Array.from({ length: count }, (_, at) => lines[(variant + at) % lines.length] ?? "");
  const parts = used.map((line) => partOf(options.actions === "none" ? withoutActions(line) : line));
  if (options.questions === "one") parts.push(partOf(QUESTION));
  // The character's own answers to direct questions can be playful.
  const { texts, lists } = directAnswers(directQuestionsIn(message), {
    card,
    userTexts,
    lines: plainLines,
    choose: ([first = ""]) => first,
  });
  const sentence = englishOnlySentence(message);
  const before = sentence !== null && recent.canRepeat(sentence) ? [sentence] : [];
  const direct = texts.map((text): Part => ({ kind: "speech", text }));
  // The list of what Memory holds follows the sentence about it.
  const spoken = lists.length > 0 ? [...parts, ...direct] : [...direct, ...parts];
  return [...before, rendered(manner, spoken), ...lists].join("\n\n");
}

/** Lines that were never used, then those that were used longest ago. */
function inOrder(bank: readonly string[], recent: RecentReplies): readonly string[] {
  return [...bank].sort((one, other) => {
    const [mine, others] = [recent.repliesSince(one), recent.repliesSince(other)];
    return mine === others ? 0 : others - mine;
  });
}

function withoutActions(line: string): string {
  return line.replaceAll(/\*[^*]*\*\s*/g, "").trim();
}
