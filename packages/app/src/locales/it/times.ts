import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "it" };

/** A time within the next day in Italian. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `oggi alle ore ${clock}`,
  tonight: (clock) => `stasera alle ore ${clock}`,
  tomorrow: (clock) => `domani alle ore ${clock}`,
};
