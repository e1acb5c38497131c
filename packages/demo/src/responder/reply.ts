import { isAfterBadNews } from "./badNews.ts";
import { type Chat, chatOf, type Turn } from "./chat.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { directAnswers } from "./directAnswers.ts";
import { echoesFor, mayRepeat, withTopic } from "./echoes.ts";
import { bestExchanges } from "./exchanges.ts";
import type { Intent } from "./intent.ts";
import type { NoteOptions } from "./notes.ts";
import { asks, type Part } from "./parts.ts";
import { quietReply } from "./quietReply.ts";
import { RecentReplies } from "./recentReplies.ts";
import { partOf, rendered } from "./rendered.ts";
import { seededBy } from "./seeded.ts";
import { shortened } from "./shape.ts";
import { findTopic, sameTopic } from "./topic.ts";
import { wordCount } from "./words.ts";

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
  const chat = chatOf(card, history, message);
  const { replies: before, manner } = chat;
  if (isAfterBadNews(chat.heard)) return quietReply(chat, variant, options);
  const usable = new Set<string>();
  let reply = "";
  let isRetry = false;
  // Variants count the replies that are not among those of before, so that no two variants are alike.
  for (let attempt = 0; attempt < ATTEMPTS + variant; attempt++) {
    reply = new Answer(chat, attempt, options, isRetry).text();
    if (before.includes(reply)) isRetry = true;
    else usable.add(reply);
    if (usable.size > variant) return reply;
  }
  // A very long chat: one more question or action makes the reply differ.
  const { questions, actions } = manner.lines;
  const recent = new RecentReplies(before);
  const question = questions.find((line) => recent.canRepeat(line) && !reply.includes(line));
  const count = before.filter((text) => text.startsWith(reply)).length;
  const more = question
    ? partOf(question, manner)
    : ({ kind: "action", text: actions[count % actions.length] ?? "" } as const);
  return `${reply} ${rendered(manner, [more])}`;
}

/** Makes one reply. */
class Answer {
  readonly #chat: Chat;
  readonly #variant: number;
  readonly #options: NoteOptions;
  /** Whether the reply that came first was a reply of before. */
  readonly #isRetry: boolean;
  readonly #intents: readonly Intent[];
  readonly #recent: RecentReplies;
  readonly #seed: string;

  constructor(chat: Chat, variant: number, options: NoteOptions, isRetry: boolean) {
    this.#chat = chat;
    this.#variant = variant;
    this.#options = options;
    this.#isRetry = isRetry;
    this.#intents = chat.messageLanguage.intentsOf(chat.message);
    this.#recent = new RecentReplies(chat.replies);
    this.#seed = [chat.card.name, chat.length, chat.message].join("\n");
  }

