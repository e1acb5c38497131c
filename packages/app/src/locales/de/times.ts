import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "de" };

/** A time within the next day in German. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `heute um ${clock} Uhr`,
  tonight: (clock) => `heute Abend um ${clock} Uhr`,
  tomorrow: (clock) => `morgen um ${clock} Uhr`,
};
