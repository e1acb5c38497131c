import type { JsonObject } from "./json.ts";
import type { Lorebook } from "./lorebook.ts";

/**
 * The character in a card. Texts are as long as in the card: nothing is cut, and nothing is escaped. Show
 * them as text, never as HTML.
 */
export interface Character {
  /** `name` in the card. */
  readonly name: string;
  /** The name in a chat, where it is another: `nickname` (V3). */
  readonly chatName: string;
  /** The creator's notes for users, in Markdown: `creator_notes` (V2). */
  readonly bio: string;
  /** The opening message: `first_mes`. */
  readonly greeting: string;
  /** Other opening messages to choose from: `alternate_greetings` (V2). */
  readonly alternateGreetings: readonly string[];
  /** Who the character is: `description`. */
  readonly definition: string;
  /** `personality`. */
  readonly personality: string;
  /** `scenario`. */
  readonly scenario: string;
  /** Sample messages that show how the character writes: `mes_example`. */
  readonly exampleDialogs: string;
  /** Replaces the system prompt of the program: `system_prompt` (V2). */
  readonly systemPrompt: string;
  /** Sent after the messages of the chat: `post_history_instructions` (V2). */
  readonly postHistory: string;
  /** The creator's own version of the character: `character_version` (V2). */
  readonly version: string;
  /** All of them, as the card spells them: `tags` (V2). */
  readonly tags: readonly string[];
  /** `character_book` (V2). */
  readonly lorebook: Lorebook;
  /** `extensions.mimi.rating`; without it "adult" if there is such a tag (NSFW, adult, 18+, R18). */
  readonly rating: "everyone" | "adult";
  /** One line: `extensions.mimi.tagline`. */
  readonly tagline: string;
  /** The alternative text of the cover: `extensions.mimi.cover_alt`. */
  readonly coverAlt: string;
  /** What may upset a user, one line each: `extensions.mimi.warnings`. */
  readonly warnings: readonly string[];
  /** A BCP 47 tag, "en" where the card has none: `extensions.mimi.language`. */
  readonly language: string;
  /** What other programs store in the card, by program: `extensions` (V2) without `mimi`. */
  readonly extensions: JsonObject;
  /** Who made the card, as it names them: `creator` (V2). */
  readonly creator: string;
  /** Identifiers or addresses of the card's sources: `source` (V3). */
  readonly source: readonly string[];
  /**
   * The card that the character was read from, less unsafe names; null for a new character. `writeCard` changes only
   * the fields that differ from it, so that everything else is written as it was read.
   */
  readonly original: JsonObject | null;
}

/** A field of a character that a report can name. */
export type CharacterField = Exclude<keyof Character, "extensions" | "creator" | "source" | "original">;

/** A new character: spread it, and set what is known. */
export const emptyCharacter: Character = {
  name: "",
  chatName: "",
  bio: "",
  greeting: "",
  alternateGreetings: [],
  definition: "",
  personality: "",
  scenario: "",
  exampleDialogs: "",
  systemPrompt: "",
  postHistory: "",
  version: "",
  tags: [],
  lorebook: { name: "", entries: [] },
  rating: "everyone",
  tagline: "",
  coverAlt: "",
  warnings: [],
  language: "en",
  extensions: {},
  creator: "",
  source: [],
  original: null,
};
