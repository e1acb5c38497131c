import { plain } from "./shape.ts";

/** A line may be said again so many replies later. */
const REPEAT_AFTER = 40;

/** What a character has said in a chat, read from the replies that the request carries. */
export class Said {
  /** Newest first. */
  readonly #replies: readonly string[];

  constructor(replies: readonly string[]) {
    this.#replies = replies.map((reply) => ` ${plain(reply)} `).reverse();
  }

  /** How many replies ago a line was said, 1 for the last reply; Infinity when never. */
  ago(line: string): number {
    const found = ` ${plain(literalOf(line))} `;
    const at = this.#replies.findIndex((reply) => reply.includes(found));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  }

  isFresh(line: string): boolean {
    return this.ago(line) === Number.POSITIVE_INFINITY;
  }

  /** Whether a line was said long enough ago to be said again. */
  isForgotten(line: string): boolean {
    return this.ago(line) >= REPEAT_AFTER;
  }
}

/** The longest part of a line between placeholders. */
function literalOf(line: string): string {
  return line.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? line;
}
