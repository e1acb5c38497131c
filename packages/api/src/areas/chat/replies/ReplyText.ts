/** Letters after which pieces are copied into one string. */
const COPY_LENGTH = 256;

/**
 * The text of a reply while it streams. JavaScript keeps each piece of a joined string until the string is read as a whole: 70
 * bytes for each token, ten times its letters. So pieces are copied into longer strings.
 */
export class ReplyText {
  #whole: string;
  #copied: string;
  #recent = "";

  constructor(text: string) {
    this.#copied = text;
    this.#whole = text;
  }

  /** The text so far. */
  get whole(): string {
    return this.#whole;
  }

  /** Adds a piece without half of a surrogate pair. */
  add(piece: string): void {
    this.#recent += piece;
    if (this.#recent.length >= COPY_LENGTH) {
      this.#copied += copyOf(this.#recent);
      this.#recent = "";
    }
    this.#whole = this.#copied + this.#recent;
  }
}

/** A copy of a text. A slice keeps the whole text in memory that it was cut from. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
