/**
 * Why a file cannot be read as a card.
 *
 * - `not-a-card`: the file is not PNG, JSON or CHARX, or contains no character
 * - `too-large`: larger than `cardLimits`
 * - `damaged`: the parts of the PNG or ZIP file do not fit together
 * - `encoding`: its text is neither UTF-8 nor marked UTF-16, or not base64
 * - `not-json`: its text is cut off or no JSON
 * - `too-deep`: nested deeper than `cardLimits.depth`
 * - `bomb`: an archive whose content unpacks to more than `cardLimits`
 */
export type CardError =
  | "not-a-card"
  | "too-large"
  | "damaged"
  | "encoding"
  | "not-json"
  | "too-deep"
  | "bomb";

/** Thrown and caught inside the package; callers get its `code` as a value. */
export class CardFormatError extends Error {
  override readonly name = "CardFormatError";
  readonly code: CardError;

  constructor(code: CardError, cause?: unknown) {
    super(`The file cannot be read as a character card: ${code}`, { cause });
    this.code = code;
  }
}
