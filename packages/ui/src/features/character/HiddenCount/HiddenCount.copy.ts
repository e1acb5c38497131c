import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the count of hidden characters. */
export const hiddenCountCopy = {
  hidden: (shown: string) => `${shown} hidden`,
  byFilters: "by your filters",
  adultHidden: (count: number, shown: string) =>
    plural(count, { one: "1 adult character hidden", other: `${shown} adult characters hidden` }),
  both: (adult: string, others: string) => `(${adult} adult, ${others} by your filters)`,
  reveal: (hidden: string) => `${hidden}. Show them`,
};
