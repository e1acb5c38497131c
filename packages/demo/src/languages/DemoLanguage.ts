import type { LanguageTag } from "@mimi/contract";
import type { SampleCharacter } from "../cast/SampleCharacter.ts";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import type { Intent } from "../responder/intent.ts";

/** Everything that the demo knows of one language other than English. */
export interface DemoLanguage {
  readonly tag: LanguageTag;
  /** How a message in this language is recognized. */
  readonly recognized: Recognition;
  /**
   * The signs of each intent, tried on the message in small letters with `’` written as `'`; accents are kept. Without
   * `question` and `statement`; `aboutYou` is only tried on questions. `\b` knows only ASCII letters: use `(?<!\p{L})` and
   * `(?!\p{L})`, with the flag `u`.
   */
  readonly signs: Partial<Record<Intent, RegExp>>;
  /** Whether a message asks something: a question mark of this script, or a question word. */
  readonly question: RegExp;
  /** Questions that are answered before anything else, after "Are you an AI?", which `@mimi/contract/honesty` recognizes. */
  readonly directQuestions: {
    /** "What is my name?" */
    readonly name: RegExp;
    /** "What do you remember of me?" */
    readonly memory: RegExp;
  };
  /** "My name is …", "Call me …": the first group is the name. */
  readonly introduction: RegExp;
  /** A death, an illness, fear or a hard loss; the demo answers quietly. Better once too often than once too little. */
  readonly badNews: RegExp;
  /** The user asks for something else after bad news, or has good news. */
  readonly movesOn: RegExp;
  /** Opens and closes what is spoken, such as `„` and `“`, or `「` and `」`. */
  readonly quotationMarks: readonly [open: string, close: string];
  /** Whether words are written without spaces between them. @default false */
  readonly hasNoSpaces?: boolean;
  /** "You have not told me your name yet. What shall I call you?" */
  readonly nameUnknown: string;
  /** "Would you like to tell me about it?", after bad news. */
  readonly tellMe: string;
  /** What a user can say next, for suggestions: three short sentences that fit any reply. */
  readonly suggestions: readonly [string, string, string];
  /** A sentence in which a user says something about themselves: "I live …", "my sister …". Such sentences are remembered. */
  readonly telling: RegExp;
  /** How such a sentence is remembered: "{name} said: “{text}”". */
  readonly remembered: string;
  /** What a note on a regenerated reply can ask for. */
  readonly notes: Readonly<Record<"shorter" | "longer" | "noQuestions" | "question" | "noActions", RegExp>>;
  /** Lines for every character that has none in this language; `{Name}` in actions is the character. `echoes` is empty. */
  readonly lines: CharacterLines;
  /** Sample characters who were written in this language. */
  readonly cast: readonly LocalCharacter[];
}

/** Either letters of a script that is of this language alone, or frequent words. */
export type Recognition =
  | {
      readonly by: "script";
      readonly script: RegExp;
      /** Letters of another language too, which in a chat in this language are of this one. */
      readonly shared?: RegExp;
    }
  /** At least sixty frequent words, in small letters without accents, those left out that are frequent in English too. */
  | {
      readonly by: "words";
      readonly words: string;
      /** Letters and marks that no other language of the demo has. */
      readonly letters?: RegExp;
    };

/** A sample character with what it says in the demo. `echoes` of its lines is empty. */
export interface LocalCharacter {
  readonly character: SampleCharacter;
  readonly lines: CharacterLines;
}
