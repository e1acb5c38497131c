/** The language of the texts, as a BCP 47 tag. */
export const languageTexts = { tag: "en" };

/** A time within the next day. `clock` is "7 PM" or "19:00". */
export const timeTexts = {
  today: (clock: string) => `today at ${clock}`,
  tonight: (clock: string) => `tonight at ${clock}`,
  tomorrow: (clock: string) => `tomorrow at ${clock}`,
};
