import type { languageTexts as EnglishLanguage, timeTexts as EnglishTimes } from "../en/times.ts";

/** The language of the texts, as a BCP 47 tag. */
export const languageTexts: typeof EnglishLanguage = { tag: "pt-BR" };

/** One o'clock has the article in the singular. */
const at = (clock: string) => `${/^0?1(?!\d)/.test(clock) ? "à" : "às"} ${clock}`;

/** A time within the next day in Brazilian Portuguese. */
export const timeTexts: typeof EnglishTimes = {
  today: (clock) => `hoje ${at(clock)}`,
  tonight: (clock) => `hoje à noite, ${at(clock)}`,
  tomorrow: (clock) => `amanhã ${at(clock)}`,
};
