import type { DemoCharacter } from "./DemoRequest.ts";
import type { Intent } from "./intent.ts";
import type { RecentReplies } from "./recentReplies.ts";
import type { MessageRules } from "./ResponderLanguage.ts";
import { sentencesOf } from "./shape.ts";
import { wordCount } from "./words.ts";

/** From this score on, an exchange of the card answers the message. */
const FITS = 3;
/** Words from which on a sentence is recognised when it comes again. */
const SENTENCE_WORDS = 4;

/** Answers of the card's example dialogs that fit a message and were not used lately, the best first. */
export function bestExchanges(
  card: DemoCharacter,
  names: readonly string[],
  message: string,
  recent: RecentReplies,
  rules: MessageRules,
): string[] {
  const all = parseExchanges(card.exampleDialogs, card.userName, names, rules);
  return all
    .map((exchange) => ({ exchange, score: fit(exchange, message, all, rules) }))
    .filter(({ score, exchange }) => score >= FITS && !isRepeated(exchange.answer, recent))
    .sort((one, other) => other.score - one.score)
    .map(({ exchange }) => exchange.answer);
}

/** Whether any sentence of an answer was used lately. */
function isRepeated(answer: string, recent: RecentReplies): boolean {
  const sentences = sentencesOf(answer.replaceAll(/[*“”"„«»「」]/g, ""));
  return sentences.some((sentence) => wordCount(sentence) >= SENTENCE_WORDS && !recent.canRepeat(sentence));
}

/** A question and its answer from a card's example dialogs. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
  readonly intents: readonly Intent[];
  readonly questionStems: ReadonlySet<string>;
  readonly answerStems: ReadonlySet<string>;
}

/** Parses example dialogs: blocks start with `<START>`, messages with a name and a colon. */
export function parseExchanges(
  dialogs: string,
  userName: string,
  names: readonly string[],
  rules: MessageRules,
): Exchange[] {
  const user = opening([userName, "{{user}}", "user", "you"]);
  const character = opening([...names, "{{char}}", "char"]);
  const exchanges: Exchange[] = [];
  for (const block of dialogs.split(/<START>/i)) {
    let question = "";
    let answer = "";
    let speaker: "user" | "character" | "nobody" = "nobody";
    const close = () => {
      if (answer.trim()) exchanges.push(exchange(question.trim(), answer.trim(), rules));
      answer = "";
    };
    for (const line of block.split("\n")) {
      const characterStart = character.exec(line);
      const userStart = characterStart ? null : user.exec(line);
      if (userStart) {
        if (answer) {
          close();
          question = "";
        }
        speaker = "user";
        question += `${question ? "\n" : ""}${line.slice(userStart[0].length)}`;
      } else if (characterStart) {
        speaker = "character";
        answer += `${answer ? "\n" : ""}${line.slice(characterStart[0].length)}`;
      } else if (speaker === "user") question += `\n${line}`;
      else if (speaker === "character") answer += `\n${line}`;
    }
    close();
  }
  return exchanges;
}

/** Intents of an exchange that the message must have too. */
const EXCLUSIVE: readonly Intent[] = [
  "farewell",
  "greeting",
  "low",
  "worry",
  "joy",
  "affection",
  "apology",
  "thanks",
];

/** Intents that decide the answer when the message has them. */
const WEIGHTS: Partial<Record<Intent, number>> = {
  greeting: 3,
  farewell: 4,
  thanks: 3,
  identity: 4,
  howAreYou: 3.5,
  low: 3.6,
  worry: 3.6,
  joy: 3.6,
  advice: 3.4,
  story: 3.2,
  lesson: 2.4,
  play: 2.4,
  affection: 3.2,
  apology: 3.2,
  disagree: 2.6,
  agree: 2,
  aboutYou: 0.4,
};

/** Intents that can answer each other. */
const NEAR: readonly (readonly [Intent, Intent, number])[] = [
  ["low", "worry", 2.2],
  ["worry", "advice", 1.6],
  ["lesson", "play", 0.8],
];

/** How well an exchange answers a message: from 3 on it is used. */
function fit(
  exchange: Exchange,
  message: string,
  all: readonly Exchange[],
  { intentsOf, contentWords }: MessageRules,
): number {
  const intents = intentsOf(message);
  const near = (intent: Intent) =>
    NEAR.find(([one, other]) =>
      one === intent ? intents.includes(other) : other === intent && intents.includes(one),
    );
  const parting = intents.includes("farewell") && exchange.intents.includes("farewell");
  for (const intent of parting ? [] : exchange.intents) {
    if (EXCLUSIVE.includes(intent) && !intents.includes(intent) && !near(intent)) return 0;
  }
  // A farewell is answered with a farewell only.
  if (intents.includes("farewell") && !exchange.intents.includes("farewell")) return 0;
  let score = 0;
  for (const intent of exchange.intents) {
    score += intents.includes(intent) ? (WEIGHTS[intent] ?? 0) : (near(intent)?.[2] ?? 0);
  }
  for (const stem of contentWords(message)) {
    const rarity =
      1 + Math.log(all.length / (1 + all.filter((one) => one.questionStems.has(stem)).length) + 1);
    if (exchange.questionStems.has(stem)) score += 2 * rarity;
    else if (exchange.answerStems.has(stem)) score += 0.8 * rarity;
  }
  return score;
}

function exchange(question: string, answer: string, { intentsOf, contentWords }: MessageRules): Exchange {
  return {
    question,
    answer,
    intents: question ? intentsOf(question) : [],
    questionStems: contentWords(question),
    answerStems: contentWords(answer),
  };
}

function opening(names: readonly string[]): RegExp {
  const either = names
    .filter(Boolean)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  return new RegExp(`^\\s*(?:${either})\\s*[:：]\\s*`, "i");
}
