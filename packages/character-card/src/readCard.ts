import type { Character } from "./Character.ts";
import { type CardError, CardFormatError } from "./CardFormatError.ts";
import { readFields } from "./characterFields.ts";
import { type OpenedFile, openFile } from "./openFile.ts";
import { parseCard } from "./parseCard.ts";
import { type CardReport, reportOf } from "./report.ts";

/** What reading a card led to. */
export type ReadResult =
  | {
      readonly kind: "read";
      readonly character: Character;
      readonly report: CardReport;
      /**
       * The image of the card: the PNG file itself, or the main icon of a CHARX archive, in its own format. Null without
       * one. Its bytes may be a view of a larger buffer.
       */
      readonly cover: Uint8Array | null;
    }
  | { readonly kind: "error"; readonly error: CardError };

/**
 * Reads a character card: V1, V2 or V3 in a PNG, JSON or CHARX file. The format is recognised by the first bytes. A file
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
    if (error instanceof CardFormatError) return { kind: "error", error: error.code };
    throw error;
  }
}
