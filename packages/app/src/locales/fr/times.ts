import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "fr" };

/** A time within the next day in French. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `aujourd’hui à ${clock}`,
  tonight: (clock) => `ce soir à ${clock}`,
  tomorrow: (clock) => `demain à ${clock}`,
};