  text(): string {
    const { card, heard, language, messageLanguage, manner, message } = this.#chat;
    const direct = messageLanguage.directQuestionsIn(message);
    if (direct.length === 0) return rendered(manner, this.#arranged());
    const { lists, texts } = directAnswers(direct, {
      card,
      ...{ heard, language },
      lines: manner.lines,
      choose: (bank) => this.#leastRecent(bank),
    });
    const parts = [...this.#action(), ...texts.map((text) => partOf(text, manner))];
    return [rendered(manner, parts), ...lists].join("\n\n");
  }

  /** The parts of an ordinary reply in their order. */
  #arranged(): Part[] {
    const { length, questions, actions } = this.#options;
    const first = this.#isSmall() ? null : this.#line(0);
    if (first === null) return this.#withoutLine();
    const body: Part[] = [first];
    if (length === "longer") body.push(...[this.#line(1)].filter((part) => part !== null));
    const acknowledgement = length === "shorter" ? null : this.#acknowledged(first.text);
    if (acknowledgement) body.unshift(this.#part(acknowledgement));
    const text = body.map((part) => part.text).join(" ");
    const question = questions === "none" || length === "shorter" ? null : this.#question(text);
    if (question) body.push(this.#part(question));
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
    const needsAnswer = asks(this.#chat.replies.at(-1) ?? "") || Object.keys(this.#options).length > 0;
    if (!isPlain || needsAnswer || wordCount(this.#chat.message) > 1) return false;
    const { questions, actions } = this.#chat.manner.lines;
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
    const { runOut } = this.#chat.manner.lines;
    if (fresh.length === 0 && runOut.every((line) => this.#recent.canRepeat(line)))
      usable.unshift(this.#part(this.#leastRecent(runOut)));
    return usable[index] ?? null;
  }

  /** A reply to a small message, or when every line was used lately: an action with a question, else the line that was used longest ago. */
  #withoutLine(): Part[] {
    const { runOut, anytime, actions, questions, about } = this.#chat.manner.lines;
    const usable = [
      ...(this.#options.questions === "none" ? [] : this.#usableLines(questions, "question")),
      ...this.#usableLines(this.#chat.manner.spare(), "spare"),
      ...this.#usableLines(about.question ?? [], "unsure"),
      ...this.#usableLines(runOut, "runOut"),
      ...this.#usableLines(about.agree ?? [], "agree"),
    ];
    const text = usable[this.#variant];
    if (text !== undefined) return [...this.#action(), this.#part(text)];
    return [{ kind: "action", text: this.#leastRecent(actions) }, this.#part(this.#leastRecent(anytime))];
  }

  #candidates(): Part[] {
    const { lines } = this.#chat.manner;
    const partsOf = (texts: readonly string[], key: string) =>
      this.#ordered(texts, key).map((text) => this.#part(text));
    const exchanges = this.#exchanges().map((text): Part => ({ kind: "raw", text }));
    const about = this.#intents.flatMap((intent) => partsOf(lines.about[intent] ?? [], intent));
    const anytime = this.#intents.includes("farewell") ? [] : partsOf(lines.anytime, "anytime");
    const all = [...exchanges, ...about, ...anytime];
    return all.length > 0 ? all : partsOf(lines.anytime, "anytime");
  }

  /** Example dialogs of the card that fit the message and were not used. */
  #exchanges(): string[] {
    const { questions, actions, length } = this.#options;
    if (actions === "none" || length === "shorter" || !this.#chat.isCardLanguage) return [];
    const { card, language, manner, message } = this.#chat;
    const isIdentity = this.#intents.includes("identity");
    const askedTwice = !isIdentity && this.#chat.replies.slice(-2).filter(asks).length === 2;
    return bestExchanges(card, manner.names, message, this.#recent, language)
      .filter((text) => !((questions === "none" || askedTwice) && asks(text)))
      .map((text) => shortened(text.replaceAll(/\n{3,}/g, "\n\n"), MOST_WORDS, manner.marks));
  }

  /** The name that the user gives, else what the message is about; at most one of the two, and not twice running. */
  #acknowledged(answer: string): string | null {
    const { card, heard, language, messageLanguage, manner, message } = this.#chat;
    const { lines } = manner;
    const introduced = messageLanguage.introducedIn(message);
    if (introduced) {
      const line = this.#usableLine(lines.name, "name");
      return line === null ? null : line.replaceAll("{name}", introduced);
    }
    if (!mayRepeat(this.#intents) || messageLanguage !== language) return null;
    const last = new RecentReplies(this.#chat.replies.slice(-1));
    if (lines.echoes.some((echo) => !last.isUnused(echo))) return null;
    const introductions = heard.map((one) => one.language.introducedIn(one.text));
    const topic = findTopic(message, [card.name, card.chatName, card.userName, ...introductions]);
    if (topic === null || sameTopic(topic, answer)) return null;
    const fitting = echoesFor(topic, lines.echoes);
    // A variant without a phrase of its own repeats nothing.
    const echo = this.#ordered(fitting, "echo").filter((line) => this.#recent.canRepeat(line))[this.#variant];
    return echo === undefined ? null : withTopic(echo, topic);
  }

  #question(answer: string): string | null {
    if (asks(answer)) return null;
    const { lines } = this.#chat.manner;
    const isWanted = this.#options.questions === "one" || this.#options.length === "longer";
    const isTooMuch = asks(this.#chat.replies.at(-1) ?? "") || this.#intents.includes("farewell");
    if (!isWanted && (isTooMuch || this.#chance("question") > 0.35)) return null;
    return this.#usableLine(lines.questions, "question");
  }

  #action(): Part[] {
    if (this.#options.actions === "none") return [];
    const text = this.#usableLine(this.#chat.manner.lines.actions, "action");
    return text === null ? [] : [{ kind: "action", text }];
  }

  #part(text: string): Part {
    return partOf(text, this.#chat.manner);
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
