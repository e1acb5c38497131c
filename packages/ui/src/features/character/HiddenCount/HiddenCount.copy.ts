/** The texts of the count of hidden characters. */
export const hiddenCountCopy = {
  hidden: (shown: string) => `${shown} hidden`,
  byFilters: "by your filters",
  adultHidden: (count: number, shown: string) =>
    count === 1 ? "1 adult character hidden" : `${shown} adult characters hidden`,
  both: (adult: string, others: string) => `(${adult} adult, ${others} by your filters)`,
  reveal: (hidden: string) => `${hidden}. Show them`,
};
