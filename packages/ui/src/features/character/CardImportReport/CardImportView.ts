import type { FormField } from "../CharacterFormScreen/CharacterFields.ts";

/** Why a file cannot be read as a card. */
export type CardFault =
  | "not-a-card"
  | "too-large"
  | "damaged"
  | "encoding"
  | "not-json"
  | "too-deep"
  | "bomb"
  | "no-name";

/** Why a part of a card is left out. */
export type CardRefusal = "unsafe" | "not-text" | "damaged" | "not-taken";

/** What became of the parts of a card. */
export interface ReadCard {
  /** The character's name, as the card has it. */
  readonly name: string;
  /** Address of the picture in it; absent without one. */
  readonly picture?: string;
  /** Which specification it follows: "Character Card V3". */
  readonly spec: string;
  /** Fields that have the same name here. */
  readonly kept: readonly FormField[];
  /** Fields that have another name here; `from` is the card's. */
  readonly mapped: readonly { readonly from: string; readonly to: FormField }[];
  /** What nothing here uses, by the card's names. */
  readonly carried: readonly string[];
  /** What was left out, by the card's names; files by theirs. */
  readonly refused: readonly { readonly what: string; readonly why: CardRefusal }[];
  /** Fields that are longer than can be published; in characters, or in items where the field is a list. */
  readonly tooLong: readonly { readonly field: FormField; readonly used: number; readonly limit: number }[];
}

/** Where reading a card stands. */
export type CardImportView =
  | { readonly kind: "reading"; readonly file: string }
  | { readonly kind: "read"; readonly file: string; readonly card: ReadCard }
  | { readonly kind: "refused"; readonly file: string; readonly fault: CardFault };
