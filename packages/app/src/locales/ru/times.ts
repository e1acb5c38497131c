import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "ru" };

/** A time within the next day in Russian. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `сегодня в ${clock}`,
  tonight: (clock) => `сегодня в ${clock}`,
  tomorrow: (clock) => `завтра в ${clock}`,
};
