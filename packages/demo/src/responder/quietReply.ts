import { isBadNews } from "./badNews.ts";
import type { Chat } from "./chat.ts";
import { directAnswers } from "./directAnswers.ts";
import type { NoteOptions } from "./notes.ts";
import type { Part } from "./parts.ts";
import { RecentReplies } from "./recentReplies.ts";
import { partOf, rendered } from "./rendered.ts";

/**
 * Answers after bad news: a quiet line of the character, and nothing else that a character does to entertain. Direct questions
 * are answered in plain words before it.
 */
export function quietReply(
  { card, replies, heard, language, messageLanguage, manner, message }: Chat,
  variant: number,
  options: NoteOptions,
): string {
  const recent = new RecentReplies(replies);
  const { quiet, quietFarewell } = manner.lines;
  const isFarewell =
    messageLanguage.intentsOf(message).includes("farewell") &&
    !heard.slice(-1).some((newest) => isBadNews(newest));
  const bank = [...new Set([...(isFarewell ? [quietFarewell] : []), ...quiet, ...language.lines.quiet])];
  const lines = inOrder(bank, recent);
  const count = options.length === "longer" ? 2 : 1;
  const used = Array.from({ length: count }, (_, at) => lines[(variant + at) % lines.length] ?? "");
  const parts = used.map((line) => partOf(options.actions === "none" ? withoutActions(line) : line, manner));
  if (options.questions === "one") parts.push(partOf(language.tellMe, manner));
  // The character's own answers to direct questions can be playful.
  const { texts, lists } = directAnswers(messageLanguage.directQuestionsIn(message), {
    card,
    ...{ heard, language },
    lines: language.lines,
    choose: ([first = ""]) => first,
  });
  const direct = texts.map((text): Part => ({ kind: "speech", text }));
  // The list of what Memory holds follows the sentence about it.
  const spoken = lists.length > 0 ? [...parts, ...direct] : [...direct, ...parts];
  return [rendered(manner, spoken), ...lists].join("\n\n");
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
