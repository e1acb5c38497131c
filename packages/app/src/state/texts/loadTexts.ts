import { languages as translated } from "virtual:languages";
import { type Language, languages } from "@mimi/contract";
import { importAlso, importWithRetry } from "../../services/importWithRetry.ts";
import { setTexts } from "./texts.ts";

/** The languages that the app has texts in, English first. */
export const offeredLanguages: readonly Language[] = languages.filter(
  ({ tag }) => tag === "en" || tag in translated,
);

/**
 * Loads the texts that the first page needs. From then on, code that is loaded waits for all other texts too. Resolves to false for
 * a language that the app does not have, and rejects when the texts cannot be loaded.
 */
export async function loadTexts(tag: string): Promise<boolean> {
  const language = translated[tag];
  if (!language) return false;
  const first = await importWithRetry(language.first);
  setTexts(first.texts);
  importAlso(async () => {
    const rest = await language.rest();
    setTexts({ ...first.texts, ...rest.texts });
  });
  return true;
}
