import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "ar" };

/** A time within the next day in Arabic. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `اليوم الساعة ${clock}`,
  tonight: (clock) => `الليلة الساعة ${clock}`,
  tomorrow: (clock) => `غدًا الساعة ${clock}`,
};
