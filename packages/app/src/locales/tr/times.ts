import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "tr" };

/** A time within the next day in Turkish. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `bugün saat ${clock}`,
  tonight: (clock) => `bu akşam saat ${clock}`,
  tomorrow: (clock) => `yarın saat ${clock}`,
};
