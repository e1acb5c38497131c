import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "ja" };

/** A time within the next day in Japanese. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `今日${clock}`,
  tonight: (clock) => `今夜${clock}`,
  tomorrow: (clock) => `明日${clock}`,
};
