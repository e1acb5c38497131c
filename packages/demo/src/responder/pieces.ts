import { askingOf } from "./intent.ts";
import type { Moment } from "./moment.ts";
import { reflected } from "./persons.ts";
import {
  answers,
  factLeads,
  invitations,
  onTopic,
  plainReturns,
  returns,
  sayings,
  topicReturns,
} from "./phrases.ts";
import { lower } from "./shape.ts";
import { contentStems, wordCount } from "./words.ts";

/** The number of replies after which a character tells its secrets. */
const TRUST_TURNS = 7;
/** The most words of a user's clause that can be repeated naturally. */
export const ECHO_WORDS = 9;

/** A few words that refer to the message. `echoed` when an action has done so already. */
export function murmur(moment: Moment, echoed: boolean): string {
  const { voice, topic, choice, intents, introduced } = moment;
  if (introduced) return `${introduced}.`;
  if (intents.some((intent) => /greeting|farewell|thanks|identity/.test(intent))) return "";
  const clause = reflected(moment.message);
  if (clause && wordCount(clause) <= ECHO_WORDS && choice.next() < 0.6) return `So ${lower(clause)}.`;
  if (topic && !echoed && choice.next() < 0.8) return moment.pick(onTopic) ?? "";
  return moment.pick(voice.temperaments.flatMap(({ murmurs }) => murmurs)) ?? "";
}

/** The card's own answer to a question about the character; null without one. */
export function answer(moment: Moment): string | null {
  const { voice, intents, message } = moment;
  if (!intents.includes("aboutYou")) return null;
  const wishes = /\b(want|wish|hope|dream)\b/i.test(message);
  const place = askingOf(message) === "where";
  const stems = contentStems(message);
  const found = [...voice.facts, ...voice.secrets].find(
    (text) =>
      !moment.said(text) &&
      ((wishes && /^I (want|wish|hope)\b/.test(text)) ||
        (place && /\b(aboard|above|beneath|under|inside|in) (the|a|an|\p{Lu})/u.test(text)) ||
        [...contentStems(text)].some((stem) => stems.has(stem))),
  );
  return found === undefined ? null : moment.take(found);
}

/** A general answer to a message of this kind. */
export function saying(moment: Moment): string {
  const { intents, message, card } = moment;
  if (intents.includes("identity")) {
    return `${card.name}. ${moment.pick(sayings.identity ?? []) ?? ""}`.trim();
  }
  for (const intent of intents) {
    const found = moment.pick(sayings[intent] ?? []);
    if (found) return found;
  }
  const asking = askingOf(message);
  const usual = asking === "none" ? null : moment.pick(answers[asking]);
  return (
    usual ?? moment.pick(sayings.statement ?? []) ?? moment.pick(onTopic) ?? "I am still thinking about that."
  );
}

/** A question to the user; an invitation from a character that asks nothing. */
export function question(moment: Moment): string {
  if (!moment.voice.asks) return moment.pick(invitations) ?? "Go on.";
  for (const intent of moment.intents) {
    const found = moment.pick(returns[intent] ?? []);
    if (found) return found;
  }
  // "When did my bag begin to matter?" is no question to another person.
  const theirs = moment.topic?.startsWith("my ") ? null : moment.pick(topicReturns);
  return theirs ?? moment.pick(plainReturns) ?? "What then?";
}

/** Something specific to this character: a fact about the topic, a saying of its own, else any fact. */
export function ownWords(moment: Moment): string | null {
  const { voice, choice, intents } = moment;
  if (intents.includes("farewell")) return null;
  const fresh = voice.facts.filter((text) => !moment.said(text));
  const stems = contentStems(moment.message);
  const touching = fresh.find((text) => [...contentStems(text)].some((stem) => stems.has(stem)));
  const first = touching ?? (intents.includes("identity") ? fresh[0] : undefined);
  if (first !== undefined) return moment.take(first);
  const own = choice.shuffled(voice.sayings).find((text) => !moment.said(text));
  if (own !== undefined && choice.next() < 0.5) return moment.take(own);
  return fact(moment) ?? (own === undefined ? null : moment.take(own));
}

/** A fact about the character that it has not told yet; secrets come late in the chat. */
export function fact(moment: Moment): string | null {
  const { voice, choice, turn } = moment;
  const known = turn >= TRUST_TURNS ? [...voice.facts, ...voice.secrets] : voice.facts;
  const found = choice.shuffled(known).find((text) => !moment.said(text));
  if (found === undefined) return null;
  const lead = choice.next() < 0.5 ? (moment.pick(factLeads) ?? "") : "";
  return `${lead} ${moment.take(found)}`.trim();
}
