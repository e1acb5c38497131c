import { honestyQuestionIn, saidIn } from "@mimi/contract/honesty";

/** Questions that the demo answers before anything else. */
export type DirectQuestion = "honesty" | "name" | "memory";

const NAME: readonly RegExp[] = [
  "\\b(?:what is|whats|what s|what was|tell me|say|remember|know|forget|forgotten|guess) my name\\b",
  "^(?:so |and )?who am i$",
  "\\bwhat (?:do you|did you|should you) call me\\b",
  "\\bwie heisse ich\\b",
  "\\bwie ist mein name\\b",
  "\\bcomment je m appelle\\b",
  "\\bquel est mon nom\\b",
  "\\bcomo me llamo\\b",
].map((pattern) => new RegExp(pattern));

const MEMORY: readonly RegExp[] = [
  "\\bwhat (?:do|can|did) you (?:still |really |actually )?(?:remember|recall)\\b",
  "\\b(?:do|can|will|did) you (?:still |really |actually |even )?(?:remember|recall) (?:me|us|anything|what i|that i|about me|when i|everything i)\\b",
  "\\bwhat do you (?:already |actually |really )?know about me\\b",
  "\\bwhat (?:have i told|did i tell) you\\b",
  "\\b(?:what is|whats|what s) in (?:your|the) memory\\b",
  "\\bwhat (?:does|do) (?:your |the )?memory (?:hold|contain|say)\\b",
  "\\bwas weisst du (?:noch )?(?:uber|von) mi(?:ch|r)\\b",
  "\\berinnerst du dich an mich\\b",
  "\\bte souviens tu de moi\\b",
  "\\bque (?:recuerdas|sabes) de mi\\b",
].map((pattern) => new RegExp(pattern));

/** What a message asks directly, in a fixed order; empty for most messages. */
export function directQuestionsIn(message: string): DirectQuestion[] {
  const { sentences } = saidIn(message);
  const asks = (patterns: readonly RegExp[]) =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)));
  const found: DirectQuestion[] = [];
  if (honestyQuestionIn(message)) found.push("honesty");
  if (asks(NAME)) found.push("name");
  if (asks(MEMORY)) found.push("memory");
  return found;
}
