import type { LanguageSelectProps } from "./LanguageSelect.tsx";

const languages = [
  { tag: "en", name: "English" },
  { tag: "de", name: "Deutsch" },
  { tag: "pt-BR", name: "Português (Brasil)" },
  { tag: "ja", name: "日本語" },
  { tag: "ar", name: "العربية" },
];

/** One per state of LanguageSelect. */
export const languageSelectFixtures = {
  labelled: { languages, value: "en" },
  labelHidden: { languages, value: "de", labelHidden: true },
} as const satisfies Record<string, Omit<LanguageSelectProps, "onValueChange">>;
