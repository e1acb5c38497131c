import type { PromptCard } from "./PromptReader.ts";
import { type Intent, intentsOf } from "./intent.ts";
import { type Choice, seededBy } from "./seeded.ts";
import { capital, plain } from "./shape.ts";
import { plainTemperament } from "./temperaments.ts";
import { findTopic, sameTopic, type Topic } from "./topic.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** One earlier message of the chat, without the user's newest. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** The state of the chat that a reply is made from. */
export class Moment {
  readonly card: PromptCard;
  readonly voice: Voice;
  readonly message: string;
  readonly intents: readonly Intent[];
  /** The topic of the message. */
  readonly topic: Topic | null;
  /** The name that the user gives in this message. */
  readonly introduced: string;
  readonly choice: Choice;
  /** The number of earlier replies, with the greeting. */
  readonly turn: number;
  /** Another topic that the user mentioned recently. */
  readonly #earlier: Topic | null;
  readonly #before: string;
  readonly #used = new Set<string>();

  /** `variant` changes the choices for the same message. */
  constructor(card: PromptCard, history: readonly Turn[], message: string, variant: string) {
    const replies = history.filter(({ role }) => role === "assistant").map(({ text }) => text);
    const theirs = history.filter(({ role }) => role === "user").map(({ text }) => text);
    const names = [card.name, card.chatName, card.userName, ...[message, ...theirs].map(introducedIn)];
    this.card = card;
    this.voice = voiceOf(card, replies[0] ?? "");
    this.message = message;
    this.intents = intentsOf(message);
    this.topic = findTopic(message, names);
    this.introduced = introducedIn(message);
    this.choice = seededBy([card.name, history.length, theirs.at(-1) ?? "", message, variant].join("\n"));
    this.turn = replies.length;
    this.#earlier = this.#earlierIn(theirs, names);
    this.#before = plain(replies.join("\n"));
  }

  /** Whether a text was said in this chat, or is part of this reply already. */
  said(text: string): boolean {
    return this.#used.has(plain(text)) || this.#before.includes(plain(text));
  }

  /** Adds a text to this reply. */
  take(text: string): string {
    this.#used.add(plain(text));
    return text;
  }

  /** A phrase that was not used yet, with the topic filled in; `again` allows phrases of earlier replies. */
  pick(bank: readonly string[], options: { again?: boolean; topic?: Topic | null } = {}): string | null {
    const { again = false, topic = this.topic } = options;
    for (const phrase of this.choice.shuffled(bank)) {
      const filled = this.#filled(phrase, topic);
      if (filled === null) continue;
      // The same phrase about another topic would be noticed.
      const literal = phrase.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? phrase;
      if (again ? this.#used.has(plain(literal)) : this.said(literal)) continue;
      this.take(literal);
      return this.take(filled);
    }
    return null;
  }

  /** A short action in the character's manner; of `echoes`, one about the topic. */
  act(kind: "gestures" | "echoes" = "gestures", topic = this.topic): string {
    const bank = this.voice.temperaments.flatMap((one) => one[kind]).map((text) => this.voice.act(text));
    const plainer = plainTemperament[kind].map((text) => this.voice.act(text));
    return (
      this.pick(bank, { topic }) ??
      this.pick(plainer, { topic }) ??
      this.pick([...bank, ...plainer], { topic, again: true }) ??
      ""
    );
  }

  /** An action from the character's card while there are any; else one in its manner. */
  gesture(): string {
    if (this.choice.next() > 0.75) return this.act();
    const own = this.choice.shuffled(this.voice.acts).find((text) => !this.said(text));
    return own === undefined ? this.act() : this.take(own);
  }

  #filled(phrase: string, topic: Topic | null): string | null {
    if (/\{topic\}/i.test(phrase) && !topic) return null;
    if (/\{earlier\}/.test(phrase) && !this.#earlier) return null;
    return phrase
      .replaceAll("{topic}", topic ?? "")
      .replaceAll("{Topic}", capital(topic ?? ""))
      .replaceAll("{earlier}", this.#earlier ?? "");
  }

  #earlierIn(theirs: readonly string[], names: readonly string[]): Topic | null {
    const topics = this.choice.shuffled(theirs.slice(-8)).flatMap((text) => findTopic(text, names) ?? []);
    return topics.find((found) => !this.topic || !sameTopic(found, this.topic)) ?? null;
  }
}

/** The name in "I'm Jonas"; empty when there is none. */
function introducedIn(message: string): string {
  const found = /\b(?:[Ii] am|[Ii]['’]m|[Mm]y name is|[Cc]all me)\s+(\p{Lu}\p{L}+)\b/u.exec(message);
  return found?.[1] ?? "";
}
