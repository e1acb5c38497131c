/**
 * Why a file cannot be read as a card.
 *
 * - `not-a-card`: the file holds no character
 * - `image-without-card`: an image without the data of a card; another program may have removed it
 * - `archive-without-card`: a ZIP archive without a card
 * - `other-archive`: an archive that is not ZIP, such as RAR or 7z
 * - `chat`: an exported chat
 * - `yaml`: a character of text-generation-webui as YAML
 * - `too-large`: larger than `cardLimits`
 * - `damaged`: the parts of the PNG or ZIP file do not fit together
 * - `encoding`: its text is neither UTF-8 nor another known encoding, or not base64
 * - `not-json`: its text is cut off or no JSON
 * - `too-deep`: nested deeper than `cardLimits.depth`
 * - `bomb`: an archive whose content unpacks to more than `cardLimits`
 */
export type CardError =
  | "not-a-card"
  | "image-without-card"
  | "archive-without-card"
  | "other-archive"
  | "chat"
  | "yaml"
  | "too-large"
  | "damaged"
  | "encoding"
  | "not-json"
  | "too-deep"
  | "bomb";

/** Thrown and caught inside the package; callers get its `code` as a value. */
export class CardFormatError extends Error {
  override readonly name = "CardFormatError";
  readonly code: CardError | "lorebook";
  /** Of a lorebook: its content. */
  readonly content: unknown;

  constructor(code: CardError | "lorebook", cause?: unknown, content?: unknown) {
    super(`The file cannot be read as a character card: ${code}`, { cause });
    this.code = code;
    this.content = content;
  }
}
