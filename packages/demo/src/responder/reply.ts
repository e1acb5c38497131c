import { isAfterBadNews } from "./badNews.ts";
import { directAnswers } from "./directAnswers.ts";
import { directQuestionsIn } from "./directQuestions.ts";
import { echoesFor, mayRepeat, withTopic } from "./echoes.ts";
import { bestExchanges } from "./exchanges.ts";
import { introducedIn } from "./introductions.ts";
import { type Intent, intentsOf } from "./intent.ts";
import { type Manner, mannerOf } from "./manner.ts";
import type { NoteOptions } from "./notes.ts";
import { englishOnlySentence } from "./otherLanguages.ts";
import { asks, type Part, partOf } from "./parts.ts";
import { rendered } from "./rendered.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { quietReply } from "./quietReply.ts";
import { RecentReplies } from "./recentReplies.ts";
import { seededBy } from "./seeded.ts";
import { shortened } from "./shape.ts";
import { findTopic, sameTopic } from "./topic.ts";
import { wordCount } from "./words.ts";

/** One turn of the chat before the user's newest message. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** Which reply to the same message is requested. */
export interface ReplyOptions extends NoteOptions {
  /** 0 for the first reply; each regenerated variant has the next number. @default 0 */
  readonly variant?: number;
}

/** Fewer words than this get an action as well. */
const FEW_WORDS = 20;
const MOST_WORDS = 120;
const ATTEMPTS = 24;

/**
 * Answers as a character: direct questions first, then an example dialog of the card that fits, then the character's
 * prepared lines. After bad news only a quiet line. The same card, history, message and options give the same reply. A line
 * is not repeated within forty replies, unless quiet ones run out.
 */
export function demoReply(
  card: DemoCharacter,
  history: readonly Turn[],
  message: string,
  { variant = 0, ...options }: ReplyOptions = {},
): string {
  const before = textsOf(history, "assistant");
  const userTexts = [...textsOf(history, "user"), message];
  if (isAfterBadNews(userTexts)) return quietReply({ card, replies: before, userTexts, variant, options });
  const usable = new Set<string>();
  let reply = "";
  let isRetry = false;
  // Variants count the replies that are not among those of before, so that no two variants are alike.
  for (let attempt = 0; attempt < ATTEMPTS + variant; attempt++) {
    reply = new Answer(card, history, message, attempt, options, isRetry).text();
    if (before.includes(reply)) isRetry = true;
    else usable.add(reply);
    if (usable.size > variant) return reply;
  }
  // A very long chat: one more question or action makes the reply differ.
  const manner = mannerOf(card, before);
  const { questions, actions } = manner.lines;
  const recent = new RecentReplies(before);
  const question = questions.find((line) => recent.canRepeat(line) && !reply.includes(line));
  const count = before.filter((text) => text.startsWith(reply)).length;
  const more = question
    ? partOf(question)
    : ({ kind: "action", text: actions[count % actions.length] ?? "" } as const);
  return `${reply} ${rendered(manner, [more])}`;
}

function textsOf(history: readonly Turn[], role: Turn["role"]): string[] {
  return history.filter((turn) => turn.role === role).map(({ text }) => text);
}

/** Makes one reply. */
class Answer {
  readonly #card: DemoCharacter;
  readonly #manner: Manner;
  readonly #message: string;
  readonly #variant: number;
  readonly #options: NoteOptions;
  /** Whether the reply that came first was a reply of before. */
  readonly #isRetry: boolean;
  readonly #intents: readonly Intent[];
  readonly #recent: RecentReplies;
  readonly #replies: readonly string[];
  readonly #userTexts: readonly string[];
  readonly #seed: string;

  constructor(
    card: DemoCharacter,
    history: readonly Turn[],
    message: string,
    variant: number,
    options: NoteOptions,
    isRetry: boolean,
  ) {
    this.#card = card;
    this.#message = message;
    this.#variant = variant;
    this.#options = options;
    this.#isRetry = isRetry;
    this.#intents = intentsOf(message);
    this.#replies = textsOf(history, "assistant");
    this.#userTexts = [...textsOf(history, "user"), message];
    this.#manner = mannerOf(card, this.#replies);
    this.#recent = new RecentReplies(this.#replies);
    this.#seed = [card.name, history.length, message].join("\n");
  }

