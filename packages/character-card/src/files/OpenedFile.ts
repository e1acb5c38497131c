import type { ParsedCard } from "../shapes/parseCard.ts";

/** What a file holds. */
export interface OpenedFile {
  readonly parsed: ParsedCard;
  /** The image in the file, unchanged: an image with a card is its own cover. */
  readonly cover: Uint8Array | null;
  /** Damaged parts of the file of which another copy was intact. */
  readonly damaged: readonly string[];
  /** Files of the archive that are not read. */
  readonly notRead: readonly string[];
}
