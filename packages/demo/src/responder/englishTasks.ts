import type { TaskLine } from "./DemoRequest.ts";
import { seededBy } from "./seeded.ts";
import { findTopic } from "./topic.ts";

/** Sentences in which a user says something about themselves. */
const TELLING =
  /\b(?:my name is|call me|i live|i work|i am (?:a|an|from|afraid)\b|i['’]m (?:a|an|from|afraid)\b|i (?:like|love|hate|have|study|play|promise)\b|my (?:sister|brother|mother|father|wife|husband|dog|cat|job|favou?rite)\b)/i;

/** Remembers a sentence in which the user says something about themselves; null for others. */
export function englishNoteOf(sentence: string, userName: string): string | null {
  return TELLING.test(sentence) && !sentence.endsWith("?") ? `${userName} said: “${sentence}”` : null;
}

const ABOUT = [
  "Tell me more about {topic}.",
  "What does {topic} mean to you?",
  "Let us come back to {topic}. I have been thinking about it.",
] as const;
const ANSWERS = [
  "Ask me again tomorrow. What would you say?",
  "Honestly? I do not know yet.",
  "Yes. And you?",
] as const;
const ACTS = [
  "*I nod.* Go on.",
  "*I take a step closer.* Show me.",
  "*I sit down and wait.* There is more to it, is there not?",
] as const;
const TURNS = [
  "Let us go somewhere else.",
  "There is something I have to tell you.",
  "What happens now?",
] as const;

/** Three suggestions: about the topic, an answer to the last question, and a change of topic. */
export function englishSuggestions(lines: readonly TaskLine[]): string[] {
  const last = lines.findLast(({ by }) => by === "char");
  const names = [...new Set(lines.map(({ name }) => name))];
  const choice = seededBy(lines.map(({ text }) => text).join("\n"));
  const pick = (bank: readonly string[]) => choice.shuffled(bank)[0] ?? "";
  const topic = last ? findTopic(last.text, names) : null;
  const isQuestion = last?.text.includes("?") ?? false;
  const about = topic === null ? pick(TURNS) : pick(ABOUT).replace("{topic}", topic);
  return [...new Set([about, isQuestion ? pick(ANSWERS) : pick(ACTS), pick(TURNS)])];
}