  text(): string {
    const sentence = englishOnlySentence(this.#message);
    const before = sentence !== null && this.#recent.canRepeat(sentence) ? [sentence] : [];
    const direct = directQuestionsIn(this.#message);
    if (direct.length === 0) return [...before, rendered(this.#manner, this.#arranged())].join("\n\n");
    const { lists, texts } = directAnswers(direct, {
      card: this.#card,
      userTexts: this.#userTexts,
      lines: this.#manner.lines,
      choose: (bank) => this.#leastRecent(bank),
    });
    return [...before, rendered(this.#manner, [...this.#action(), ...texts.map(partOf)]), ...lists].join(
      "\n\n",
    );
  }

  /** The parts of an ordinary reply in their order. */
  #arranged(): Part[] {
    const { length, questions, actions } = this.#options;
    const first = this.#isSmall() ? null : this.#line(0);
    if (first === null) return this.#withoutLine();
    const body: Part[] = [first];
    if (length === "longer") body.push(...[this.#line(1)].filter((part) => part !== null));
    const acknowledgement = length === "shorter" ? null : this.#acknowledged(first.text);
    if (acknowledgement) body.unshift(partOf(acknowledgement));
    const text = body.map((part) => part.text).join(" ");
    const question = questions === "none" || length === "shorter" ? null : this.#question(text);
    if (question) body.push(partOf(question));
    const isActed = first.kind === "raw" && first.text.includes("*");
    const wantsAction =
      length === "longer" || wordCount(text) < FEW_WORDS || (!isActed && this.#chance("action") < 0.55);
    if (actions === "none" || length === "shorter" || !wantsAction) return body;
    const at = Math.floor(this.#chance("place") * (body.length + 1));
    return [...body.slice(0, at), ...this.#action(), ...body.slice(at)];
  }

  /** "ok", "hmm" or an emoji: an action and a question answer enough, while there is a question to ask. */
  #isSmall(): boolean {
    const isPlain = this.#intents.every((intent) => /^(?:statement|question|agree|disagree)$/.test(intent));
    const needsAnswer = asks(this.#replies.at(-1) ?? "") || Object.keys(this.#options).length > 0;
    if (!isPlain || needsAnswer || wordCount(this.#message) > 1) return false;
    const { questions, actions } = this.#manner.lines;
    const isNew = (line: string) => this.#recent.canRepeat(line);
    return !this.#isRetry && questions.some(isNew) && actions.some(isNew);
  }

  /** The line that answers, `further` lines after the first choice; null when no line can be used now. */
  #line(further: number): Part | null {
    const lines = this.#candidates();
    const index = this.#variant + further;
    const fresh = lines.filter(({ text }) => this.#recent.isUnused(text));
    const again = this.#oldestFirst(
      lines.filter((line) => !fresh.includes(line) && this.#recent.canRepeat(line.text)),
    );
    const usable = [...fresh, ...again];
    // The character says once that there are no more lines, and then begins again with the line that was used longest ago.
    const { runOut } = this.#manner.lines;
    if (fresh.length === 0 && runOut.every((line) => this.#recent.canRepeat(line)))
      usable.unshift(partOf(this.#leastRecent(runOut)));
    return usable[index] ?? null;
  }

  /** A reply to a small message, or when every line was used lately: an action with a question, else the line that was used longest ago. */
  #withoutLine(): Part[] {
    const { runOut, anytime, actions, questions, about } = this.#manner.lines;
    const usable = [
      ...(this.#options.questions === "none" ? [] : this.#usableLines(questions, "question")),
      ...this.#usableLines(this.#manner.spare(), "spare"),
      ...this.#usableLines(about.question ?? [], "unsure"),
      ...this.#usableLines(runOut, "runOut"),
      ...this.#usableLines(about.agree ?? [], "agree"),
    ];
    const text = usable[this.#variant];
    if (text !== undefined) return [...this.#action(), partOf(text)];
    return [{ kind: "action", text: this.#leastRecent(actions) }, partOf(this.#leastRecent(anytime))];
  }

  #candidates(): Part[] {
    const { lines } = this.#manner;
    const partsOf = (texts: readonly string[], key: string) => this.#ordered(texts, key).map(partOf);
    const exchanges = this.#exchanges().map((text): Part => ({ kind: "raw", text }));
    const about = this.#intents.flatMap((intent) => partsOf(lines.about[intent] ?? [], intent));
    const anytime = this.#intents.includes("farewell") ? [] : partsOf(lines.anytime, "anytime");
    const all = [...exchanges, ...about, ...anytime];
    return all.length > 0 ? all : partsOf(lines.anytime, "anytime");
  }

  /** Example dialogs of the card that fit the message and were not used. */
  #exchanges(): string[] {
    const { questions, actions, length } = this.#options;
    if (actions === "none" || length === "shorter") return [];
    const isIdentity = this.#intents.includes("identity");
    const askedTwice = !isIdentity && this.#replies.slice(-2).filter(asks).length === 2;
    return bestExchanges(this.#card, this.#manner.names, this.#message, this.#recent)
      .filter((text) => !((questions === "none" || askedTwice) && asks(text)))
      .map((text) => shortened(text.replaceAll(/\n{3,}/g, "\n\n"), MOST_WORDS));
  }

  /** The name that the user gives, else what the message is about; at most one of the two, and not twice running. */
  #acknowledged(answer: string): string | null {
    const { lines } = this.#manner;
    const introduced = introducedIn(this.#message);
    if (introduced) {
      const line = this.#usableLine(lines.name, "name");
      return line === null ? null : this.#named(line, introduced);
    }
    if (!mayRepeat(this.#intents)) return null;
    const last = new RecentReplies(this.#replies.slice(-1));
    if (lines.echoes.some((echo) => !last.isUnused(echo))) return null;
    const { name, chatName, userName } = this.#card;
    const names = [name, chatName, userName, ...this.#userTexts.map(introducedIn)];
    const topic = findTopic(this.#message, names);
    if (topic === null || sameTopic(topic, answer)) return null;
    const fitting = echoesFor(topic, lines.echoes);
    // A variant without a phrase of its own repeats nothing.
    const echo = this.#ordered(fitting, "echo").filter((line) => this.#recent.canRepeat(line))[this.#variant];
    return echo === undefined ? null : withTopic(echo, topic);
  }

  #question(answer: string): string | null {
    if (asks(answer)) return null;
    const { lines } = this.#manner;
    const isWanted = this.#options.questions === "one" || this.#options.length === "longer";
    const isTooMuch = asks(this.#replies.at(-1) ?? "") || this.#intents.includes("farewell");
    if (!isWanted && (isTooMuch || this.#chance("question") > 0.35)) return null;
    return this.#usableLine(lines.questions, "question");
  }

  #action(): Part[] {
    if (this.#options.actions === "none") return [];
    const text = this.#usableLine(this.#manner.lines.actions, "action");
    return text === null ? [] : [{ kind: "action", text }];
  }

  #named(line: string, name: string): string {
    return line.replaceAll("{name}", name);
  }

  /** A line that was not used within the last forty replies. */
  #usableLine(bank: readonly string[], key: string): string | null {
    const usable = this.#usableLines(bank, key);
    return usable[this.#variant % usable.length] ?? null;
  }

  /** All lines that were not used within the last forty replies, those that were never used first. */
  #usableLines(bank: readonly string[], key: string): string[] {
    const ordered = this.#ordered(bank, key);
    const fresh = ordered.filter((line) => this.#recent.isUnused(line));
    return [...fresh, ...ordered.filter((line) => !fresh.includes(line) && this.#recent.canRepeat(line))];
  }

  /** A line that must be used, also again: the one that was used longest ago. */
  #leastRecent(bank: readonly string[]): string {
    const oldest = this.#oldestFirst(this.#ordered(bank, "direct").map((text) => ({ text })));
    return oldest[this.#variant % oldest.length]?.text ?? "";
  }

  #oldestFirst<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
    const ago = (text: string) => Math.min(this.#recent.repliesSince(text), Number.MAX_SAFE_INTEGER);
    return [...lines].sort((one, other) => ago(other.text) - ago(one.text));
  }

  /** Lines in an order that the message decides, the same for every variant: each variant takes the next one. */
  #ordered(bank: readonly string[], key: string): string[] {
    return seededBy(`${this.#seed}\n${key}`).shuffled(bank);
  }

  #chance(key: string): number {
    return seededBy(`${this.#seed}\n${key}\n${this.#variant}`).next();
  }
}
