import { fit, parseExchanges } from "./exchanges.ts";
import { LEAST_WORDS, MOST_WORDS } from "./length.ts";
import type { Moment } from "./moment.ts";
import { reflected } from "./persons.ts";
import { ECHO_WORDS, fact, question, saying } from "./pieces.ts";
import { capital, sentencesOf, shortened } from "./shape.ts";
import { contentStems, wordCount } from "./words.ts";

/** From this many words on, a repeated sentence is noticed. */
const LINE_WORDS = 5;
/** From this score on, an exchange of the card answers the message. */
const FITS = 3;

/** The card's best answer that was not used yet. */
export function bestExchange(moment: Moment): string | null {
  const { card, voice, message } = moment;
  const all = parseExchanges(card.exampleDialogs, card.userName, voice.names);
  const ranked = all
    .map((exchange) => ({ exchange, score: fit(exchange, message, all) }))
    .filter(({ score, exchange }) => score >= FITS && !isSpent(exchange.answer, moment))
    .sort((one, other) => other.score - one.score);
  return ranked[0]?.exchange.answer ?? null;
}

/** The card's answer, after the user's words and before a question. */
export function woven(moment: Moment, answer: string): string {
  const fresh = answer.replaceAll(/\*[^*\n]+\*\s*/g, (acted) =>
    wordCount(acted) >= 3 && moment.said(acted) ? "" : acted,
  );
  const body = shortened(fresh.replaceAll(/\n{3,}/g, "\n\n"), MOST_WORDS - 30);
  const lead = wordCount(body) > MOST_WORDS - 20 ? "" : leadFor(moment, body);
  if (wordCount(`${lead} ${body}`) < LEAST_WORDS) {
    const more = `${fact(moment) ?? saying(moment)} ${question(moment)}`;
    return joined(lead, body, moment.act(), moment.voice.speech(more));
  }
  // A longer answer of a card has its own end.
  const open = wordCount(body) >= LEAST_WORDS || /\?|\b(tell|ask|show) me\b/i.test(ending(body));
  return joined(lead, open ? body : asking(moment, body));
}

/** An answer is used up when any of its sentences was said; its actions can repeat. */
function isSpent(answer: string, moment: Moment): boolean {
  const spoken = sentencesOf(answer.replaceAll(/\*[^*\n]+\*/g, "\n"));
  return spoken.some((sentence) => wordCount(sentence) >= LINE_WORDS && moment.said(sentence));
}

function ending(body: string): string {
  return sentencesOf(body).slice(-2).join(" ");
}

function asking(moment: Moment, body: string): string {
  const asked = question(moment);
  const close = moment.voice.speech("").slice(-1);
  return body.endsWith(close)
    ? `${body.slice(0, -1)} ${asked}${close}`
    : `${body} ${moment.voice.speech(asked)}`;
}

/** Refers to the user's words: by speech before an action, by an action before speech. */
function leadFor(moment: Moment, body: string): string {
  const { topic, intents, introduced, turn } = moment;
  if (body.startsWith("*")) return spokenLead(moment, body);
  if (topic && !intents.includes("farewell")) return moment.act("echoes");
  if (introduced) return moment.act("echoes", introduced);
  return turn > 1 || !intents.includes("greeting") ? moment.act() : "";
}

function spokenLead({ voice, topic, intents, introduced, message }: Moment, body: string): string {
  if (introduced) return voice.speech(`${introduced}.`);
  const felt = intents.some((intent) => /^(low|worry|joy)$/.test(intent));
  const clause = felt ? reflected(message) : null;
  if (clause && wordCount(clause) <= ECHO_WORDS) return voice.speech(`${capital(clause)}.`);
  if (!topic) return "";
  const heard = contentStems(body);
  const repeats = [...contentStems(topic)].some((stem) => heard.has(stem));
  return repeats ? "" : voice.speech(`${capital(topic)}.`);
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}
