/** Default texts of LanguageSelect. */
export const languageSelectCopy = { label: "Language" };
