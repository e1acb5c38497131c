import type { CoverPicture } from "../Cover/Cover.tsx";

/** A text in a list that can be put into another order. */
export interface KeptText {
  /** Tells it from the others while they move. */
  readonly key: string;
  readonly text: string;
}

/** A tag that may be chosen. */
export interface TagChoice {
  /** Tells it from the others. */
  readonly id: number;
  /** As it is shown. */
  readonly name: string;
}

/** One piece of lore, and what brings it up. */
export interface LoreEntry {
  /** Tells it from the others while they move. */
  readonly key: string;
  /** What its creator calls it. */
  readonly name: string;
  /** A note of its creator's; never sent. */
  readonly comment: string;
  /** Words that bring it up. */
  readonly keys: readonly string[];
  /** One of these must be there too, when there are any. */
  readonly secondaryKeys: readonly string[];
  /** What is told when it comes up. */
  readonly content: string;
  /** Whether it is in use. */
  readonly enabled: boolean;
  /** Whether it is told whatever is said. */
  readonly constant: boolean;
  /** Whether capitals in its words matter. */
  readonly caseSensitive: boolean;
  /** Whether its words are patterns. */
  readonly useRegex: boolean;
  /** Where it stands: before or after what is told about the character. */
  readonly position: "before" | "after";
  /** What the form does not show; handed back as it was. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** A character's lorebook. */
export interface Lorebook {
  readonly name: string;
  readonly entries: readonly LoreEntry[];
  /** What the form does not show; handed back as it was. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** Everything that the form holds; what was written stays as it was written, however long. */
export interface CharacterFields {
  readonly cover?: CoverPicture;
  /** What the cover shows, for those who cannot see it. */
  readonly coverAlt: string;
  readonly name: string;
  readonly chatName: string;
  readonly tagline: string;
  readonly tags: readonly TagChoice[];
  /** What may upset a reader, one short line each. */
  readonly warnings: readonly string[];
  /** Markdown. */
  readonly bio: string;
  readonly visibility: "public" | "unlisted" | "private";
  readonly rating: "everyone" | "adult";
  /** The age that is stated for an adult character, as it was written. */
  readonly adultAge: string;
  /** Whether its creator states that the character is, and looks, adult. */
  readonly attestsCharacter: boolean;
  /** Whether its creator states the same of the picture. */
  readonly attestsImage: boolean;
  readonly greeting: string;
  readonly alternates: readonly KeptText[];
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  readonly systemPrompt: string;
  readonly postHistory: string;
  readonly exampleDialogs: string;
  readonly book: Lorebook;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly version: string;
  readonly definitionVisibility: "shown" | "hidden";
}

/** The parts of the form in their order. */
export const groups = ["basics", "greeting", "definition", "advanced"] as const;
/** One part of the form. */
export type FormGroup = (typeof groups)[number];

/** A place of the form that something can be wrong with. */
export type FormField = Exclude<keyof CharacterFields, "attestsCharacter" | "attestsImage">;

/** In which part of the form a place is. */
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
  alternates: "greeting",
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

/** Something that keeps a character from being published. */
export type FormProblem =
  | { readonly kind: "missing"; readonly field: FormField }
  /** More than fits: `used` and `limit` in characters, or in items where the field is a list. */
  | { readonly kind: "tooLong"; readonly field: FormField; readonly used: number; readonly limit: number }
  /** An adult character whose age or statements are not there. */
  | { readonly kind: "attestation"; readonly field: "rating" | "adultAge" }
  /** Refused by the server; `reason` is a sentence. */
  | { readonly kind: "refused"; readonly field: FormField; readonly reason: string };

/** Where saving the draft stands. */
export type FormSaving =
  /** Nothing has been written yet. */
  | { readonly kind: "untouched" }
  | { readonly kind: "saving" }
  /** `when` is ready to read: "4 seconds ago". */
  | { readonly kind: "saved"; readonly when: string }
  /** Kept in this browser alone: it waits for a name, or for the changes of a public character to be published. */
  | { readonly kind: "local"; readonly reason: "no-name" | "unpublished" }
  | { readonly kind: "offline" }
  /** `reason` says why, in a sentence. */
  | { readonly kind: "failed"; readonly reason: string };

/** What each text may hold, in characters, and each list in items. */
export const characterLimits = {
  name: 60,
  chatName: 32,
  tagline: 80,
  coverAlt: 300,
  bio: 4_000,
  greeting: 4_000,
  alternates: 10,
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
  bookContent: 8_000,
  bookKeys: 40,
  version: 20,
} as const;

/** The limits of the form; every number can be another. */
export type CharacterLimits = Readonly<Record<keyof typeof characterLimits, number>>;
