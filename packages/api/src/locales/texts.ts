import type { LanguageTag } from "@mimi/contract";
import { english, type Texts } from "./en.ts";

const languages: Partial<Record<LanguageTag, Texts>> = { en: english };

/**
 * The texts of mails, files and pages that the API writes for people, in a language if it has them, else in English. The app has all
 * others (docs/decisions/0056).
 */
export function texts(language: LanguageTag | null = "en"): Texts {
  return languages[language ?? "en"] ?? english;
}
