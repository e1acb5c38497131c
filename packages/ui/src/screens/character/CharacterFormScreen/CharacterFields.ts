import type { CoverImage } from "../../../features/character/Cover/Cover.tsx";

/** A text in a list that can be reordered. */
export interface KeyedText {
  /** Stable React key while items are reordered. */
  readonly key: string;
  /** The text. */
  readonly text: string;
}

/** A tag to choose from. */
export interface TagChoice {
  /** Unique identifier. */
  readonly id: number;
  /** Displayed text. */
  readonly name: string;
}

/** A lorebook entry. */
export interface LoreEntry {
  /** Stable React key while items are reordered. */
  readonly key: string;
  /** The creator's name for it. */
  readonly name: string;
  /** The creator's note; never sent to the model. */
  readonly comment: string;
  /** Keys that activate the entry. */
  readonly keys: readonly string[];
  /** One of these must match too, when there are any. */
  readonly secondaryKeys: readonly string[];
  /** The text that is sent when the entry is active. */
  readonly content: string;
  /** Whether it is enabled. */
  readonly enabled: boolean;
  /** Whether it is always sent. */
  readonly constant: boolean;
  /** Whether keys are case-sensitive. */
  readonly caseSensitive: boolean;
  /** Whether keys are regular expressions. */
  readonly useRegex: boolean;
  /** Its position: before or after the definition of the character. */
  readonly position: "before" | "after";
  /** Data that the form does not show; returned unchanged. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** A character's lorebook. */
export interface Lorebook {
  /** The creator's name for the lorebook. */
  readonly name: string;
  /** The entries, in order. */
  readonly entries: readonly LoreEntry[];
  /** Data that the form does not show; returned unchanged. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** All fields of the form; texts are stored as typed, however long. */
export interface CharacterFields {
  /** The cover. Absent: none is chosen. */
  readonly cover?: CoverImage;
  /** What the cover shows, for screen readers. */
  readonly coverAlt: string;
  /** The name of the character. */
  readonly name: string;
  /** The short name used in messages; empty: the name. */
  readonly chatName: string;
  /** One line under the name. */
  readonly tagline: string;
  /** The selected tags. */
  readonly tags: readonly TagChoice[];
  /** Content warnings, one short line each. */
  readonly warnings: readonly string[];
  /** Markdown. */
  readonly bio: string;
  /** Who can find the character. */
  readonly visibility: "public" | "unlisted" | "private";
  /** Whether it is for everyone or for adults. */
  readonly rating: "everyone" | "adult";
  /** The stated age of an adult character, as typed. */
  readonly adultAge: string;
  /** Whether the creator declares that the character is, and looks, adult. */
  readonly attestsCharacter: boolean;
  /** Whether the creator declares the same of the image. */
  readonly attestsImage: boolean;
  /** The opening message, as Markdown. */
  readonly greeting: string;
  /** Other opening messages, in order. */
  readonly alternateGreetings: readonly KeyedText[];
  /** What the character is like; sent to the model. */
  readonly definition: string;
  /** The personality, in a few words; sent to the model. */
  readonly personality: string;
  /** Where the chat takes place; sent to the model. */
  readonly scenario: string;
  /** Instructions for the model, before the definition. */
  readonly systemPrompt: string;
  /** Instructions for the model, after the messages. */
  readonly postHistory: string;
  /** Sample messages that show the style; sent to the model. */
  readonly exampleDialogs: string;
  /** The lorebook. */
  readonly book: Lorebook;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The creator's version of the character, such as `1.2`. */
  readonly version: string;
  /** Whether others may read the definition. */
  readonly definitionVisibility: "shown" | "hidden";
}

/** The groups of the form, in order. */
export const groups = ["basics", "greeting", "definition", "advanced"] as const;
/** A group of the form. */
export type FormGroup = (typeof groups)[number];

/** A field that can have an error. */
export type FormField = Exclude<keyof CharacterFields, "attestsCharacter" | "attestsImage">;

/** Returns the group of a field. */
export const groupOf: Readonly<Record<FormField, FormGroup>> = {
  cover: "basics",
  coverAlt: "basics",
  name: "basics",
  chatName: "basics",
  tagline: "basics",
  tags: "basics",
  warnings: "basics",
  bio: "basics",
  visibility: "basics",
  rating: "basics",
  adultAge: "basics",
  greeting: "greeting",
  alternateGreetings: "greeting",
  definition: "definition",
  personality: "definition",
  scenario: "definition",
  systemPrompt: "advanced",
  postHistory: "advanced",
  exampleDialogs: "advanced",
  book: "advanced",
  language: "advanced",
  version: "advanced",
  definitionVisibility: "advanced",
};

/** An error that prevents publishing. */
export type FormError =
  | {
      readonly kind: "missing";
      /** The field with the error. */
      readonly field: FormField;
    }
  /** Over the limit: `used` and `max` in characters, or in items for lists. */
  | {
      readonly kind: "too-long";
      /** The field with the error. */
      readonly field: FormField;
      /** The length: characters of a text, items of a list. */
      readonly used: number;
      /** The most characters of a text, or items of a list. */
      readonly max: number;
    }
  /** An adult character without age or declarations. */
  | {
      readonly kind: "attestation";
      /** The field with the error. */
      readonly field: "rating" | "adultAge";
    }
  /** Rejected by the server; `error` is a sentence. */
  | {
      readonly kind: "refused";
      /** The field with the error. */
      readonly field: FormField;
      /** Why the server rejected it, in a sentence. */
      readonly error: string;
    };

/** State of saving the draft. */
export type FormSaving =
  /** The form is unchanged. */
  | { readonly kind: "untouched" }
  | { readonly kind: "saving" }
  /** `when` is displayed text: "4 seconds ago". */
  | {
      readonly kind: "saved";
      /** How long ago it was saved, as displayed text. */
      readonly when: string;
    }
  /**
   * Stored only in this browser: the draft needs a name, or the character is public and its changes are unpublished.
   */
  | {
      readonly kind: "local";
      /** Why it is not saved on the server. */
      readonly cause: "no-name" | "unpublished";
    }
  | { readonly kind: "offline" }
  | {
      readonly kind: "failed";
      /** Why it was not saved, in a sentence. */
      readonly error: string;
    };

/** The limits of texts, in characters, and of lists, in items. */
export const characterLimits = {
  name: 60,
  chatName: 32,
  tagline: 80,
  coverAlt: 300,
  bio: 4_000,
  greeting: 4_000,
  alternateGreetings: 10,
  definition: 16_000,
  personality: 4_000,
  scenario: 4_000,
  systemPrompt: 4_000,
  postHistory: 4_000,
  exampleDialogs: 8_000,
  tags: 10,
  warnings: 8,
  warning: 80,
  bookEntries: 200,
  bookName: 200,
  bookComment: 1_000,
  bookContent: 8_000,
  bookKeys: 40,
  bookKey: 200,
  version: 20,
} as const;

/** The limits of the form; each can be overridden. */
export type CharacterLimits = Readonly<Record<keyof typeof characterLimits, number>>;
