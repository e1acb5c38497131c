import type { LanguageTag } from "@mimi/contract";
import { recognizedLanguage } from "../languages/recognizedLanguage.ts";
import { english } from "./english.ts";
import type { ResponderLanguage } from "./ResponderLanguage.ts";
import { responderLanguages } from "./responderLanguages.ts";

/** A message of the user, and the language that it is answered in. */
export interface Heard {
  readonly text: string;
  readonly language: ResponderLanguage;
  /** Whether the message itself tells its language. */
  readonly isCertain: boolean;
}

/**
 * Finds the language of each message, the newest last. A message that does not tell it is of the language of the message before,
 * the first of the language that the character is written in.
 */
export function heardIn(texts: readonly string[], written: LanguageTag): Heard[] {
  let likely = written;
  return texts.map((text) => {
    const recognized = recognizedLanguage(text, likely);
    likely = recognized ?? likely;
    return { text, language: languageOf(likely), isCertain: recognized !== null };
  });
}

/** The language that a text is written in, such as a card or a greeting; English when it cannot be told. */
export function languageWritten(text: string): LanguageTag {
  return recognizedLanguage(text, "en") ?? "en";
}

/** A language by its tag. */
export function languageOf(tag: LanguageTag): ResponderLanguage {
  return responderLanguages.find((one) => one.tag === tag) ?? english;
}
