/** The words that mean one thing each. The English texts have them, too. */
export type Term =
  | "chat"
  | "character"
  | "reply"
  /** An earlier or later state of a character. */
  | "version"
  /** One of several replies in the same place. */
  | "variant"
  | "persona"
  /** All that the AI remembers of a chat. */
  | "memory"
  /** One line of it. */
  | "a memory"
  /** Also "first message". */
  | "greeting"
  | "draft"
  | "plan"
  | "creator"
  | "adult"
  | "report"
  | "favourite";

/** A word of the glossary: the word itself, then stems and other forms that mean it. */
export type GlossaryWord = readonly [word: string, ...forms: readonly string[]];

/** How the texts of a language in all three packages were made, who has read them, and which words they use. */
export interface LanguageRecord {
  readonly made: "written by a language model against the English texts";
  /** A date: "2026-11-29". */
  readonly madeOn: string;
  /** Who has read the texts, and when. Empty until a person who speaks the language has. */
  readonly reviews: readonly { readonly by: string; readonly on: string }[];
  readonly glossary: Readonly<Record<Term, GlossaryWord>>;
  /** By word: the ends of the ids of texts that say it in another way, because the language does. */
  readonly without: Readonly<Partial<Record<Term, readonly string[]>>>;
  /** Words that are the same as in English, in small letters: "menu". */
  readonly sameWords: readonly string[];
}

/** A record of texts that no person has read yet. */
export const unread = {
  made: "written by a language model against the English texts",
  madeOn: "2026-11-28",
  reviews: [],
} as const satisfies Partial<LanguageRecord>;
