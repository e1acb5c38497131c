/** The end of the paragraph, after which no inline code can end. */
const PARAGRAPH_END = /\n[ \t]*\n/;
/** Inline code that is longer than this is a stray backtick. */
const INLINE_MAX = 240;

/** Whether a growing Markdown text is within code. */
export class CodeState {
  /** The backticks or tildes of an open block, and of open inline code. */
  #fence = "";
  #inline = 0;

  /** Continues after a text. */
  constructor(before = "") {
    for (const [, marks = ""] of before.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) this.#readFence(marks);
  }

  get isBlock(): boolean {
    return this.#fence !== "";
  }

  /** Reads the beginning of a line. Returns the length of a fence that opens or closes a block; 0 without one. */
  readLineStart(line: string): number {
    this.#inline = 0;
    const [whole, marks = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [""];
    if (whole !== "") this.#readFence(marks);
    return whole.length;
  }

  /** Reads a run of backticks within a line. */
  readBackticks(count: number): void {
    if (this.#fence !== "") return;
    if (this.#inline === 0) this.#inline = count;
    else if (this.#inline === count) this.#inline = 0;
  }

  /** Whether a position, with the text after it, is within code; `maybe` when the text ends before it is clear. */
  isCode(after: string, isLast: boolean): boolean | "maybe" {
    if (this.#fence !== "") return true;
    if (this.#inline === 0) return false;
    const paragraph = after.slice(0, INLINE_MAX).split(PARAGRAPH_END, 1)[0] ?? "";
    // A run at the end can become longer.
    const isClosed = [...paragraph.matchAll(/`+(?!`)/g)].some(
      ([run], at) => run.length === this.#inline && (isLast || at >= 0),
    );
    if (isClosed) return true;
    const isEnded = isLast || after.length >= INLINE_MAX || paragraph.length < after.length;
    if (!isEnded) return "maybe";
    this.#inline = 0;
    return false;
  }

  #readFence(marks: string): void {
    if (this.#fence === "") this.#fence = marks;
    else if (marks.startsWith(this.#fence)) this.#fence = "";
  }
}
