import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "ko" };

/** A time within the next day in Korean. The clock itself says that it is evening. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `오늘 ${clock}`,
  tonight: (clock) => `오늘 ${clock}`,
  tomorrow: (clock) => `내일 ${clock}`,
};
