/** The end of a line that is kept to recognize prose. */
const BEFORE_MAX = 40;

/** The text of a reply that is passed on. */
export class CleanedText {
  /** UTF-16 code units of the text so far that turned out to be reasoning. */
  discarded = 0;
  /** The end of the current line. */
  before = "";
  #text = "";
  #length = 0;
  #reasoningEnd = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(text: string): void {
    if (text === "") return;
    // Without text after the mark, the text before it is the reply.
    this.discarded = this.#reasoningEnd;
    this.#text += text;
    this.#length += text.length;
    this.before = (this.before + text).slice(-BEFORE_MAX);
    this.before = this.before.slice(this.before.lastIndexOf("\n") + 1);
  }

  /** All text so far was reasoning, if more follows. */
  endReasoning(): void {
    this.#reasoningEnd = this.#length;
    this.before = "";
  }

  /** The text since the last call. */
  take(): string {
    const text = this.#text;
    this.#text = "";
    return text;
  }
}
