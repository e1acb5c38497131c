import type { DemoCharacter } from "./DemoRequest.ts";
import { type Heard, heardIn, languageOf, languageWritten } from "./heard.ts";
import type { Manner, ResponderLanguage } from "./ResponderLanguage.ts";

/** One turn of the chat before the user's newest message. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** What a reply is made from. */
export interface Chat {
  readonly card: DemoCharacter;
  /** The number of turns before the message. */
  readonly length: number;
  /** The character's replies so far. */
  readonly replies: readonly string[];
  readonly message: string;
  /** What the user wrote, the newest message last. */
  readonly heard: readonly Heard[];
  /** The language of the message. */
  readonly messageLanguage: ResponderLanguage;
  /** The language of the reply: the chosen one, else that of the message. */
  readonly language: ResponderLanguage;
  readonly manner: Manner;
  /** Whether the card is written in the language of the reply. */
  readonly isCardLanguage: boolean;
}

/** This many letters tell the language of a card. */
const LETTERS_READ = 1_000;

/** Finds the language of a chat, and how the character speaks it. */
export function chatOf(card: DemoCharacter, history: readonly Turn[], message: string): Chat {
  const textsOf = (role: Turn["role"]) =>
    history.filter((turn) => turn.role === role).map(({ text }) => text);
  const replies = textsOf("assistant");
  const texts = [replies[0] ?? "", card.definition, card.scenario, card.exampleDialogs];
  const written = languageWritten(texts.join("\n").slice(0, LETTERS_READ));
  const heard = heardIn([...textsOf("user"), message], written);
  const messageLanguage = heard.at(-1)?.language ?? languageOf(written);
  const language = card.replyLanguage ? languageOf(card.replyLanguage) : messageLanguage;
  const manner = language.mannerOf({ card, replies, written });
  const isCardLanguage = language.tag === written;
  const languages = { messageLanguage, language, isCardLanguage };
  return { card, length: history.length, replies, message, heard, ...languages, manner };
}
