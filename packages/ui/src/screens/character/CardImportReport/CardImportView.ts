import type { FormField } from "../CharacterFormScreen/CharacterFields.ts";

/** Why a file cannot be read as a card. */
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
  | "bomb"
  | "no-name";

/** Why a field of a card is left out. */
export type CardRefusal = "unsafe" | "not-text" | "damaged" | "not-taken";

/** What was repaired in a file before the card was read. */
export type CardRepair = "encoding" | "unprintable" | "syntax";

/** A field that holds more in the card than any draft can. */
export interface AdaptedField {
  /** The field, or the keys of the lorebook, or those of them that are patterns. */
  readonly field: FormField | "bookKeys" | "bookPatterns";
  /** How much of it is used: characters, or items of a list. */
  readonly used: number;
  /** How much the card has. */
  readonly of: number;
}

/** A tag that exists here and is like a tag of the card. */
export interface LikelyTag {
  /** The id of the tag here. */
  readonly id: number;
  /** The name of the tag here. */
  readonly name: string;
  /** The tag of the card. */
  readonly from: string;
  /** Whether the user has chosen it. */
  readonly selected: boolean;
}

/** The result of reading a card. */
export interface ReadCard {
  /** The character's name in the card. */
  readonly name: string;
  /** URL of its image; absent without one. */
  readonly image?: string;
  /** Which format it follows: "Character Card V3". */
  readonly spec: string;
  /** Fields with the same name here. */
  readonly unchanged: readonly FormField[];
  /** Fields with another name here; `from` is the card's name. */
  readonly renamed: readonly {
    /** The name in the card. */
    readonly from: string;
    /** The field of the form. */
    readonly to: FormField;
  }[];
  /** Whether it has a note of the character that is used, and that the form does not show. @default false */
  readonly hasCharacterNote?: boolean;
  /** Whether it names who made it, which is kept. @default false */
  readonly hasMaker?: boolean;
  /** What was repaired in the file. @default [] */
  readonly repairs?: readonly CardRepair[];
  /** Fields of which only a part is used. @default [] */
  readonly adapted?: readonly AdaptedField[];
  /** Placeholders that have no meaning here, as in the card. @default [] */
  readonly placeholders?: readonly string[];
  /** Tags to choose from for those of the card that do not exist here. @default [] */
  readonly likelyTags?: readonly LikelyTag[];
  /** Unused fields, by the card's names. */
  readonly passedThrough: readonly string[];
  /** Fields that were left out, by the card's names; files by theirs. */
  readonly skipped: readonly {
    /** What was not imported, as displayed text. */
    readonly what: string;
    /** The reason, in a sentence. */
    readonly why: CardRefusal;
  }[];
  /** Fields that are too long to be published; in characters, or in items for lists. */
  readonly tooLong: readonly {
    /** The field that is too long. */
    readonly field: FormField;
    /** Its length, in characters. */
    readonly used: number;
    /** The most characters of the field. */
    readonly max: number;
  }[];
}

/** State of reading a card. */
export type CardImportView =
  | {
      readonly kind: "reading";
      /** The name of the file. */
      readonly file: string;
    }
  | {
      readonly kind: "read";
      /** The name of the file. */
      readonly file: string;
      /** What was read. */
      readonly card: ReadCard;
    }
  | {
      /** The file is a lorebook without a character. */
      readonly kind: "lorebook";
      /** The name of the file. */
      readonly file: string;
      /** How many entries it has. */
      readonly entries: number;
    }
  | {
      readonly kind: "refused";
      /** The name of the file. */
      readonly file: string;
      /** Why the file was rejected. */
      readonly error: CardError;
    };
