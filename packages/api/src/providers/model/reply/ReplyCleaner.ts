import { CodeState } from "./CodeState.ts";
import { type Mark, MARK_BEGINS, markAt } from "./marks.ts";
import { isBoundary, isProse } from "./prose.ts";
import { type Speakers, type TurnLabels, turnLabels } from "./speakers.ts";

/** How an answer is cleaned. */
export interface CleanerOptions {
  /** The names in the chat; absent for an answer that is no reply, such as a title. */
  readonly speakers?: Speakers | undefined;
  /** The text that the answer continues. @default "" */
  readonly continues?: string | undefined;
  /** Whether the server writes reasoning without its opening mark. @default false */
  readonly opensInReasoning?: boolean;
}

/**
 * `start`: before the first word. `unclear`: can be reasoning whose beginning the chat template wrote. `reasoning`; `role` and
 * `channel`: within a header; `other`: the turn of somebody else before the reply. `reply`. `line`: after line ends within
 * the reply. `ended`: the rest is not the reply's.
 */
type Mode = "start" | "unclear" | "reasoning" | "role" | "channel" | "other" | "reply" | "line" | "ended";

/** What can begin something other than plain text within a reply. */
const TRIGGER = /[<[{◁`\n]/;
/** The end of a line that is kept to recognize prose. */
const BEFORE_MAX = 40;
/** The most characters of a role or the name of a channel. */
const HEADER_MAX = 40;
/** Reasoning that began within a sentence, and does not end, can be the word itself. */
const UNCLOSED_MAX = 2_000;
/** Longer runs of backticks are a drawing. */
const RUN_MAX = 32;
const RUN = /^(?:`{1,32}|~{1,32})/;
/** Characters after which a text that begins as reasoning does is shown. */
const UNCLEAR_MAX = 600;
/** What models write first when they reason, and characters seldom say. */
const OPENERS = ["", "okay, ", "okay. ", "ok, ", "alright, ", "hmm, "].flatMap((before) =>
  ["i should ", "i need to ", "we need to ", "let me think", "the user ", "so the user ", "user "].map(
    (after) => before + after,
  ),
);
/** gpt-oss when a server has removed the bars of its channels. */
const BARE_CHANNEL = /^(?:analysis|commentary)(?=[\p{Lu}\p{Lo}\p{N}"“*])/u;
const BARE_FINAL = "assistantfinal";

/**
 * Removes what is not the reply from a model's answer while it streams: reasoning, tokens of chat templates, the
 * character's name before the reply, blank lines before and after it, and whatever follows the reply: an end token or
 * the user's turn. Text that speaks of such marks stays, as does code. The result does not depend on how the
 * answer was cut; only text that can become a mark waits. Each character is read a few times at most.
 */
export class ReplyCleaner {
  /** UTF-16 code units of the text so far that turned out to be reasoning: only its closing mark came. */
  discarded = 0;
  readonly #continues: string;
  readonly #speakers: Speakers | undefined;
  readonly #labels: { readonly char: TurnLabels; readonly user: TurnLabels };
  readonly #opensInReasoning: boolean;
  readonly #code: CodeState;
  #mode: Mode = "start";
  /** Text that is not decided yet. */
  #held = "";
  #isLast = false;
  #out = "";
  #length = 0;
  /** The end of the current line of the reply. */
  #before = "";
  /** The line ends after the text so far, or the space before a continuation. */
  #gap = "";
  #isGapMarked = false;
  /** Reasoning in a channel ends with the next header. */
  #isChannel = false;
  #hasReasoning = false;
  /** Whether space before the first word is a part of the text, as in a continuation. */
  #isSpaceText: boolean;
  /** Reasoning that began within a sentence; null for any other. */
  #unclosed: string | null = null;
  #scanned = 0;
  #isStruck = false;
  #loneCloseAt = 0;

  constructor({ speakers, continues = "", opensInReasoning = false }: CleanerOptions = {}) {
    this.#speakers = speakers;
    this.#labels = turnLabels(speakers ?? { char: [], user: [] });
    this.#continues = continues;
    this.#isSpaceText = continues !== "";
    this.#opensInReasoning = opensInReasoning;
    this.#code = new CodeState(continues);
  }

  /** Whether the reply has ended, and nothing after it belongs to it. */
  get isEnded(): boolean {
    return this.#mode === "ended";
  }

  /** Whether the reply has no text yet. */
  get #isFirst(): boolean {
    return this.#length + this.#out.length === 0;
  }

  /** Whether a closing mark came without its opening one. */
  get sawLoneClose(): boolean {
    return this.#sawLoneClose;
  }
  #sawLoneClose = false;

  /** The next text of the reply. */
  add(piece: string): string {
    if (this.#mode === "reply" && this.#held === "" && !TRIGGER.test(piece)) {
      this.#remember(piece);
      this.#length += piece.length;
      return piece;
    }
    this.#held += piece;
    return this.#read();
  }

  /** The rest after the last text. The line ends after a complete reply are not a part of it. */
  end(isComplete: boolean): string {
    this.#isLast = true;
    const text = this.#read();
    if (this.#unclosed !== null && !isBoundary(this.#before)) return text + this.#unclosed;
    const isGapShown = !isComplete && this.#mode === "line";
    return isGapShown ? text + this.#gap : text;
  }

  #read(): string {
    this.#out = "";
    // A step that cannot decide yet returns false.
    while (this.#step());
    const text = this.#out;
    this.#length += text.length;
    return text;
  }

  #step(): boolean {
    if (this.#mode === "ended") this.#held = "";
    if (this.#held === "") return false;
    switch (this.#mode) {
      case "start":
        return this.#readStart();
      case "unclear":
        return this.#readUnclear();
      case "reasoning":
        return this.#readReasoning();
      case "role":
      case "channel":
        return this.#readHeader();
      case "other":
        return this.#readOther();
      case "line":
        return this.#readLine();
      default:
        return this.#readReply();
    }
  }

  #readStart(): boolean {
    const space = /^\s*/.exec(this.#held)?.[0] ?? "";
    if (this.#isSpaceText) this.#gap += space;
    this.#held = this.#held.slice(space.length);
    if (this.#held === "") return false;
    if (this.#code.isBlock) return this.#beginLine("");
    const label = this.#readLabels();
    if (label !== null) return label;
    const mark = this.#mark(0);
    if (mark === "maybe") return false;
    if (mark) return this.#apply(mark, true);
    const bare = this.#readBareChannel();
    if (bare !== null) return bare;
    if (this.#continues === "" && !this.#hasReasoning) {
      const isUnclear = this.#opensInReasoning || this.#beginsAsReasoning();
      if (isUnclear === "maybe") return false;
      if (isUnclear) {
        this.#mode = "unclear";
        return true;
      }
    }
    return this.#beginLine("");
  }

  /** The name before a turn: the character's is left out, with the user's begins a turn that is. Null without one. */
  #readLabels(): boolean | null {
    if (!this.#speakers) return null;
    const own = this.#labels.char.lengthIn(this.#held);
    const other = this.#labels.user.lengthIn(this.#held);
    if ((own === "maybe" || other === "maybe") && !this.#isLast) return false;
    if (typeof own === "number" && own > 0) {
      this.#held = this.#held.slice(own);
      this.#isSpaceText = false;
      this.#gap = "";
      return true;
    }
    if (typeof other !== "number" || other === 0) return null;
    if (this.#continues === "") this.#mode = "other";
    else if (/\n/.test(this.#gap) || /\n\s*$/.test(this.#continues)) this.#mode = "ended";
    else return null;
    return true;
  }

  #readBareChannel(): boolean | null {
    const { text, isWaiting } = this.#beginning([BARE_FINAL, "analysis", "commentary"]);
    if (isWaiting) return false;
    if (text.startsWith(BARE_FINAL)) {
      this.#held = this.#held.slice(BARE_FINAL.length);
      return true;
    }
    if (/^(?:analysis|commentary)$/.test(this.#held) && !this.#isLast) return false;
    if (!BARE_CHANNEL.test(this.#held)) return null;
    this.#hasReasoning = true;
    const end = this.#held.indexOf(BARE_FINAL, this.#scanned);
    this.#scanned = Math.max(0, this.#held.length - BARE_FINAL.length);
    if (end >= 0) {
      this.#held = this.#held.slice(end + BARE_FINAL.length);
      this.#scanned = 0;
      return true;
    }
    if (this.#isLast) this.#held = "";
    return false;
  }

  #beginsAsReasoning(): boolean | "maybe" {
    const { text, isWaiting } = this.#beginning(OPENERS);
    return isWaiting ? "maybe" : OPENERS.some((opener) => text.startsWith(opener));
  }

  /** The held text in small letters, and whether it can still become one of these beginnings. */
  #beginning(all: readonly string[]): { readonly text: string; readonly isWaiting: boolean } {
    const text = this.#held.slice(0, 32).toLowerCase();
    const isWaiting = !this.#isLast && all.some((one) => text.length < one.length && one.startsWith(text));
    return { text, isWaiting };
  }

  #readUnclear(): boolean {
    const close = this.#find(["close"], this.#scanned);
    if (close) {
      this.#held = this.#held.slice(close.at + close.length);
      this.#sawLoneClose = true;
      this.#hasReasoning = true;
      this.#mode = "start";
    } else if (this.#isLast || (!this.#opensInReasoning && this.#held.length >= UNCLEAR_MAX)) {
      if (!this.#beginLine("")) return false;
    } else {
      this.#scanned = Math.max(0, this.#held.length - HEADER_MAX * 2);
      return false;
    }
    this.#scanned = 0;
    return true;
  }

  #readReasoning(): boolean {
    const found = this.#find(this.#isChannel ? ["channel", "header", "own-turn"] : ["close"], 0);
    if (!found) {
      const kept = this.#isLast ? 0 : this.#unfinishedLength();
      this.#drop(this.#held.length - kept);
      return false;
    }
    this.#drop(found.at + found.length);
    this.#unclosed = null;
    this.#hasReasoning = true;
    if (found.kind === "channel") this.#mode = "channel";
    else if (found.kind === "header") this.#mode = "role";
    else this.#backToText();
    return true;
  }

  /** Removes reasoning. That which began within a sentence is kept for a while: its end may never come. */
  #drop(length: number): void {
    if (this.#unclosed !== null) {
      this.#unclosed += this.#held.slice(0, length);
      if (this.#unclosed.length > UNCLOSED_MAX) this.#unclosed = null;
    }
    this.#held = this.#held.slice(length);
  }

  #backToText(): void {
    this.#isSpaceText = false;
    this.#isChannel = false;
    if (this.#isFirst) this.#mode = "start";
    else this.#mode = this.#gap === "" ? "reply" : "line";
  }

  #readHeader(): boolean {
    const end = /[\n<]/.exec(this.#held)?.index ?? (this.#isLast ? this.#held.length : -1);
    if (end < 0 && this.#held.length < HEADER_MAX) return false;
    if (end < 0) {
      this.#backToText();
      return true;
    }
    const name = this.#held.slice(0, end).trim().toLowerCase();
    const mark = this.#held.startsWith("<", end) ? this.#mark(end) : null;
    if (mark === "maybe") return false;
    this.#held = this.#held.slice(end + (mark ? mark.length : 1));
    if (this.#mode === "role") this.#applyRole(name, mark);
    else this.#applyChannel(name);
    return true;
  }

  #applyRole(name: string, mark: Mark | null): void {
    const isOwn = name === "" || /^(?:assistant|model|bot|char)/.test(name) || this.#isCharName(name);
    if (!isOwn) this.#otherTurn();
    else if (mark?.kind === "channel") this.#mode = "channel";
    else this.#backToText();
  }

  #applyChannel(name: string): void {
    if (name.startsWith("final")) {
      this.#backToText();
      return;
    }
    this.#isChannel = true;
    this.#mode = "reasoning";
  }

  #isCharName(name: string): boolean {
    return this.#speakers?.char.some((char) => char.toLowerCase() === name) ?? false;
  }

  #otherTurn(): void {
    this.#mode = this.#isFirst && this.#continues === "" ? "other" : "ended";
  }

  /** Skips the turn of somebody else, up to the character's. */
  #readOther(): boolean {
    const found = this.#find(["header", "own-turn"], 0);
    const line = /\n\s*(?=\S)/.exec(this.#held);
    if (found && (!line || found.at < line.index)) {
      this.#held = this.#held.slice(found.at + found.length);
      this.#mode = found.kind === "header" ? "role" : "start";
      return true;
    }
    if (!line) {
      const kept = this.#isLast
        ? 0
        : Math.max(this.#unfinishedLength(), /\n\s*$/.exec(this.#held)?.[0].length ?? 0);
      this.#held = kept === 0 ? "" : this.#held.slice(-kept);
      return false;
    }
    const begin = this.#held.slice(line.index + line[0].length);
    const own = this.#labels.char.lengthIn(begin);
    if (own === "maybe" && !this.#isLast) return false;
    if (own !== "maybe" && own > 0) this.#mode = "start";
    this.#held = own === "maybe" ? "" : begin.slice(own);
    return true;
  }

  /** Line ends wait for the next word: at the end they are no part of the reply, and a turn can begin after them. */
  #readLine(): boolean {
    const space = /^\s*/.exec(this.#held)?.[0] ?? "";
    this.#gap += space;
    this.#held = this.#held.slice(space.length);
    if (this.#held === "") return false;
    if (this.#speakers && !this.#code.isBlock) {
      const other = this.#labels.user.lengthIn(this.#held);
      if (other === "maybe" && !this.#isLast) return false;
      if (typeof other === "number" && other > 0) {
        this.#mode = "ended";
        return true;
      }
    }
    const mark = this.#code.isBlock ? null : this.#mark(0);
    if (mark === "maybe") return false;
    this.#before = "";
    if (mark && mark.kind !== "user" && mark.kind !== "char") {
      this.#isGapMarked = true;
      return this.#apply(mark, false);
    }
    return this.#beginLine(/[^\n]*$/.exec(this.#gap)?.[0] ?? "");
  }

  /** Begins a line of the reply. It can begin with a fence, whose length must be known; false while it is not. */
  #beginLine(indent: string): boolean {
    const run = this.#run();
    if (run === null) return false;
    // A mark that was removed leaves the line ends before it and after it.
    this.#emit(this.#isGapMarked ? this.#gap.replace(/(?:[^\S\n]*\n){3,}/, "\n\n") : this.#gap);
    this.#gap = "";
    this.#isGapMarked = false;
    this.#mode = "reply";
    if (this.#code.readLineStart(indent + run)) this.#emitFirst(run.length);
    return true;
  }

  #readReply(): boolean {
    const at = this.#held.search(TRIGGER);
    this.#emit(at < 0 ? this.#held : this.#held.slice(0, at));
    this.#held = at < 0 ? "" : this.#held.slice(at);
    if (this.#held === "") return false;
    if (this.#held.startsWith("\n")) {
      this.#mode = "line";
      return true;
    }
    if (this.#held.startsWith("`")) return this.#readBackticks();
    const mark = this.#mark(0);
    if (mark === "maybe") return false;
    if (!mark) {
      this.#emitFirst(1);
      return true;
    }
    const isText = this.#isText(mark);
    if (isText === "maybe") return false;
    if (!isText) return this.#apply(mark, false);
    this.#emitFirst(mark.length);
    return true;
  }

  /** Whether a mark is a part of the text: within code, or in prose that speaks of it. */
  #isText({ kind, length }: Mark): boolean | "maybe" {
    const after = this.#held.slice(length);
    const isCode = this.#code.isCode(after, this.#isLast);
    if (isCode !== false || kind === "user" || kind === "char") return isCode;
    return isProse(this.#before, this.#isLast ? `${after}\n` : after);
  }

  /** The backticks or tildes at the beginning; null while more can follow. */
  #run(): string | null {
    const run = RUN.exec(this.#held)?.[0] ?? "";
    const canGrow = run !== "" && run.length === this.#held.length && run.length < RUN_MAX;
    return canGrow && !this.#isLast ? null : run;
  }

  #readBackticks(): boolean {
    const run = this.#run();
    if (run === null) return false;
    this.#code.readBackticks(run.length);
    this.#emitFirst(run.length);
    return true;
  }

  /** Does what a mark at the beginning of the held text means. */
  #apply({ kind, length }: Mark, isStart: boolean): boolean {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    const isEmpty = this.#isFirst && this.#continues === "";
    switch (kind) {
      case "open":
        this.#unclosed = isStart || isBoundary(this.#before) ? null : text;
        this.#hasReasoning = true;
        this.#mode = "reasoning";
        break;
      case "close":
        this.#readLoneClose();
        break;
      case "header":
        this.#mode = "role";
        break;
      case "channel":
        this.#mode = "channel";
        break;
      case "other-turn":
        this.#otherTurn();
        break;
      case "end":
        if (!isEmpty) this.#mode = "ended";
        break;
      case "end-token":
        if (this.#isStruck) this.#emit(text);
        else if (!isEmpty) this.#mode = "ended";
        this.#isStruck = false;
        break;
      case "start-token":
        if (isEmpty) break;
        this.#isStruck = true;
        this.#emit(text);
        break;
      case "user":
      case "char":
        this.#emit(this.#gap);
        this.#gap = "";
        this.#emit(this.#speakers?.[kind][0] ?? text);
        if (isStart) this.#mode = "reply";
        break;
      default:
        break;
    }
    return true;
  }

  /** Everything before a closing mark without its opening one was reasoning. */
  #readLoneClose(): void {
    if (this.#hasReasoning || this.#isFirst || this.#continues !== "") return;
    this.#sawLoneClose = true;
    this.#hasReasoning = true;
    this.#loneCloseAt = this.#length + this.#out.length;
    this.#gap = "";
    this.#before = "";
    this.#mode = "start";
  }

  /** The first mark of some kinds from a position on. */
  #find(kinds: readonly string[], from: number): (Mark & { readonly at: number }) | null {
    MARK_BEGINS.lastIndex = from;
    for (let found = MARK_BEGINS.exec(this.#held); found; found = MARK_BEGINS.exec(this.#held)) {
      const mark = markAt(this.#held, found.index);
      if (mark !== null && mark !== "maybe" && kinds.includes(mark.kind)) return { ...mark, at: found.index };
    }
    return null;
  }

  /** The length of the end of the held text that can become a mark. */
  #unfinishedLength(): number {
    const from = Math.max(0, this.#held.length - 2 * HEADER_MAX);
    MARK_BEGINS.lastIndex = from;
    for (let found = MARK_BEGINS.exec(this.#held); found; found = MARK_BEGINS.exec(this.#held)) {
      if (markAt(this.#held, found.index) === "maybe") return this.#held.length - found.index;
    }
    return 0;
  }

  #mark(at: number): Mark | "maybe" | null {
    const mark = markAt(this.#held, at);
    return mark === "maybe" && this.#isLast ? null : mark;
  }

  #emitFirst(length: number): void {
    this.#emit(this.#held.slice(0, length));
    this.#held = this.#held.slice(length);
  }

  #emit(text: string): void {
    if (text === "") return;
    // Without text after the mark, the text before it is the reply.
    this.discarded = this.#loneCloseAt;
    this.#out += text;
    this.#remember(text);
  }

  #remember(text: string): void {
    this.#before = (this.#before + text).slice(-BEFORE_MAX);
    const line = this.#before.lastIndexOf("\n");
    if (line >= 0) this.#before = this.#before.slice(line + 1);
  }
}
