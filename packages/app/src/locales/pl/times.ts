import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "pl" };

/** A time within the next day in Polish. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `dziś o ${clock}`,
  tonight: (clock) => `dziś wieczorem o ${clock}`,
  tomorrow: (clock) => `jutro o ${clock}`,
};
