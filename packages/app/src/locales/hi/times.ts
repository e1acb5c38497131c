import type { languageTexts as EnglishLanguage, timeTexts as English } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "hi" };

/** A time within the next day, in Hindi. */
export const timeTexts: typeof English = {
  today: (clock) => `आज ${clock}`,
  tonight: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `कल ${clock}`,
};
