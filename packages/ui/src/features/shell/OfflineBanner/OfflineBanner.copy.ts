import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the offline banner. */
export const offlineBannerCopy = {
  offline: "You are offline. Messages are sent when you are back online.",
  waiting: (count: number) =>
    plural(count, { one: "1 message is waiting.", other: `${count} messages are waiting.` }),
  restored: "You are back online.",
  retry: "Try now",
};
