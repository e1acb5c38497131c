import { languages, type LanguageTag } from "@mimi/contract";
import { texts as english, type Texts } from "./en/texts.ts";

/** The texts in each language of the contract, from its folder here. The build bundles every folder. */
const textsByTag = new Map<LanguageTag, Texts>(
  await Promise.all(
    languages.map(async ({ tag }) => {
      const module = (await import(`./${tag}/texts.ts`)) as { readonly texts: Texts };
      return [tag, module.texts] as const;
    }),
  ),
);

/**
 * The texts of mails, files and pages that the API writes for people, in English without a language. The app has all others
 * (docs/decisions/0056).
 */
export function texts(language: LanguageTag | null = "en"): Texts {
  return textsByTag.get(language ?? "en") ?? english;
}
