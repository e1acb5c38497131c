import type { PromptCard } from "./PromptReader.ts";
import { LEAST_WORDS, MOST_WORDS } from "./length.ts";
import { Moment, type Turn } from "./moment.ts";
import { callbacks } from "./phrases.ts";
import { answer, murmur, ownWords, question, saying } from "./pieces.ts";
import { shortened } from "./shape.ts";
import { bestExchange, woven } from "./woven.ts";
import { wordCount } from "./words.ts";

const ATTEMPTS = 8;

/**
 * Writes a reply in the character's voice, from its card. The same card, history and message give the same reply; in a
 * chat no reply is repeated. `variant` asks for another variant.
 */
export function demoReply(card: PromptCard, history: readonly Turn[], message: string, variant = 0): string {
  const before = history.filter(({ role }) => role === "assistant").map(({ text }) => text);
  let reply = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    reply = compose(new Moment(card, history, message, `${variant}.${attempt}`));
    if (!before.includes(reply)) return reply;
  }
  // A very long chat of the same few words: at least the action is new each time.
  return `${reply} *${"A beat. ".repeat(before.filter((text) => text.startsWith(reply)).length).trim()}*`;
}

function compose(moment: Moment): string {
  const exchange = bestExchange(moment);
  const text = exchange === null ? freeform(moment) : woven(moment, exchange);
  // Two speeches in a row become one.
  const [open = "", close = ""] = moment.voice.speech("");
  return text
    .replaceAll(`${close} ${open}`, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
}

/** A reply without an answer of the card: an action, the user's words, an opinion, a fact of its own, a question. */
function freeform(moment: Moment): string {
  const { voice, topic, choice, turn } = moment;
  const echoed = topic !== null && choice.next() < 0.5;
  const opening = echoed ? moment.act("echoes") : moment.gesture();
  const first = voice.speech(joined(murmur(moment, echoed), answer(moment) ?? saying(moment)));
  const own = ownWords(moment);
  const callback = turn >= 3 && choice.next() < 0.3 ? moment.pick(callbacks) : null;
  const middle = moment.gesture();
  const last = voice.speech(joined(own, callback, question(moment)));
  const full = joined(opening, first, middle, last);
  const brisk = echoed ? joined(opening, first, last) : joined(first, middle, last);
  const text = choice.next() < 0.35 && wordCount(brisk) >= LEAST_WORDS ? brisk : full;
  if (wordCount(text) >= LEAST_WORDS) return shortened(text, MOST_WORDS);
  return joined(opening, first, middle, voice.speech(saying(moment)), moment.act(), last);
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(" ");
}
