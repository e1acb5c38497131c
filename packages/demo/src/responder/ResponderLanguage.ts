import type { LanguageTag } from "@mimi/contract";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import type { DemoCharacter, TaskLine } from "./DemoRequest.ts";
import type { DirectQuestion } from "./directQuestions.ts";
import type { Intent } from "./intent.ts";

/** How messages of a language are understood. */
export interface MessageRules {
  /** All intents of a message, the clearest first; never empty. */
  intentsOf(message: string): Intent[];
  /** The words with meaning, in a form in which they can be compared. */
  contentWords(text: string): ReadonlySet<string>;
}

/** What the responder needs of one language. */
export interface ResponderLanguage extends MessageRules {
  readonly tag: LanguageTag;
  /** Whether a message is about a death, an illness, fear or a hard loss. */
  isBadNews(message: string): boolean;
  /** Whether the user asks for something else after bad news, or has good news. */
  movesOn(message: string): boolean;
  directQuestionsIn(message: string): DirectQuestion[];
  /** The name in "I'm Jonas"; empty when there is none. */
  introducedIn(message: string): string;
  /** "You have not told me your name yet. What shall I call you?" */
  readonly nameUnknown: string;
  /** "Would you like to tell me about it?", after bad news. */
  readonly tellMe: string;
  /** Lines for every character that has none of its own; in actions, `{Name}` is the character. */
  readonly lines: CharacterLines;
  /** How a character speaks this language. */
  mannerOf(card: CardInChat): Manner;
  /** Three suggestions for the user's next message. */
  suggestionsFor(lines: readonly TaskLine[]): readonly string[];
  /** How a sentence is remembered; null when the user says nothing about themselves in it. */
  noteOf(sentence: string, userName: string): string | null;
}

/** A card, and what is known of it in one chat. */
export interface CardInChat {
  readonly card: DemoCharacter;
  /** The character's replies so far. */
  readonly replies: readonly string[];
  /** The language that the card is written in. */
  readonly written: LanguageTag;
}

/** The lines of a character, and how they are formatted. */
export interface StyledLines {
  readonly lines: CharacterLines;
  /** Opens and closes what is spoken. */
  readonly marks: readonly [open: string, close: string];
  /** Writes an action as the card writes actions. */
  act(text: string): string;
}

/** The manner of one character in one chat, in one language. */
export interface Manner extends StyledLines {
  readonly names: readonly string[];
  /** Between two sentences. */
  readonly space: string;
  /** Lines for when the others have run out. They are read from the card, which takes half the time of a reply. */
  spare(): readonly string[];
}
