import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "es" };

/** One o'clock has the article in the singular. */
const at = (clock: string) => `${/^0?1(?!\d)/.test(clock) ? "a la" : "a las"} ${clock}`;

/** A time within the next day in Spanish. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `hoy ${at(clock)}`,
  tonight: (clock) => `esta noche ${at(clock)}`,
  tomorrow: (clock) => `mañana ${at(clock)}`,
};
