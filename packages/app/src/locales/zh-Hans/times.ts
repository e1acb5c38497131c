import type { languageTexts as EnglishLanguage, timeTexts as English } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "zh-Hans" };

/** A time within the next day, in simplified Chinese. */
export const timeTexts: typeof English = {
  today: (clock) => `今天 ${clock}`,
  tonight: (clock) => `今晚 ${clock}`,
  tomorrow: (clock) => `明天 ${clock}`,
};
