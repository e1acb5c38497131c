import { plain } from "./shape.ts";

/** A line can be repeated after this number of replies. */
const REPEAT_AFTER = 40;

/** The replies of a character in the chat of a request, to find out whether a line was used before. */
export class RecentReplies {
  /** Newest first. */
  readonly #replies: readonly string[];

  constructor(replies: readonly string[]) {
    this.#replies = replies.map((reply) => ` ${plain(reply)} `).reverse();
  }

  /** The number of replies since a line was used: 1 for the last reply, Infinity when it was never used. */
  repliesSince(line: string): number {
    // A name can be one word with what follows it, as in Japanese.
    const found = line.includes("{") ? plain(literalOf(line)) : ` ${plain(line)} `;
    const at = this.#replies.findIndex((reply) => reply.includes(found));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
  }

  isUnused(line: string): boolean {
    return this.repliesSince(line) === Number.POSITIVE_INFINITY;
  }

  /** Whether a line was used long enough ago, or never. */
  canRepeat(line: string): boolean {
    return this.repliesSince(line) >= REPEAT_AFTER;
  }
}

/** The longest part of a line between placeholders. */
function literalOf(line: string): string {
  return line.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? line;
}
