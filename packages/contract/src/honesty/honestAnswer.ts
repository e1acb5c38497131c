import type { LanguageTag } from "../languages.ts";
import { honestyLanguages } from "./honestyLanguages.ts";

/** The answer to the question whether a character is an AI, in the language that asked. */
export function honestAnswer(language: LanguageTag, name: string): string {
  return honestyLanguages[language].answer(name);
}
