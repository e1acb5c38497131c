import type { ReplySnapshot, TextPiece } from "./reply.ts";

/** A reply of another process, with the pieces that came while it was read from the database. */
interface RemoteText {
  readonly variant: string;
  snapshot: ReplySnapshot | null;
  /** Pieces that came before the first read ended. */
  readonly early: TextPiece[];
  readAt: number;
  reading: Promise<ReplySnapshot | null> | null;
}

/**
 * The streaming replies of other processes that users of this process read. A reply is read from the database once, and then
 * grows by the pieces that its process sends. It is read again when a piece is missing, when none came for a while, and when
 * it has ended.
 */
export class RemoteTexts {
  readonly #texts = new Map<string, RemoteText>();
  readonly #freshMs: number;

  /** A text is read again when it has not grown for `freshMs`. */
  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /** A reply as far as it is known: from the pieces, or by `load`, once for all clients that wait. */
  read(
    id: string,
    variant: string,
    load: () => Promise<ReplySnapshot | null>,
  ): Promise<ReplySnapshot | null> {
    const known = this.#texts.get(id);
    if (known?.variant === variant) {
      if (known.reading) return known.reading;
      if (known.snapshot && performance.now() - known.readAt < this.#freshMs)
        return Promise.resolve(known.snapshot);
    }
    const text: RemoteText = { variant, snapshot: null, early: [], readAt: performance.now(), reading: null };
    this.#texts.set(id, text);
    text.reading = this.#load(id, text, load);
    return text.reading;
  }

  /** Adds a piece of a reply that is read here. False when the reply must be read again. */
  add(piece: TextPiece): boolean {
    const text = this.#texts.get(piece.id);
    if (!text || text.variant !== piece.variant) return false;
    if (text.reading) {
      text.early.push(piece);
      return true;
    }
    const grown = text.snapshot && joined(text.snapshot, piece);
    if (!grown) {
      this.#texts.delete(piece.id);
      return false;
    }
    text.snapshot = grown;
    text.readAt = performance.now();
    return true;
  }

  /** Deletes the text of a reply that has ended, or that has no client. The next client loads it from the database. */
  delete(id: string): void {
    this.#texts.delete(id);
  }

  async #load(
    id: string,
    text: RemoteText,
    load: () => Promise<ReplySnapshot | null>,
  ): Promise<ReplySnapshot | null> {
    try {
      let snapshot = await load();
      for (const piece of text.early)
        snapshot = snapshot && !snapshot.end ? joined(snapshot, piece) : snapshot;
      text.snapshot = snapshot;
      text.readAt = performance.now();
      text.reading = null;
      // What does not grow any more, and what has a gap, is read again.
      if (!snapshot || snapshot.end) this.#remove(id, text);
      return snapshot ?? (await load());
    } catch (error) {
      this.#remove(id, text);
      throw error;
    }
  }

  #remove(id: string, text: RemoteText): void {
    if (this.#texts.get(id) === text) this.#texts.delete(id);
  }
}

/** A text with a piece after it; the same text when it has the piece already; null when something between them is missing. */
function joined(snapshot: ReplySnapshot, { from, text, waiting }: TextPiece): ReplySnapshot | null {
  const { length } = snapshot.text;
  if (from > length) return null;
  const added = text.slice(length - from);
  return { text: snapshot.text + added, end: null, waiting, added: { from: length, text: added } };
}
