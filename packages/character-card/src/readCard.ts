import type { Character } from "./Character.ts";
import { type CardError, CardFormatError } from "./CardFormatError.ts";
import { readFields } from "./characterFields.ts";
import { openFile } from "./files/openFile.ts";
import type { OpenedFile } from "./files/OpenedFile.ts";
import { type Lorebook, readLorebook } from "./lorebook.ts";
import { lorebookIn } from "./lorebookShapes.ts";
import { parseCard } from "./shapes/parseCard.ts";
import { type CardReport, reportOf } from "./report.ts";

/** What reading a card led to. */
export type ReadResult =
  | {
      readonly kind: "read";
      readonly character: Character;
      readonly report: CardReport;
      /**
       * The image of the card: the image file itself, or the main icon of a CHARX archive, in its own format. Null without
       * one. Its bytes may be a view of a larger buffer.
       */
      readonly cover: Uint8Array | null;
    }
  /** The file holds a lorebook and no character. */
  | { readonly kind: "lorebook"; readonly lorebook: Lorebook }
  | { readonly kind: "error"; readonly error: CardError };

/**
 * Reads a character card: V1, V2 or V3 in a PNG, WebP, JPEG, JSON, CHARX or ZIP file, and characters of some other
 * programs. The format is recognised by the bytes. A file
 * that cannot be read is an error as a value, whatever is in the file.
 */
export function readCard(file: Uint8Array): ReadResult {
  return resultOf(() => openFile(file));
}

/** Reads a character card that was parsed from JSON before, such as `Character.original` from a database. */
export function readCardJson(card: unknown): ReadResult {
  return resultOf(() => ({ parsed: parseCard(card), cover: null, damaged: [], notRead: [] }));
}

function resultOf(open: () => OpenedFile): ReadResult {
  try {
    const opened = open();
    const { card, data } = opened.parsed;
    return {
      kind: "read",
      character: { ...readFields(data), original: card },
      report: reportOf(opened),
      cover: opened.cover,
    };
  } catch (error) {
    if (!(error instanceof CardFormatError)) throw error;
    const { code, content } = error;
    return code === "lorebook"
      ? { kind: "lorebook", lorebook: readLorebook(lorebookIn(content)) }
      : { kind: "error", error: code };
  }
}
