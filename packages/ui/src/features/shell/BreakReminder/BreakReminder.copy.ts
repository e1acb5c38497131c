import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the break reminder. They state the time without judging it. */
export const breakReminderCopy = {
  message: (hours: number) =>
    plural(hours, {
      one: "You have been here for an hour.",
      other: `You have been here for ${hours} hours.`,
    }),
  saved: "Your chat is saved.",
  dismiss: "Dismiss",
};
