/** Languages of characters and replies: BCP 47 tag and own name. */
export const languages = [
  ["en", "English"],
  ["ar", "العربية"],
  ["de", "Deutsch"],
  ["es", "Español"],
  ["fr", "Français"],
  ["hi", "हिन्दी"],
  ["id", "Bahasa Indonesia"],
  ["it", "Italiano"],
  ["ja", "日本語"],
  ["ko", "한국어"],
  ["nl", "Nederlands"],
  ["pl", "Polski"],
  ["pt", "Português"],
  ["ru", "Русский"],
  ["tr", "Türkçe"],
  ["uk", "Українська"],
  ["vi", "Tiếng Việt"],
  ["zh", "中文"],
] as const satisfies readonly (readonly [tag: string, name: string])[];

/** The own name of a language. A language that is not in the list has its tag. */
export function languageName(tag: string): string {
  const [primary] = tag.toLowerCase().split("-");
  return languages.find(([known]) => known === primary)?.[1] ?? tag;
}
