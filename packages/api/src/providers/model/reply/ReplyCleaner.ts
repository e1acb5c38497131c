import { CleanedText } from "./CleanedText.ts";
import { CodeState } from "./CodeState.ts";
import { HeldText } from "./HeldText.ts";
import { type HiddenKind, HiddenText } from "./HiddenText.ts";
import { isName, type Mark } from "./marks.ts";
import { isBoundary, isProse } from "./prose.ts";
import type { Speakers } from "../Model.ts";
import { type TurnLabels, turnLabels } from "./speakers.ts";
import { UnclearStart } from "./UnclearStart.ts";

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
 * `start`: before the first word. `unclear`: can be reasoning without its opening mark. `hidden`: not the reply's. `line`: after
 * line ends within the reply. `ended`: nothing more is the reply's.
 */
type Mode = "start" | "unclear" | "hidden" | "reply" | "line" | "ended";

/** What can begin something other than plain text within a reply. */
const TRIGGER = /[<[{◁`\r\n]/;

/**
 * Removes what is not the reply from a model's answer while it streams: reasoning, tokens of chat templates, the
 * character's name before the reply, blank lines before and after it, and whatever follows the reply: an end token or
 * the user's turn. Text that speaks of such marks stays, as does code. The result does not depend on how the
 * answer was cut; only text that can become a mark waits. Each character is read a few times at most.
 */
export class ReplyCleaner {
  /** Whether a closing mark came without its opening one. */
  sawLoneClose = false;
  readonly #speakers: Speakers | undefined;
  readonly #labels: { readonly char: TurnLabels; readonly user: TurnLabels };
  readonly #continues: string;
  readonly #held = new HeldText();
  readonly #hidden: HiddenText;
  readonly #unclear: UnclearStart;
  readonly #code: CodeState;
  #mode: Mode = "start";
  readonly #out = new CleanedText();
  /** The line ends after the text so far, or the space before a continuation. */
  #gap = "";
  #isGapMarked = false;
  #hasReasoning = false;
  /** Whether space before the first word is a part of the text, as in a continuation. */
  #isSpaceText: boolean;
  #isStruck = false;
  /** Whether the reply is within the tags of an answer. */
  #isAnswer = false;

  constructor({ speakers, continues = "", opensInReasoning = false }: CleanerOptions = {}) {
    this.#speakers = speakers;
    this.#labels = turnLabels(speakers ?? { char: [], user: [] });
    this.#continues = continues;
    this.#isSpaceText = continues !== "";
    this.#hidden = new HiddenText(this.#held, speakers, this.#labels.char);
    this.#unclear = new UnclearStart(this.#held, opensInReasoning);
    this.#code = new CodeState(continues);
  }

  /** Whether the reply has ended, and nothing after it belongs to it. */
  get isEnded(): boolean {
    return this.#mode === "ended";
  }

  /** UTF-16 code units of the text so far that turned out to be reasoning: only its closing mark came. */
  get discarded(): number {
    return this.#out.discarded;
  }

  /** The next text of the reply. */
  add(piece: string): string {
    if (this.#mode === "reply" && this.#held.text === "" && !TRIGGER.test(piece)) {
      this.#out.add(piece);
      return this.#out.take();
    }
    this.#held.text += piece;
    return this.#read();
  }

  /** The rest after the last text. The line ends after a complete reply are not a part of it. */
  end(isComplete: boolean): string {
    this.#held.isLast = true;
    const text = this.#read();
    const { unclosed } = this.#hidden;
    if (this.#mode === "hidden" && unclosed !== null) return text + unclosed;
    return !isComplete && this.#mode === "line" ? text + this.#gap : text;
  }

  #read(): string {
    // A step that cannot decide yet returns false.
    while (this.#step());
    return this.#out.take();
  }

  #step(): boolean {
    if (this.#mode === "ended") this.#held.text = "";
    if (this.#held.text === "") return false;
    if (this.#mode === "start") return this.#readStart();
    if (this.#mode === "unclear") return this.#readUnclear();
    if (this.#mode === "hidden") return this.#readHidden();
    return this.#mode === "line" ? this.#readLine() : this.#readReply();
  }

  #readStart(): boolean {
    const space = this.#held.takeSpace();
    if (this.#isSpaceText) this.#gap += space;
    if (this.#held.text === "") return false;
    if (this.#code.isBlock) return this.#beginLine("");
    const label = this.#readLabels();
    if (label !== null) return label;
    const mark = this.#held.markAt(0);
    if (mark === "maybe") return false;
    if (mark) return this.#apply(mark);
    if (this.#continues === "") {
      const start = this.#unclear.read(this.#hasReasoning);
      if (start === "waiting") return false;
      if (start !== "text") this.#hasReasoning ||= start === "hidden";
      if (start === "unclear") this.#mode = "unclear";
      if (start !== "text") return true;
    }
    return this.#beginLine("");
  }

  /** The name before a turn: the character's is left out, with the user's begins a turn that is. Null without one. */
  #readLabels(): boolean | null {
    if (!this.#speakers) return null;
    const own = this.#labels.char.lengthIn(this.#held.text);
    const other = this.#labels.user.lengthIn(this.#held.text);
    if ((own === "maybe" || other === "maybe") && !this.#held.isLast) return false;
    if (own !== "maybe" && own > 0) {
      this.#held.take(own);
      this.#isSpaceText = false;
      this.#gap = "";
      return true;
    }
    if (other === "maybe" || other === 0) return null;
    // Within a line of a continuation a name is only a name.
    if (this.#continues !== "" && !/\n\s*$/.test(this.#continues + this.#gap)) return null;
    this.#otherTurn();
    return true;
  }

  #readUnclear(): boolean {
    const step = this.#unclear.readOn();
    if (step === "waiting") return false;
    if (step === "text") return this.#beginLine("");
    this.sawLoneClose = true;
    this.#hasReasoning = true;
    this.#mode = "start";
    return true;
  }

  #readHidden(): boolean {
    const step = this.#hidden.step();
    if (step === "waiting") return false;
    if (step === "other-turn") this.#otherTurn();
    if (step === "text") {
      this.#isSpaceText = false;
      if (this.#out.isEmpty) this.#mode = "start";
      else this.#mode = this.#gap === "" ? "reply" : "line";
    }
    return true;
  }

  #hide(kind: HiddenKind, unclosed: string | null = null): void {
    this.#mode = "hidden";
    this.#hidden.begin(kind, unclosed);
  }

  #otherTurn(): void {
    if (this.#out.isEmpty && this.#continues === "") this.#hide("turn");
    else this.#mode = "ended";
  }

  /** Line ends wait for the next word: at the end they are no part of the reply, and a turn can begin after them. */
  #readLine(): boolean {
    this.#gap += this.#held.takeSpace();
    if (this.#held.text === "") return false;
    const isCode = this.#code.isBlock;
    if (this.#speakers && !isCode) {
      const other = this.#labels.user.lengthIn(this.#held.text);
      if (other === "maybe" && !this.#held.isLast) return false;
      if (other !== "maybe" && other > 0) {
        this.#mode = "ended";
        return true;
      }
    }
    const mark = isCode ? null : this.#held.markAt(0);
    if (mark === "maybe") return false;
    this.#out.before = "";
    if (!mark || isName(mark)) return this.#beginLine(/[^\n]*$/.exec(this.#gap)?.[0] ?? "");
    this.#isGapMarked = true;
    return this.#apply(mark);
  }

  /** Begins a line of the reply. It can begin with a fence, whose length must be known; false while it is not. */
  #beginLine(indent: string): boolean {
    const run = this.#held.run();
    if (run === null) return false;
    // A mark that was removed leaves the line ends before it and after it.
    this.#out.add(this.#isGapMarked ? this.#gap.replace(/(?:[^\S\n]*\n){3,}/, "\n\n") : this.#gap);
    this.#gap = "";
    this.#isGapMarked = false;
    this.#mode = "reply";
    if (this.#code.readLineStart(indent + run)) this.#out.add(this.#held.take(run.length));
    return true;
  }

  #readReply(): boolean {
    const at = this.#held.text.search(TRIGGER);
    this.#out.add(this.#held.take(at < 0 ? this.#held.text.length : at));
    if (at < 0) return false;
    if (/^[\r\n]/.test(this.#held.text)) this.#mode = "line";
    else if (this.#held.text.startsWith("`")) return this.#readBackticks();
    else return this.#readMark();
    return true;
  }

  #readMark(): boolean {
    const mark = this.#held.markAt(0);
    if (mark === "maybe") return false;
    const isText = mark ? this.#isText(mark) : true;
    if (isText === "maybe") return false;
    if (mark && !isText) return this.#apply(mark);
    this.#out.add(this.#held.take(mark?.length ?? 1));
    return true;
  }

  /** Whether a mark is a part of the text: within code, or in prose that speaks of it. */
  #isText(mark: Mark): boolean | "maybe" {
    if (mark.kind === "answer" || (mark.kind === "answer-end" && !this.#isAnswer)) return true;
    const after = this.#held.text.slice(mark.length);
    const { isLast } = this.#held;
    const isCode = this.#code.isCode(after, isLast);
    return isCode !== false || isName(mark)
      ? isCode
      : isProse(this.#out.before, isLast ? `${after}\n` : after);
  }

  #readBackticks(): boolean {
    const run = this.#held.run();
    if (run === null) return false;
    this.#code.readBackticks(run.length);
    this.#out.add(this.#held.take(run.length));
    return true;
  }

  /** Does what the mark at the beginning of the held text means. */
  #apply({ kind, length }: Mark): boolean {
    const isEmpty = this.#out.isEmpty && this.#continues === "";
    const text = this.#held.take(length);
    if (kind === "open") {
      const isWithin = !this.#out.isEmpty && !isBoundary(this.#out.before);
      this.#hasReasoning = true;
      this.#hide("reasoning", isWithin ? text : null);
    } else if (kind === "close") this.#readLoneClose();
    else if (kind === "header") this.#hide("role");
    else if (kind === "channel") this.#hide("channel-name");
    else if (kind === "other-turn") this.#otherTurn();
    else if (kind === "user" || kind === "char") this.#emit(this.#speakers?.[kind][0] ?? text);
    else if (kind === "answer" && isEmpty) this.#isAnswer = true;
    else if (kind === "answer-end" && this.#isAnswer) this.#mode = "ended";
    else if (kind === "answer" || kind === "answer-end") this.#emit(text);
    else if (kind === "start-token" && !isEmpty) {
      // Strikethrough, whose end is no end token.
      this.#isStruck = true;
      this.#out.add(text);
    } else if (kind === "end-token" && this.#isStruck) {
      this.#isStruck = false;
      this.#out.add(text);
    } else if ((kind === "end" || kind === "end-token") && !isEmpty) this.#mode = "ended";
    return true;
  }

  /** Everything before a closing mark without its opening one was reasoning. */
  #readLoneClose(): void {
    if (this.#hasReasoning || this.#out.isEmpty || this.#continues !== "") return;
    this.sawLoneClose = true;
    this.#hasReasoning = true;
    this.#out.endReasoning();
    this.#gap = "";
    this.#mode = "start";
  }

  #emit(text: string): void {
    this.#out.add(this.#gap + text);
    this.#gap = "";
    this.#mode = "reply";
  }
}
